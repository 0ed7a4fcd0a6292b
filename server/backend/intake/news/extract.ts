import type { Span } from "../../platform/db/shapes/reading";

/** Of a text that is not ours, as much as is kept unless its source says otherwise (design 40, "Rights"). */
export const EXTRACT = 150;

/** At most so many characters of a text around what its type rests on, else its beginning; cut between words, with an ellipsis. */
export function extractOf(text: string, evidence: Span | null, most: number): string {
  if (text.length <= most) return text;
  if (most < SHORTEST) return "";
  const span = evidence?.field === "extract" && evidence.end <= text.length ? evidence : null;
  const from = span && span.end > most - 1 ? startAt(text, span, most) : 0;
  const room = most - (from > 0 ? 2 : 1);
  const cut = text.slice(from, from + room);
  const isEnd = from + room >= text.length;
  const whole = isEnd ? cut : cut.slice(0, lastBreak(cut));
  return `${from > 0 ? "…" : ""}${whole.trim()}${isEnd ? "" : "…"}`;
}

/** An extract of fewer characters says nothing. */
const SHORTEST = 20;

/** Where the sentence of the evidence begins, or so late that the evidence is in it. */
function startAt(text: string, { start, end }: Span, most: number): number {
  const before = text.slice(0, start);
  const sentence = Math.max(...[". ", "! ", "? ", "\n", "。"].map((stop) => before.lastIndexOf(stop) + stop.length));
  if (end - sentence <= most - 2) return Math.max(0, sentence);
  const latest = Math.max(0, start - Math.max(0, Math.floor((most - 2 - (end - start)) / 2)));
  const space = text.indexOf(" ", latest);
  return space >= 0 && space < start ? space + 1 : latest;
}

function lastBreak(cut: string): number {
  const space = cut.lastIndexOf(" ");
  return space > cut.length / 2 ? space : cut.length;
}
