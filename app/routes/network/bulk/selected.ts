import { parseTargetFilter, type TargetListFilter } from "~/domain/target/target-filter";

/** The collection of which an address means all that its filter shows; null where it names targets. */
export function allOf(search: URLSearchParams): { collectionId: number; filter: TargetListFilter } | null {
  const collectionId = search.get("collectionId") ?? "";
  return /^(?:0|[1-9]\d{0,14})$/.test(collectionId)
    ? { collectionId: Number(collectionId), filter: parseTargetFilter(search) }
    : null;
}

/** Numbers of an address, with commas between them; what is none is left out, and more than a form may hold. */
export function targetsOf(search: URLSearchParams): number[] {
  const given = (search.get("targetIds") ?? "").split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(given.map(Number))].slice(0, 200);
}
