import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";

/** A minimum by its name: 1 is Low, 4 Critical, null no mails. */
export const named = (minimum: number | null): PriorityName | null =>
  minimum === null ? null : (PRIORITY_NAMES[minimum - 1] ?? null);
