import type { ListedEntity } from "./listed-entity";

/** A column whose values are translated, or one value for all rows. */
export type Translated<Value extends string> = { column: string; values: Readonly<Record<string, Value>> } | Value;

/** Which column of a list holds what: titles as the file writes them, without regard to case. Only `name` is needed. */
export interface ListMapping {
  name: string;
  /** Given names in columns of their own, in the order in which they stand before the name. */
  nameParts?: readonly string[];
  /** Whether the row's name is the primary one, an alias or a former one, for lists with a row for each name. */
  nameType?: string;
  /** Whether an alias identifies somebody: "Low", "Weak". */
  nameStrength?: string;
  id?: string;
  kind?: Translated<ListedEntity["kind"]>;
  aliases?: string;
  weakAliases?: string;
  formerNames?: string;
  countries?: string;
  address?: string;
  city?: string;
  /** By type: `{ imo: "IMO number", tax: "INN" }`. */
  identifiers?: Readonly<Record<string, string>>;
  birth?: string;
  programs?: string;
  remarks?: string;
  listedOn?: string;
}
