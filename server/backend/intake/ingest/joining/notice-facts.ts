import type { SourceContent } from "../../../platform/db/schema/events";
import type { Point } from "../../../reference/geo/distance";
import { findLegalForms } from "../../../reference/names/find-legal-forms";
import { foldName } from "../../../reference/names/fold-name";
import { instant } from "../source-content";

/** What of a notice of a layoff tells whether another one is about the same. */
export interface NoticeFacts {
  /** The employer as it is written, folded, without legal forms and countries; empty where nobody is named. */
  employer: string[];
  /** Days since 1970: of the notice, and of the first layoff where it is another day or the only one. */
  notice: number | null;
  effective: number | null;
  employees: number | null;
  amends: boolean;
  closure: boolean;
  town: string | null;
  region: string | null;
  /** Number and first word of the street: "1505 worldwide". */
  street: string | null;
  point: (Point & { precision: string }) | null;
}

const DAY = 86_400_000;

export function noticeFacts(told: SourceContent): NoticeFacts {
  const employer = told.organizations.find(({ role }) => role === "employer");
  const address = told.places.find((place) => place.kind === "address");
  const point = told.places.find((place) => place.kind === "point");
  const effective = dayOf(told.period?.from ?? told.happenedAt);
  return {
    employer: wordsOf(employer?.name ?? ""),
    notice: dayOf(told.publishedAt),
    effective,
    employees: told.severity.employeesAffected ?? null,
    amends: told.amends === true,
    closure: told.kind === "plant-closure",
    town: address?.city ? foldName(address.city) : null,
    region: address?.region ? foldName(address.region) : null,
    street: streetOf(employer?.address ?? address?.text ?? ""),
    point: point ? { lat: point.lat, lon: point.lon, precision: point.precision ?? "exact" } : null,
  };
}

function dayOf(text: string | null | undefined): number | null {
  const at = instant(text);
  return at === null ? null : Math.floor(at.getTime() / DAY);
}

function wordsOf(name: string): string[] {
  const words = foldName(name).split(" ").filter(Boolean);
  const { taken } = findLegalForms(words);
  const own = words.filter((word, n) => !taken[n] && !FILLING.has(word));
  return own.length > 0 ? own : words;
}

/** What one register writes of a company and another does not. */
const FILLING = new Set(["the", "usa", "us", "america", "of", "and", "dba", "formerly", "aka", "division"]);

function streetOf(text: string): string | null {
  const found = /\b(\d{1,6})\s+(?:[nsew]\.?\s+|north\s+|south\s+|east\s+|west\s+)?([a-z0-9]+)/i.exec(text);
  return found ? `${found[1]} ${foldName(found[2] ?? "")}` : null;
}
