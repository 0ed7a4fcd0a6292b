import { BIS } from "../../../intake/lists/bis/parse";
import { CSL } from "../../../intake/lists/csl/parse";
import { EU } from "../../../intake/lists/eu/parse";
import type { ListReader } from "../../../intake/lists/recognise";
import { SECO } from "../../../intake/lists/seco/parse";
import { UK } from "../../../intake/lists/uk/parse";
import { UN } from "../../../intake/lists/un/parse";

/** Whose list it is, whatever the form of its files; `table` is any other, one entry or one name a row, read by a mapping. */
export const LIST_FORMATS = ["ofac", "bis", "csl", "un", "uk", "eu", "seco", "table"] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export interface ListKind {
  title: string;
  authority: string;
  format: ListFormat;
}

const TREASURY = "US Department of the Treasury";

/** By the name that a list is imported under, as the commands of the README have it. */
const KNOWN_LISTS: Readonly<Record<string, ListKind>> = {
  "ofac-sdn": { title: "OFAC SDN", authority: TREASURY, format: "ofac" },
  "ofac-nonsdn": { title: "OFAC non-SDN", authority: TREASURY, format: "ofac" },
  "bis-denied": { title: BIS, authority: "US Department of Commerce", format: "bis" },
  "us-csl": { title: CSL, authority: "US International Trade Administration", format: "csl" },
  un: { title: UN, authority: "United Nations Security Council", format: "un" },
  uk: { title: UK, authority: "UK Foreign, Commonwealth & Development Office", format: "uk" },
  eu: { title: EU, authority: "European Commission", format: "eu" },
  "ch-seco": { title: SECO, authority: "Swiss State Secretariat for Economic Affairs", format: "seco" },
};

/** What is known of a list by its name; null for any other name. */
export const knownList = (name: string): ListKind | null =>
  Object.hasOwn(KNOWN_LISTS, name) ? (KNOWN_LISTS[name] ?? null) : null;

/** A list of another name, by whose its files are: OFAC has several, which have no title in common. */
export function listOfFormat(name: string, format: ListFormat): ListKind {
  const known = Object.values(KNOWN_LISTS).find((list) => list.format === format);
  if (!known) return { title: name, authority: "", format };
  return { title: format === "ofac" ? name : known.title, authority: known.authority, format };
}

/** Whose list the files of a reader are. */
export const formatOf = (reader: ListReader): ListFormat =>
  reader === "uk-xml" ? "uk" : reader === "eu-csv" ? "eu" : reader;

/** Lower-case words joined by hyphens, as in `ofac-sdn`; part of a match's identity, so it holds no colon. `new` is the page that adds one. */
export const LIST_NAME = /^(?!new$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LIST_NAME_LENGTH = 60;
