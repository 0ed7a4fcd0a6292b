import type { Problem } from "./raw-event";

/** One entry of a sanctions list, in the one form that screening reads. */
export interface ListedEntity {
  /** The list's own, or made from what identifies the entry: the same in every version of the list. */
  id: string;
  listName: string;
  kind: "organization" | "person" | "vessel" | "aircraft" | "unknown";
  names: ListedName[];
  /** ISO 3166-1 alpha-2, sorted: of addresses, nationalities, flags and documents. */
  countries: string[];
  addresses: ListedAddress[];
  identifiers: ListedIdentifier[];
  dates: ListedDate[];
  programs: string[];
  /** Other entries that it is listed for, by name. */
  linkedTo: string[];
  remarks: string;
  /** `YYYY-MM-DD` */
  listedOn: string | null;
}

export interface ListedName {
  text: string;
  kind: "primary" | "alias" | "weak-alias" | "former";
  /** ISO 15924, for names that are not in Latin letters. */
  script?: string;
}

export interface ListedAddress {
  text: string;
  city: string | null;
  country: string | null;
}

export interface ListedIdentifier {
  type: string;
  value: string;
  country: string | null;
}

export interface ListedDate {
  type: "birth" | "established" | "built" | "updated" | "effective" | "expires";
  /** ISO 8601, as exact as it is known: `1962`, `1962-03`, `1962-03-17`, or two of them as `1951/1953`. */
  value: string;
  /** "circa" */
  approximate?: boolean;
}

export type ListedItem = { ok: true; entity: ListedEntity } | { ok: false; problem: Problem };

/** All of it at once, entities and problems apart: for small lists and for tests. */
export async function collectEntities(
  items: AsyncIterable<ListedItem>,
): Promise<{ entities: ListedEntity[]; problems: Problem[] }> {
  const entities: ListedEntity[] = [];
  const problems: Problem[] = [];
  for await (const item of items) {
    if (item.ok) entities.push(item.entity);
    else problems.push(item.problem);
  }
  return { entities, problems };
}
