import type { SupplierCandidate } from "../../imports/rows/candidate";

/** A line of a list as it is matched: of a pasted list in `row` the number of its line. */
export interface NamedLine {
  /** As a person counts in the list. */
  line: number;
  said: SupplierCandidate;
}

/** A list that was read as a whole. */
export interface ReadList {
  /** Of its file; null for a text that was pasted. */
  name: string | null;
  lines: NamedLine[];
  /** Numbers of lines of a file that name nobody. */
  leftOut: number[];
}
