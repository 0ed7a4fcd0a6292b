import type { TARGET_TYPES } from "./target-words";

interface Kind {
  type: (typeof TARGET_TYPES)[number];
  ctype: string;
}

/** Places that are no company's: nobody there answers for one. */
const PUBLIC_PLACES: readonly string[] = ["port", "airport", "rail-terminal", "border-crossing", "waterway"];

/** Somebody there can answer a questionnaire: a company, or a site of one; no country, industry, commodity or public place. */
export const canBeAsked = ({ type, ctype }: Kind): boolean =>
  type === "organization" || (type === "POI" && !PUBLIC_PLACES.includes(ctype));

/** Revenue is a whole company's. */
export const hasRevenue = ({ type }: Pick<Kind, "type">): boolean => type === "organization";
