import type { EventTypeId } from "../../../../../reference/catalogue/event-types";

/**
 * One thing that can happen, as a reporter would write it. Filled in: `{org}` the short name, `{full}` the whole one (never before a full
 * stop: legal forms end in one), `{place}`, `{country}`, `{goods}`, and numbers: `{n}` 2–9, `{staff}` people, `{days}`, `{weeks}`, `{pct}`,
 * `{money}` millions, `{km}`, `{size}` what was measured; `{weekday}`, a working day; `{month}` the one before, `{later}` one to
 * come.
 */
export interface Scenario {
  type: EventTypeId;
  weight: number;
  /** Where such things happen: everywhere, only in countries of a kind, or only at companies that do such work. */
  where: Where;
  title: string;
  body: string;
}
export type Where = "anywhere" | "fragile" | "industrial" | "forest" | Work;
/** Makers of anything, those of them with furnaces, carriers, mines, and growers with those who trade for them. */
export type Work = "works" | "metal" | "carrier" | "mine" | "field";

/** Lines `type weight where | title | body`. */
export function scenarios(text: string): readonly Scenario[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [head = "", title = "", body = ""] = line.split(" | ");
      const [type, weight, where] = head.split(" ");
      return { type: type as EventTypeId, weight: Number(weight), where: where as Where, title, body };
    });
}

/** Where inspectors and unions find the gravest violations most often. */
export const FRAGILE: ReadonlySet<string> = new Set("CD CI GH NG ET MM BD PK IN UZ MG TR CN TH MY ID VN KH".split(" "));
/** Where forest is cleared for what is delivered. */
export const FOREST: ReadonlySet<string> = new Set("CI GH NG CM ID MY BR CO EC PE VN MG".split(" "));
