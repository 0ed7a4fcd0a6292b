import { compareNames, SAME_NAME } from "./compare-names";
import { comparePlaces, otherCountry, type PlaceAgreement } from "./compare-places";
import { type Contradiction, contradictions } from "./contradictions";
import type { Traits } from "./traits";

export interface DuplicateReason {
  key:
    | "imports:duplicates.identifier"
    | "imports:duplicates.sharedIdentifier"
    | "imports:duplicates.otherIdentifier"
    | "imports:duplicates.name"
    | `imports:duplicates.other.${Contradiction}`
    | `imports:duplicates.place.${ReturnType<typeof comparePlaces>["found"]}`;
  params: Record<string, string | number>;
}

export interface Likeness {
  /** 0 to 1. Below `CERTAIN` wherever something speaks against it. */
  score: number;
  /** What speaks for it and what against it. */
  reasons: DuplicateReason[];
  /** Something says that they are two, whatever else says that they are one. */
  contradicted: boolean;
}

/** Anything that can say how likely two suppliers are the same. Null for "no reason to think so". */
export type Compare = (a: Traits, b: Traits) => Likeness | null;

/** What names one supplier: the key of the list itself, and numbers of single establishments. */
const OWN_IDENTIFIER: Readonly<Record<string, number>> = { ERP: 0.97, "OS-ID": 0.99, DUNS: 0.97 };
/** Numbers of a legal entity, which its works and, as a tax group or under a parent, its sisters give as well: alone a reason to ask. */
const SHARED_IDENTIFIER = 0.85;
/** The same with the same name, and nothing against it. */
const SHARED_AND_SAME_NAME = 0.97;
/** Names that have less in common make the list's own number doubtful. */
const LIKE_NAMES = 0.6;
const DOUBTFUL = 0.8;
/** Names that have nothing to do with each other. */
const UNLIKE_NAMES = 0.3;

/** Two LEIs are two companies. Two vendor numbers may be a supplier that was created twice: a person decides. */
const OTHER_ENTITY = 0.5;
/** Where something says that they are two, a person decides. */
const CONTRADICTED = 0.9;

/** By identifier, then by name and place: 65 % name, 35 % place. */
export const compareSuppliers: Compare = compareBy(compareNames);

/** The same with another eye for names; `nameLikeness` answers 0 to 1. */
export function compareBy(nameLikeness: (a: Traits, b: Traits) => number): Compare {
  return (a, b) => {
    // Nearly all pairs end here: by what is read of both in any case.
    const { same, others } = equalNumbers(a, b);
    if (same === 0 && otherCountry(a, b)) return null;
    const name = nameLikeness(a, b);
    if (same === 0 && name < leastAlike(others)) return null;
    const place = comparePlaces(a, b);
    const numbers = compareNumbers(a, b, { name, place });
    const described = describedBy(a, b, { name, place, numbers });
    const likeliest = Math.max(numbers.score, Math.min(described, numbers.most));
    if (likeliest <= 0) return null;
    const against = contradictions(a, b, place);
    const contradicted = numbers.others > 0 || against.length > 0;
    const score = contradicted ? Math.min(likeliest, CONTRADICTED) : likeliest;
    const reasons: DuplicateReason[] = [
      ...numbers.reasons,
      { key: "imports:duplicates.name", params: { likeness: Math.round(name * 100) } },
      { key: `imports:duplicates.place.${place.found}`, params: kilometresOf(place) },
      ...against.map(({ what, params }) => ({ key: `imports:duplicates.other.${what}` as const, params })),
    ];
    return { score: Number(score.toFixed(3)), reasons, contradicted };
  };
}

/** How many of their numbers are the same, and how many of one kind differ. */
function equalNumbers(a: Traits, b: Traits): { same: number; others: number } {
  let [same, others] = [0, 0];
  for (const [system, id] of a.identifiers) {
    const other = b.identifiers.get(system);
    if (other === id) same++;
    else if (other !== undefined) others++;
  }
  return { same, others };
}

