import type { Speech } from "~/i18n/speech.server";

export interface CellOf {
  name: string;
  /** What two cells are compared by; null where nothing is known. */
  value: number | string | null;
}

/**
 * How the targets of a row differ, in words: nothing where there is only one, or where less than two are known. Of numbers that are
 * scores the distance is said, of counts which is the largest.
 */
export function differenceOf(
  kind: "points" | "count" | "words",
  cells: readonly CellOf[],
  speech: Speech,
): string | null {
  if (cells.length < 2) return null;
  const known = cells.filter(({ value }) => value !== null);
  if (known.length === 0) return speech.say("compare:nothingKnown");
  if (new Set(cells.map(({ value }) => value)).size === 1) return speech.say("compare:same");
  if (known.length < 2 || kind === "words") return speech.say("compare:different");
  const byValue = [...known].sort((a, b) => Number(b.value) - Number(a.value));
  const [most, least] = [byValue[0], byValue.at(-1)];
  const apart = Number(most?.value) - Number(least?.value);
  const names = byValue.filter(({ value }) => value === most?.value).map(({ name }) => name);
  if (apart === 0) return speech.say("compare:different");
  const params = { names: speech.list(names), count: apart, number: speech.number(apart) };
  return speech.say(kind === "points" ? "compare:apart" : "compare:most", params);
}
