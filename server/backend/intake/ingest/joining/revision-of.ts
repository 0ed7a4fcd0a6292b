import type { LinkReason } from "../../../platform/db/schema/events";
import type { EventJoining } from "../rules/event-joining";
import type { NoticeFacts } from "./notice-facts";
import { sameEmployer, sameWorkplace } from "./notice-likeness";

export interface RevisionOf {
  /** Joined without asking, or proposed to a person. */
  sure: boolean;
  reason: LinkReason;
  /** To choose among several: the least holds. */
  apart: number;
}

/**
 * Whether two notices of one source are one layoff told twice: the later one corrects the earlier one, or repeats it. Registers
 * seldom say which notice another one changes, so this is read off employer, site, days and numbers. Null when they are two
 * layoffs, or when too little is said. Symmetric.
 */
export function revisionOf(a: NoticeFacts, b: NoticeFacts, rule: EventJoining["revision"]): RevisionOf | null {
  const employer = sameEmployer(a, b);
  const place = employer && sameWorkplace(a, b, rule.km);
  if (!employer || !place) return null;
  const days = daysBetween(a, b);
  const found = evidence(a, b, place, days, rule) ?? (employer === "same" ? likeness(a, b, place, days, rule) : null);
  if (!found) return null;
  const close = employer === "same" ? place === "same" || found.exact : place === "same";
  const reason = { key: found.key, params: { days: Math.max(0, Math.round(days)) } };
  return { sure: found.sure && close, reason, apart: (found.sure ? 0 : 1000) + (employer === "same" ? 0 : 200) + days };
}

interface Evidence {
  key: string;
  sure: boolean;
  /** So many figures agree that a site nobody named can be no other. */
  exact: boolean;
}

function evidence(
  a: NoticeFacts,
  b: NoticeFacts,
  place: "same" | "open",
  days: number,
  rule: EventJoining["revision"],
): Evidence | null {
  const employees = a.employees !== null && a.employees === b.employees;
  const few = (a.employees ?? 0) <= rule.fewEmployees;
  const [earlier, later] = (a.notice ?? a.effective ?? 0) <= (b.notice ?? b.effective ?? 0) ? [a, b] : [b, a];
  const amends = later.amends || (days === 0 && earlier.amends);
  const bothDays = [a.notice, b.notice, a.effective, b.effective].every((day) => day !== null);
  const swapped = bothDays && a.notice !== a.effective && a.notice === b.effective && b.notice === a.effective;
  const effective = explicitEffective(a) !== null && explicitEffective(a) === explicitEffective(b);
  // One day told as the notice's and the layoff's: two offices' notes of the same letters.
  if (swapped && (employees || a.employees === null || b.employees === null))
    return { key: "joined.days-swapped", sure: true, exact: true };
  if (amends && (days <= rule.amendDays || chained(a, b))) {
    const agrees = (employees && !few) || effective || swapped;
    // Neither number nor day is the same: of a company that lays off in waves it may amend another one.
    if (!agrees && days > rule.days) return null;
    return { key: "joined.amended", sure: agrees, exact: employees && effective };
  }
  if (employees && effective && days <= rule.sameDays) {
    const twins = a.notice === b.notice && few;
    return { key: "joined.same-layoff", sure: !twins, exact: !few };
  }
  if (employees && !few && complements(a, b, rule))
    return { key: "joined.same-number", sure: true, exact: (a.employees ?? 0) >= rule.manyEmployees };
  if (employees && !few && days <= rule.days) {
    return { key: "joined.same-number", sure: chained(a, b) || repeats(earlier, later), exact: false };
  }
  // Put off by months, or in the second list months later.
  if (employees && !few && place === "same" && days <= rule.amendDays)
    return { key: "joined.same-number", sure: false, exact: false };
  // The same in two lists, of which one was corrected.
  if (place === "same" && complements(a, b, rule)) return { key: "joined.same-wait", sure: false, exact: false };
  // Chains close many sites on one day.
  if (effective && place === "same" && days > 0 && days <= rule.sameDays)
    return { key: "joined.same-day", sure: false, exact: false };
  return null;
}

/**
 * Two notices of one employer for one site soon after each other, of about as many employees: a corrected number, or another wave. Open
 * numbers, close days and closures were tried, too: most of those were other waves.
 */
function likeness(
  a: NoticeFacts,
  b: NoticeFacts,
  place: "same" | "open",
  days: number,
  rule: EventJoining["revision"],
): Evidence | null {
  if (place !== "same" || days > rule.days || a.employees === null || b.employees === null) return null;
  const fewer = Math.min(a.employees, b.employees);
  const isSimilar = fewer > rule.fewEmployees && fewer >= rule.similar * Math.max(a.employees, b.employees);
  return isSimilar ? { key: "joined.similar-number", sure: false, exact: false } : null;
}

/** The first layoff's day, where it is not only the notice's told again. */
const explicitEffective = ({ notice, effective }: NoticeFacts): number | null =>
  effective !== null && effective !== notice ? effective : notice === null ? effective : null;

/** One register writes the day of the notice, the other that of the layoff, which is some 60 days later by law. */
function complements(a: NoticeFacts, b: NoticeFacts, { waitDays }: EventJoining["revision"]): boolean {
  const wait = (told: NoticeFacts, planned: NoticeFacts): boolean => {
    if (told.notice === null || explicitEffective(told) !== null || planned.notice !== null) return false;
    const days = (planned.effective ?? Number.POSITIVE_INFINITY) - told.notice;
    return days >= -waitDays / 3 && days <= waitDays;
  };
  return wait(a, b) || wait(b, a);
}

/** The later one tells no day of a layoff of its own, and comes before that of the earlier one. */
function repeats(earlier: NoticeFacts, later: NoticeFacts): boolean {
  if (explicitEffective(later) !== null) return false;
  const planned = explicitEffective(earlier);
  return planned === null || (later.notice ?? Number.POSITIVE_INFINITY) <= planned;
}

/** The day of one's notice is the day of the other's layoff. */
const chained = (a: NoticeFacts, b: NoticeFacts): boolean =>
  (a.notice !== null && a.notice === b.effective) || (b.notice !== null && b.notice === a.effective);

/** Between the notices, else between the layoffs; a notice told by its layoff only counts from that. */
function daysBetween(a: NoticeFacts, b: NoticeFacts): number {
  const [one, other] = [a.notice ?? a.effective, b.notice ?? b.effective];
  return one === null || other === null ? Number.POSITIVE_INFINITY : Math.abs(one - other);
}