/** Names that have less in common say nothing. */
const leastAlike = (others: number): number => (others > 0 ? 0.85 : 0.7);

interface Found {
  name: number;
  place: PlaceAgreement;
}

interface Numbers {
  /** By equal numbers alone. */
  score: number;
  /** What name and place may come to, beside numbers that differ. */
  most: number;
  /** How many differ. */
  others: number;
  reasons: DuplicateReason[];
}

function compareNumbers(a: Traits, b: Traits, { name, place }: Found): Numbers {
  const numbers: Numbers = { score: 0, most: 1, others: 0, reasons: [] };
  const isApart = place.found === "elsewhere" || place.found === "otherCountry";
  const ofSite = a.kind === "site" || b.kind === "site";
  for (const [system, id] of a.identifiers) {
    const other = b.identifiers.get(system);
    if (other === undefined) continue;
    const own = OWN_IDENTIFIER[system];
    if (other !== id) {
      numbers.others++;
      numbers.most = Math.min(numbers.most, system === "ERP" ? CONTRADICTED : OTHER_ENTITY);
      numbers.reasons.push({ key: "imports:duplicates.otherIdentifier", params: { system, id, other } });
    } else if (own !== undefined) {
      numbers.score = Math.max(numbers.score, name < LIKE_NAMES ? DOUBTFUL : own);
      numbers.reasons.push({ key: "imports:duplicates.identifier", params: { system, id } });
    } else if (!(isApart && name < UNLIKE_NAMES) && !(ofSite && (isApart || name < SAME_NAME))) {
      // Two that have nothing but the number in common are two of a group, and nobody has to be asked. Of two sites that share the number of their company nothing is known by it, unless all else agrees.
      numbers.score = Math.max(numbers.score, name < SAME_NAME ? SHARED_IDENTIFIER : SHARED_AND_SAME_NAME);
      const key = name < SAME_NAME ? "imports:duplicates.sharedIdentifier" : "imports:duplicates.identifier";
      numbers.reasons.push({ key, params: { system, id } });
    }
  }
  return numbers;
}

/** By name and place. Names that are only alike never come to what is certain. */
function describedBy(a: Traits, b: Traits, { name, place, numbers }: Found & { numbers: Numbers }): number {
  if (place.found === "otherCountry" || name < leastAlike(numbers.others)) return 0;
  // A name that a list does not give cannot agree, and a list that numbers its places means each of them.
  if ((a.calledAfterOwner || b.calledAfterOwner) && numbers.others > 0) return 0;
  const bothSites = a.kind === "site" && b.kind === "site";
  if (bothSites && numbers.others > 0 && (place.distance ?? 0) > ONE_WORKS_KM) return 0;
  if (name === 1 && a.country === b.country && tellSameAndNoMore(a, b)) return SAME_AND_NO_MORE;
  const score = 0.65 * name + 0.35 * place.score;
  return name < SAME_NAME ? Math.min(score, CONTRADICTED) : score;
}

/** Above `CERTAIN`. */
const SAME_AND_NO_MORE = 0.93;

/**
 * Whether two rows of a list say the same name with the same legal form and, if any, the same country, and nothing else of who they are: so do lists
 * with one row for each owner, product or order, and nobody could tell the two apart. A target that was there before may be another list's.
 */
function tellSameAndNoMore(a: Traits, b: Traits): boolean {
  const isBare = ({ row, kind, city, postalCode, addressWords, lat, identifiers }: Traits): boolean =>
    row > 0 &&
    kind === "organization" &&
    city === null &&
    postalCode === null &&
    addressWords.length === 0 &&
    lat === null &&
    identifiers.size === 0;
  return a.legal !== 0 && a.legal === b.legal && isBare(a) && isBare(b);
}

/** Two spots that a list numbers one by one and that are further apart are not on the same ground. */
const ONE_WORKS_KM = 1;

const kilometresOf = ({ distance }: PlaceAgreement): Record<string, number> =>
  distance === null ? {} : { km: Number(distance.toFixed(1)) };
