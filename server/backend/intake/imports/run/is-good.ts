import type { ReadRow } from "../rows/read-row";

/** Nothing is so wrong with the row that it cannot be taken. */
export const isGood = ({ problems }: ReadRow): boolean => !problems.some(({ severity }) => severity === "error");
