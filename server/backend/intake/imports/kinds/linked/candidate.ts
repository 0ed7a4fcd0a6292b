import type { RowEndName } from "~/backend/contract/import-kinds";
import type { Identifier } from "../../rows/candidate";
import type { RowReason } from "../../run/import-key";

/** A row about targets that are there or named, such as a relation of two: what it says of them is the kind's own. */
export interface LinkedCandidate<Says = object> {
  /** As a person counts in the file. */
  row: number;
  kind: "organization";
  /** Of the first end that is unknown, or else the first: the name that a person is asked about. */
  name: string;
  country: string | null;
  city: null;
  ends: RowEnd[];
  says: Says;
}

/** Somebody whom a row names. */
export interface RowEnd {
  end: RowEndName;
  /** As written; the number where there is no name. */
  name: string;
  /** No name, a number only: nobody can be made of it. */
  numberOnly?: true;
  country: string | null;
  identifiers: Identifier[];
  /** Who is called and numbered so is the same in every row and every file. */
  key: string;
  /** `own`: the customer's company itself, whose target may have yet to be made. */
  status: "unknown" | "known" | "new" | "own";
  targetId: number | null;
  /** The likeliest target while it is unknown. */
  like?: { targetId: number; score: number; reasons: RowReason[] };
  /** Said by a person, who may say otherwise until it is applied. */
  decided?: true;
  /** The day on which a person said it of another list. */
  remembered?: string;
}

/** Whether a row is one of ends; rows of suppliers have none. */
export const isLinked = (candidate: object | null): candidate is LinkedCandidate =>
  candidate !== null && "ends" in candidate;

/** The end that a person is asked about: the first unknown one, or else the last one that a person decided; -1 for none. */
export function askedEnd(ends: readonly RowEnd[]): number {
  const unknown = ends.findIndex(({ status }) => status === "unknown");
  return unknown >= 0 ? unknown : ends.findLastIndex(({ decided }) => decided === true);
}

/** With the name of the end that a person is asked about before the others. */
export function named<S>(candidate: LinkedCandidate<S>): LinkedCandidate<S> {
  const end = candidate.ends[Math.max(0, askedEnd(candidate.ends))];
  return end === undefined ? candidate : { ...candidate, name: end.name, country: end.country };
}
