import { z } from "zod";

const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });

/** Whether the database takes a text of a cursor for a day; a made-up one would end in an error of its own. */
export const isDay = (text: unknown): text is string => day.safeParse(text).success && isYear(text as string);

/** Whether the database takes a text of a cursor for a moment, with the offset of a zone that there is. */
export const isMoment = (text: unknown): text is string =>
  moment.safeParse(text).success && isYear(text as string) && !/[+-](?:1[5-9]|2\d)(?::?\d\d)?$/.test(text as string);

/** There is no year 0000. */
const isYear = (text: string): boolean => !text.startsWith("0000");

/** Whether a number fits into the database's type int. */
export const isSmall = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Math.abs(value as number) < 2 ** 31;
