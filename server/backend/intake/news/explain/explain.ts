import { seconds } from "~/time/duration";
import type { Reading } from "../../../platform/db/shapes/reading";
import { inThread } from "../../../platform/threads/in-thread";
import type { NewsItem } from "../read-item";
import type { Learned } from "../read-text";

export interface TextToExplain {
  item: NewsItem;
  asOf: Date;
  /** ISO 3166-1 alpha-2, of its source. */
  homeCountry: string | null;
}

export interface TextsToExplain {
  texts: readonly TextToExplain[];
  arming: Learned["arming"];
}

/** Of its heap: the model, the lexicons, the names of places and the table of languages. */
export const READING_MEMORY = 192;
/** Loading those takes a second: a thread that holds little more waits for the next texts. */
export const READING_KEPT = 144;

/**
 * What the shipped reading makes of texts, in their order, read in a thread of its own: whoever asks about a text makes nobody wait.
 * Throws `ThreadEnded` after ten seconds and 20 ms for each.
 */
export async function explainAll(input: TextsToExplain): Promise<Reading[]> {
  const readings: Reading[] = [];
  const time = seconds(10) + 20 * input.texts.length;
  for await (const reading of inThread<Reading>("intake/news/explain/explain", {
    input,
    time,
    memory: READING_MEMORY,
    kept: READING_KEPT,
  }))
    readings.push(reading);
  return readings;
}
