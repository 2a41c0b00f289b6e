// How difficult a puzzle is, from no star to four.
import { puzzleWords } from "./texts";

const MOST = 4;
export const GRADES = [0, 1, 2, 3, MOST];

export const Stars = ({ grade }: { grade: number }) => (
  <span class="puzzle-stars" role="img" aria-label={puzzleWords().grade[grade]} title={puzzleWords().gradeHint[grade]}>
    {"★".repeat(grade) + "☆".repeat(MOST - grade)}
  </span>
);
