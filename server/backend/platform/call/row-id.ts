import { notFound } from "./refusal";

/** The number of a row out of a path. What is no number names nothing, so it is 404 like any other that is not there. */
export function rowId(text: string, what: string): number {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound(what);
  return id;
}
