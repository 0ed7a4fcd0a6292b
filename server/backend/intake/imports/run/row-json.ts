import type { RowProblem } from "../rows/candidate";
import { isGood } from "./is-good";
import { storableJson } from "./storable-json";

/**
 * A row as `storeRows` takes it: `refused`, or for the time being `create`, with what is wrong with it; `number` is as a person counts in the
 * file. Made in the thread that reads the file, so that the process has a text to hand on and nothing to go through.
 */
export function rowJson({ candidate, problems }: RowRead, number: number): string {
  const state = candidate !== null && isGood({ problems }) ? "create" : "refused";
  const reasons = problems.map(({ row: _, ...problem }) => problem);
  return storableJson({ row: number, state, candidate, reasons });
}

/** Of any kind; null where the row names nobody. */
export interface RowRead {
  candidate: object | null;
  problems: RowProblem[];
}
