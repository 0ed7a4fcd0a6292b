import { TAKEN_BACK, type TakenBackRow } from "./rows";

/**
 * Whether a title says that its publisher took the text back: it begins with a marker of the language ("en", or the beginning of "en-GB"), in
 * brackets or before a colon or a dash, or is nothing else. What is withdrawn inside a sentence is an event's matter.
 */
export function isTakenBack(title: string, language: string): boolean {
  const primary = language.toLowerCase().split("-", 1)[0] ?? "";
  const rows = Object.hasOwn(TAKEN_BACK, primary) ? TAKEN_BACK[primary] : undefined;
  return rows?.some((row) => marks(row, title)) ?? false;
}

/** Whether a row finds it. */
export function marks({ any }: Pick<TakenBackRow, "any">, title: string): boolean {
  const heads = headsOf(title.slice(0, LONGEST_HEAD).normalize("NFC").toLowerCase());
  return heads.some((head) => any.includes(head));
}

/** No marker is as long. */
const LONGEST_HEAD = 80;

/** What stands before the first ends of a head, each without its signs: "[retracted]", "correction: story retracted –". */
function headsOf(text: string): string[] {
  const ends = [...text.matchAll(END)].slice(0, MOST_ENDS).map(({ index }) => index);
  return [...ends, ...(text.length < LONGEST_HEAD ? [text.length] : [])]
    .map((end) => text.slice(0, end))
    .filter((head) => !QUOTED.test(head))
    .map((head) => head.replace(SIGNS, " ").trim());
}

/** Somebody's word, the name of a work, or a question. */
const QUOTED = /["“”„«»《》‘’'?？]/;

const MOST_ENDS = 3;
/** A colon, a dash between blanks, a bar, or the end of brackets. */
const END = /[:：|\])）】」〕］]|\s[-–—]\s|[–—]{1,2}/g;
const SIGNS = /[^\p{L}]+/gu;
