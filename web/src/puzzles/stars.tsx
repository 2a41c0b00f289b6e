// How difficult a puzzle is, from one star to four.
import { puzzleWords } from "./texts";

export const GRADES = [1, 2, 3, 4];

export const Stars = ({ grade }: { grade: number }) => (
  <span class="puzzle-stars" role="img" aria-label={puzzleWords().grade[grade]} title={puzzleWords().gradeHint[grade]}>
    {GRADES.map((each) => (each <= grade ? "★" : "☆")).join("")}
  </span>
);
