import type { DateRange } from "./feed-filter";
import type { Codec } from "./fields";

/** More of one kind are nobody's wish; the backend refuses them too. */
const MOST = 100;

/** Some of a fixed set, in its order, without repetition. */
export function anyOf<Value extends string>(known: readonly Value[]): Codec<Value[]> {
  return {
    write: (values) => listed(known.filter((value) => values.includes(value))),
    read: (text) => {
      const asked = text.split(",");
      return some(known.filter((value) => asked.includes(value)));
    },
  };
}

/** Words of a form, in alphabetical order, without repetition. */
export function words(form: RegExp): Codec<string[]> {
  return {
    write: (values) => listed([...new Set(values)].sort()),
    read: (text) => some([...new Set(text.split(",").filter((word) => form.test(word)))].sort().slice(0, MOST)),
  };
}

/** Numbers of rows, ascending, without repetition. */
export const numbers: Codec<number[]> = {
  write: (values) => listed([...new Set(values)].sort((a, b) => a - b)),
  read: (text) => {
    const found = text.split(",").flatMap((word) => numberOf.read(word) ?? []);
    return some([...new Set(found)].sort((a, b) => a - b).slice(0, MOST));
  },
};

export const numberOf: Codec<number | null> = {
  write: (value) => (value === null ? null : String(value)),
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
};

/** A word of a fixed set, or none. */
export function oneOf<Word extends string>(known: readonly Word[]): Codec<Word | null> {
  return { write: (value) => value, read: (text) => known.find((word) => word === text) };
}

/** A word of a fixed set, or the number of a row. */
export function oneOfOrNumber<Word extends string>(known: readonly Word[]): Codec<Word | number | null> {
  return {
    write: (value) => (value === null ? null : String(value)),
    read: (text) => known.find((word) => word === text) ?? numberOf.read(text) ?? undefined,
  };
}

export const flag: Codec<boolean | null> = {
  write: (value) => (value === null ? null : String(value)),
  read: (text) => (text === "true" ? true : text === "false" ? false : undefined),
};

/** One of a fixed set; the ordinary one is not written. */
export function choice<Value extends string>(known: readonly Value[], ordinary: Value): Codec<Value> {
  return {
    write: (value) => (value === ordinary ? null : value),
    read: (text) => known.find((value) => value === text),
  };
}

export function pattern(form: RegExp): Codec<string | null> {
  return { write: (value) => value, read: (text) => (form.test(text) ? text : undefined) };
}

/** Free text, its white space and control characters as one searches: single blanks, none at the ends. */
export function text(longest: number): Codec<string> {
  const tidy = (value: string) => [...value.replace(/[\s\p{Cc}]+/gu, " ").trim()].slice(0, longest).join("").trim();
  return { write: (value) => tidy(value) || null, read: (value) => tidy(value) || undefined };
}

/** `2026-01-01..2026-03-31`; either end may be open, not both. */
export const aRange: Codec<DateRange | null> = {
  write: (range) => (range && (range.from || range.to) ? `${range.from ?? ""}..${range.to ?? ""}` : null),
  read: (text) => {
    const [, from = "", to = ""] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? [];
    if ((!from && !to) || !isDay(from) || !isDay(to) || (from && to && from > to)) return undefined;
    return { from: from || null, to: to || null };
  },
};

function isDay(text: string): boolean {
  if (text === "") return true;
  const date = new Date(`${text}T00:00:00Z`);
  // The database knows no year 0000.
  return text >= "0001" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const listed = (values: readonly (string | number)[]): string | null => (values.length > 0 ? values.join(",") : null);
const some = <Value>(values: Value[]): Value[] | undefined => (values.length > 0 ? values : undefined);
