// What is drawn when somebody is about to see it: what comes first into view is painted first, and the rest not at all.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** So far from the screen it is about to be seen. */
const NEARLY = "400px";

interface InViewProps {
  /** Of the empty box that keeps its place until then. */
  className: string;
  children: ComponentChildren;
}

export function InView({ className, children }: InViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver((found) => found.some((each) => each.isIntersecting) && setSeen(true), {
      rootMargin: NEARLY,
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return isSeen ? children : <div ref={box} class={className} aria-hidden="true" data-unseen="" />;
}
