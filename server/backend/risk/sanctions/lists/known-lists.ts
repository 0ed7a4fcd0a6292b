import { BIS } from "../../../intake/lists/bis/parse";
import { CSL } from "../../../intake/lists/csl/parse";
import { UN } from "../../../intake/lists/un/parse";

/** How a list's files are laid out; `table` is any other, one entry or one name a row, read by a mapping. */
export const LIST_FORMATS = ["ofac", "bis", "csl", "un", "table"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ListKind {
  title: string;
  authority: string;
  format: ListFormat;
}

const KNOWN_LISTS: Readonly<Record<string, ListKind>> = {
  "ofac-sdn": { title: "OFAC SDN", authority: "US Department of the Treasury", format: "ofac" },
  "ofac-nonsdn": { title: "OFAC non-SDN", authority: "US Department of the Treasury", format: "ofac" },
  "bis-denied": { title: BIS, authority: "US Department of Commerce", format: "bis" },
  "us-csl": { title: CSL, authority: "US International Trade Administration", format: "csl" },
  un: { title: UN, authority: "United Nations Security Council", format: "un" },
};

/** What is known of a list by its name; any other is a table and called by its name. */
export function listKindOf(name: string): ListKind {
  return KNOWN_LISTS[name] ?? { title: name, authority: "", format: "table" };
}

/** Lower-case words joined by hyphens, as in `ofac-sdn`; part of a match's identity, so it holds no colon. */
export const LIST_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LIST_NAME_LENGTH = 50;
