import { catalogueKey } from "./text-keys";

/** A text of the catalogues by its key; null where there is none. */
type FindText = (key: string) => string | null;

/**
 * What goods of an HS code are called: the commodity of the catalogue, else the heading of four digits, else the chapter of two.
 * A code always has a name unless its chapter does not exist.
 */
export function goodsName(code: string, commodity: string | null, find: FindText): string | null {
  const digits = code.replace(/\D/g, "");
  const keys = [
    ...(commodity ? [catalogueKey("commodity", commodity)] : []),
    ...[4, 2].map((length) => catalogueKey("goods", digits.slice(0, length))),
  ];
  for (const key of keys) {
    const found = find(key);
    if (found !== null) return found;
  }
  return null;
}
