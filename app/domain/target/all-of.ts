import { parseTargetFilter, type TargetListFilter, targetMatchFields } from "./target-filter";

/** All targets of a collection that a filter shows. */
export interface AllOf {
  collectionId: number;
  filter: TargetListFilter;
}

/** The collection of which an address means all that its filter shows; null where it names targets. */
export function allOf(search: URLSearchParams): AllOf | null {
  const collectionId = search.get("collectionId") ?? "";
  return /^(?:0|[1-9]\d{0,14})$/.test(collectionId)
    ? { collectionId: Number(collectionId), filter: parseTargetFilter(search) }
    : null;
}

/** The same in an address. */
export const allOfFields = ({ collectionId, filter }: AllOf): Record<string, string> => ({
  ...targetMatchFields(filter),
  collectionId: String(collectionId),
});

/** The same for the backend. */
export const selectionOf = ({ collectionId, filter }: AllOf) => ({ collectionId, filter: targetMatchFields(filter) });
