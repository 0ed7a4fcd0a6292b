export type MarkKind = "type" | "company" | "place" | "status" | "topic";

/** Words of a text that show something; the whole text where `kind` is null. */
export interface Part {
  text: string;
  kind: MarkKind | null;
}

export interface Quote {
  kind: MarkKind;
  words: string;
}

/**
 * A text in parts, each quote marked where it stands first. Quotes that overlap an earlier one are left out: a part of a text shows one
 * thing, and the type comes first. Together the parts are the text.
 */
export function marked(text: string, quotes: readonly Quote[]): Part[] {
  const spans: { from: number; to: number; kind: MarkKind }[] = [];
  for (const { kind, words } of quotes) {
    const from = words === "" ? -1 : text.indexOf(words);
    const to = from + words.length;
    if (from >= 0 && spans.every((span) => to <= span.from || from >= span.to)) spans.push({ from, to, kind });
  }
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, kind } of spans.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: text.slice(at, from), kind: null });
    parts.push({ text: text.slice(from, to), kind });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), kind: null });
  return parts;
}
