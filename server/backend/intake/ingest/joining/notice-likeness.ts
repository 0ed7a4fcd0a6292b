import { distanceKm } from "../../../reference/geo/distance";
import { editDistance } from "../../../reference/names/edit-distance";
import type { NoticeFacts } from "./notice-facts";

/** `same`: but for spelling; `part`: one is the other and more words, such as a site's; null: another employer or site. */
export function sameEmployer(a: NoticeFacts, b: NoticeFacts): "same" | "part" | null {
  const [one, other] = a.employer.length <= b.employer.length ? [a.employer, b.employer] : [b.employer, a.employer];
  if (one.length === 0) return null;
  if (one.join("") === other.join("")) return "same";
  if (one.length === other.length && one.every((word, n) => alike(word, other[n] ?? ""))) return "same";
  const more = other.filter((word) => !one.includes(word));
  const held = one.every((word) => other.includes(word));
  // "Plant 2", "Store 1712", "Mine North": a number or a side tells one site from another.
  if (!held || more.some((word) => /\d|^(?:north|south|east|west|upper|lower)$/.test(word))) return null;
  return one.join("").length >= SHORTEST_NAME ? "part" : null;
}

/** Shorter ones are a part of too many names. */
const SHORTEST_NAME = 4;

/** A slip of the pen; numbers are never alike. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || /\d/.test(a + b)) return false;
  const limit = shorter >= 9 ? 2 : 1;
  return editDistance(a, b, limit, false) <= limit;
}

/** `same`: the town, the street or the point agrees; `open`: one of them does not say; null: they are two places. */
export function sameWorkplace(a: NoticeFacts, b: NoticeFacts, km: number): "same" | "open" | null {
  if (a.region !== null && b.region !== null && a.region !== b.region) return null;
  if (a.street !== null && b.street !== null) return a.street === b.street ? "same" : null;
  if (a.town !== null && b.town !== null && a.town === b.town) return "same";
  if (a.point !== null && b.point !== null) {
    const county = a.point.precision === "county" || b.point.precision === "county";
    const apart = distanceKm(a.point, b.point);
    if (county) return apart <= COUNTY_KM ? "open" : null;
    return apart <= (a.town !== null && b.town !== null ? SAME_TOWN_KM : km) ? "same" : null;
  }
  return a.town !== null && b.town !== null && !holds(a.town, b.town) ? null : "open";
}

/** A county's middle is so far away from its towns. */
const COUNTY_KM = 40;
/** Two spellings of one town have one middle; two towns have two. */
const SAME_TOWN_KM = 1;

/** "detroit" and "detroit county wayne", "wilmington" and "wilmington clinton". */
const holds = (a: string, b: string): boolean => ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
