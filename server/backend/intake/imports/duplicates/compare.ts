import { compareNames } from "./compare-names";
import { comparePlaces } from "./compare-places";
import type { Traits } from "./traits";

export interface DuplicateReason {
  key:
    | "imports:duplicates.identifier"
    | "imports:duplicates.otherIdentifier"
    | "imports:duplicates.name"
    | `imports:duplicates.place.${ReturnType<typeof comparePlaces>["found"]}`;
  params: Record<string, string | number>;
}

export interface Likeness {
  /** 0 to 1. */
  score: number;
  reasons: DuplicateReason[];
}

/** Anything that can say how likely two suppliers are the same. Null for "no reason to think so". */
export type Compare = (a: Traits, b: Traits) => Likeness | null;

/** How far an identifier alone makes two rows one. The vendor number is the key of the list itself. */
const SAME_IDENTIFIER: Readonly<Record<string, number>> = {
  ERP: 0.97,
  "OS-ID": 0.99,
  LEI: 0.97,
  DUNS: 0.99,
  Registration: 0.94,
  VAT: 0.93,
};
/** Identifiers of a legal entity. Its sites share them, and two sites are not one for it. */
const OF_LEGAL_ENTITY = new Set(["LEI", "VAT", "Registration"]);
/** Names that have little to do with each other make a shared identifier doubtful. */
const STRANGE_NAMES = 0.3;

/** Two LEIs are two companies. Two vendor numbers may be a supplier that was created twice: a person decides. */
const OTHER_ENTITY = 0.5;
const OTHER_NUMBER = 0.9;

/** By identifier, then by name and place: 65 % name, 35 % place. */
export const compareSuppliers: Compare = compareBy(compareNames);

/** The same with another eye for names; `nameLikeness` answers 0 to 1. */
export function compareBy(nameLikeness: (a: Traits, b: Traits) => number): Compare {
  return (a, b) => {
    const name = nameLikeness(a, b);
    const place = comparePlaces(a, b);
    const apart = place.found === "elsewhere" || place.found === "otherCountry";
    const reasons: DuplicateReason[] = [];
    let byIdentifier = 0;
    let most = 1;
    for (const [system, id] of a.identifiers) {
      const other = b.identifiers.get(system);
      if (other === undefined) continue;
      const ofEntity = OF_LEGAL_ENTITY.has(system);
      if (other !== id) {
        most = Math.min(most, system === "ERP" ? OTHER_NUMBER : OTHER_ENTITY);
        reasons.push({ key: "imports:duplicates.otherIdentifier", params: { system, id, other } });
      } else if (!(ofEntity && (a.kind === "site" || b.kind === "site") && (apart || name < 0.85))) {
        byIdentifier = Math.max(byIdentifier, SAME_IDENTIFIER[system] ?? 0.9);
        reasons.push({ key: "imports:duplicates.identifier", params: { system, id } });
      }
    }
    reasons.push({ key: "imports:duplicates.name", params: { likeness: Math.round(name * 100) } });
    reasons.push({
      key: `imports:duplicates.place.${place.found}`,
      params: place.distance === null ? {} : { km: Number(place.distance.toFixed(1)) },
    });
    const identified =
      byIdentifier > 0 && (name < STRANGE_NAMES || place.found === "otherCountry") ? 0.8 : byIdentifier;
    const described = place.found === "otherCountry" || name < 0.7 ? 0 : 0.65 * name + 0.35 * place.score;
    const score = Math.max(identified, Math.min(described, most));
    return score > 0 ? { score: Number(score.toFixed(3)), reasons } : null;
  };
}
