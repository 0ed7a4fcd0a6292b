import type { TARGET_TYPES } from "./target-words";

/** Sanctions lists name companies; a site is screened through whose it is. No list names a country, an industry or a commodity. */
export const canBeScreened = ({ type }: { type: (typeof TARGET_TYPES)[number] }): boolean =>
  type === "organization" || type === "POI";
