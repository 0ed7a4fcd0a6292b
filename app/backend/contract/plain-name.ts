import { z } from "zod";

/**
 * A name that people tell apart by looking at it: one line, one blank between words, composed letters, no sign that cannot be seen and none that
 * turns the direction of what follows. The joiners of Persian, Indian scripts and emoji stay.
 * @param longest in UTF-16 units
 */
export const plainName = (longest: number) => z.string().overwrite(plain).min(1).max(longest);

export function plain(text: string): string {
  const seen = text
    .normalize("NFC")
    .replace(UNSEEN, "")
    // What no database keeps is left to be refused.
    .replace(/(?:(?!\0)[\p{Cc}\s])+/gu, " ")
    .trim();
  return /[^\p{Cf}\p{M}\p{Z}]/u.test(seen) ? seen : "";
}

/** Soft hyphen, zero-width blanks and word joiner, and marks of direction. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
