import { seconds } from "~/time/duration";
import type { Reading } from "../../../platform/db/shapes/reading";
import { inThread } from "../../../platform/threads/in-thread";
import { ThreadEnded } from "../../../platform/threads/thread-ended";
import type { Corrections } from "../model/reading-model";
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
  /** Of the customer whose texts they are, or who asks. */
  corrections?: Corrections | null;
}

/** Megabytes of a thread that reads news. */
export const READING_HEAP = {
  /** The model, the lexicons, the names of places and the table of languages. */
  memory: 192,
  /** Of each text much is made and little kept: with 4, a fifth of the time went into collecting. */
  young: 16,
  /** Loading its tables takes a second: a thread that holds little more waits for the next texts. */
  kept: 144,
};

/**
 * What reading makes of texts, in their order, read in a thread of its own: whoever asks about a text makes nobody wait.
 * Throws `ThreadEnded` after ten seconds and 20 ms for each.
 */
export async function explainAll(input: TextsToExplain): Promise<Reading[]> {
  const readings: Reading[] = [];
  for await (const reading of explaining(input)) readings.push(reading);
  return readings;
}

/**
 * The same, with null for a text that ends the thread; those behind it are read by another one. Throws `ThreadEnded` where three in a row
 * do: that is not the texts.
 */
export async function explainEach({ texts, ...learned }: TextsToExplain): Promise<(Reading | null)[]> {
  const readings: (Reading | null)[] = [];
  while (readings.length < texts.length) {
    try {
      const left = texts.slice(readings.length);
      for await (const reading of explaining({ texts: left, ...learned })) readings.push(reading);
    } catch (error) {
      if (!(error instanceof ThreadEnded) || readings.slice(-2).filter((one) => one === null).length === 2) throw error;
      readings.push(null);
    }
  }
  return readings;
}

function explaining(input: TextsToExplain): AsyncGenerator<Reading, void> {
  const time = seconds(10) + 20 * input.texts.length;
  return inThread<Reading>("intake/news/explain/explain", { input, time, ...READING_HEAP });
}
