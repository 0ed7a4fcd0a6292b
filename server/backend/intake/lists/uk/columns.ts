import type { TableRow } from "../../connectors/reading/table";

/** A title without its punctuation: "Nationality(/ies)", "D.O.B" and "Business registration number (s)" vary with the years. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\(\/?\w{1,3}\)/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^d o b$/, "dob");

/**
 * What the columns hold: of the UK Sanctions List of the Foreign, Commonwealth and Development Office, then of the consolidated list of
 * the Office of Financial Sanctions Implementation, which ended in January 2026 and is still in many archives.
 */
const COLUMNS = {
  uniqueId: ["unique id", "unique identifier"],
  groupId: ["ofsi group id", "group id"],
  unReference: ["un reference number", "un ref"],
  nameType: ["name type", "alias type"],
  strength: ["alias strength", "alias quality"],
  title: ["title"],
  original: ["name non latin script"],
  kind: ["designation type", "group type", "individual entity ship"],
  regime: ["regime name", "regime"],
  designated: ["date designated", "uk sanctions list date designated", "listed on"],
  updated: ["last updated"],
  measures: ["sanctions imposed"],
  information: ["other information"],
  reasons: ["uk statement of reasons"],
  postcode: ["address postal code", "post zip code"],
  country: ["address country", "country"],
  birth: ["dob", "dobs", "date of birth"],
  nationality: ["nationality", "nationalities"],
  nationalId: ["national identifier number", "national identification number", "ni number"],
  passport: ["passport number", "passport details"],
  position: ["position"],
  entityType: ["type of entity"],
  parent: ["parent company"],
  registration: ["business registration number"],
  imo: ["imo number"],
  owner: ["current owner operator"],
  flag: ["current believed flag of ship"],
  built: ["year built"],
  hull: ["hull identification number", "hull identification number hin"],
  phone: ["phone number"],
  website: ["website"],
  email: ["email address"],
} as const satisfies Record<string, readonly string[]>;

export type UkField = keyof typeof COLUMNS;

const NUMBERED = /^(?:name [1-6]|address (?:line )?[1-6])$/;
const KNOWN = new Set<string>(Object.values(COLUMNS).flat());

/** Whether a title is one that a British list has. */
export function isUkTitle(title: string): boolean {
  const key = titleKey(title);
  return KNOWN.has(key) || NUMBERED.test(key);
}

/** Whether a header belongs to a British list: the parts of the name in columns of their own, or its number, and something of that country's alone. */
export function isUkHeader(titles: readonly string[]): boolean {
  const keys = new Set(titles.map(titleKey));
  const has = (...names: string[]): boolean => names.some((name) => keys.has(name));
  const numbered = has("unique id", "ofsi group id") || (has("group id") && has("group type", "alias type", "name 6"));
  const british = [
    has("name 6"),
    has("ofsi group id"),
    has("regime name", "regime"),
    has("designation type", "group type"),
    has("name type", "alias type"),
    has("uk statement of reasons"),
    has("designation source"),
  ];
  return numbered && british.filter(Boolean).length >= 2;
}

/** The cells of a row by field, and the numbered columns. */
export function ukCells({ cells }: TableRow) {
  const byKey = new Map([...cells].map(([title, value]) => [titleKey(title), value]));
  const field = (name: UkField): string => {
    for (const key of COLUMNS[name]) {
      const value = byKey.get(key)?.trim() ?? "";
      if (value !== "") return value;
    }
    return "";
  };
  const name = (number: number): string => byKey.get(`name ${number}`)?.trim() ?? "";
  const address = (number: number): string =>
    (byKey.get(`address line ${number}`) ?? byKey.get(`address ${number}`) ?? "").trim();
  return { field, name, address, whole: (byKey.get("name") ?? "").trim() };
}

export type UkCells = ReturnType<typeof ukCells>;
