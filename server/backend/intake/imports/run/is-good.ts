import type { RowProblem } from "../rows/candidate";

/** Nothing is so wrong with the row that it cannot be taken. */
export const isGood = ({ problems }: { problems: readonly RowProblem[] }): boolean =>
  !problems.some(({ severity }) => severity === "error");
