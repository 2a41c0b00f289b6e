// The builder of armies.
import { builderOf } from "../../../builder";
import { bench, totalOf, tradeWith } from "./army";
import { useFigures } from "./catalogue";
import { Detail } from "./detail";
import { Filters } from "./filters";
import { Panel } from "./panel";
import { Pool } from "./pool";
import { find } from "./search";
import { words } from "./texts";
import "./army.css";

export const builder = builderOf({
  words,
  icon: "people",
  bench,
  useCatalogue: useFigures,
  tradeWith,
  measure: totalOf,
  find,
  Filters,
  Pool,
  Panel,
  Detail,
  Nothing,
});

function Nothing() {
  return (
    <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 4">
        <circle cx="28" cy="34" r="20" />
        <circle cx="60" cy="26" r="22" />
        <circle cx="92" cy="34" r="20" />
      </g>
    </svg>
  );
}
