import { openRule } from "./drawer-state";

/** A rule's number; it opens the rule in the drawer, above whatever is shown. */
export function RuleLink({ id, text }: { id: string; text?: string }) {
  if (!id) return null;
  return (
    <a
      class="rule-id"
      href={`/rules/${id}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openRule(id);
      }}
    >
      {text ?? id}
    </a>
  );
}
