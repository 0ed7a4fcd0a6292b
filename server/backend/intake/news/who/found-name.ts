/** A name in one field. */
export interface FoundName {
  /** As written there. */
  text: string;
  /** The same with a word before it that may belong to it: "Gießerei Muster Guss GmbH". */
  longer: string | null;
  /** What tells that it is one. Only a legal form says so for sure. */
  by: "legal-form" | "capitals" | "agent";
  /** UTF-16 offsets, `end` exclusive. */
  start: number;
  end: number;
  /** Its first and its last word. */
  first: number;
  last: number;
}
