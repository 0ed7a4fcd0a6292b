import type { ReadingFacts } from "~/backend/contract/reading";
import type { Quote } from "./marks";

/** What a reading rests on, the type first: its own words, or those that have another meaning here. */
export function quotesOf({ types, stopped, subjects, places, status }: ReadingFacts): Quote[] {
  const of = (kind: Quote["kind"], found: readonly { quote: string | null }[]): Quote[] =>
    found.flatMap(({ quote }) => (quote ? [{ kind, words: quote }] : []));
  return [
    ...of("type", stopped ? [stopped] : types.slice(0, 1)),
    ...of("company", subjects),
    ...of("place", places),
    ...of("status", status ? [status] : []),
  ];
}
