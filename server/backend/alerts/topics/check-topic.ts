import type { z } from "zod";
import { MOST_HITS_A_DAY } from "~/backend/contract/topic-words";
import type { badWords } from "~/backend/contract/topics";
import { BadPattern, readPattern } from "../../intake/news/lexicon/pattern";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { isEventType } from "../../reference/catalogue/event-types";
import { countryNamed } from "../../reference/countries/country-of";
import { backTest } from "./back-test";
import { type Chosen, checkChosen } from "./check-chosen";
import type { TopicQuery, WrittenTopic } from "./stored-topic";

/**
 * Throws 422 `bad_words` with the first line of each list that cannot be read, `unknown_country`, and what `checkChosen` does. `had`: what
 * the topic asked for before.
 */
export async function checkQuery(tx: Tx, customerId: number, query: TopicQuery, had: Chosen | null): Promise<void> {
  const { words, not, countries } = query;
  const lines = [...badLines("words", words).slice(0, 1), ...badLines("not", not).slice(0, 1)];
  if (lines.length > 0) {
    const said = lines.map(({ text, message }) => `“${text}”: ${message}`).join(" ");
    const details: z.input<typeof badWords> = { lines: lines.map(({ message: _, ...line }) => line) };
    throw new Refusal(422, "bad_words", said, details);
  }
  const unknown = countries.find((code) => countryNamed(code)?.iso2 !== code);
  if (unknown !== undefined) {
    throw new Refusal(422, "unknown_country", `No country has the code ${unknown}`, { country: unknown });
  }
  await checkChosen(tx, customerId, query, had);
}

/** The same of a whole topic. An active one is tried first: one that meets too much is refused (422 `too_many_hits`). */
export async function checkTopic(
  tx: Tx,
  customerId: number,
  topic: WrittenTopic,
  had: Chosen | null = null,
): Promise<void> {
  await checkQuery(tx, customerId, topic, had);
  if (topic.eventTypeId !== null && !isEventType(topic.eventTypeId)) {
    throw new Refusal(422, "unknown_type", `No event type is called ${topic.eventTypeId}`);
  }
  if (!topic.active) return;
  const { days, tooMany } = await backTest(tx, customerId, topic);
  if (!tooMany) return;
  const busiest = days.reduce((most, day) => (day.hits > most.hits ? day : most));
  const message = `It met ${busiest.hits} pieces of news on ${busiest.day}, and ${MOST_HITS_A_DAY} is the limit: make it narrower, or save it as paused`;
  throw new Refusal(422, "too_many_hits", message, busiest);
}

function badLines(list: "words" | "not", patterns: readonly string[]) {
  return patterns.flatMap((text, index) => {
    try {
      readPattern(text);
      return [];
    } catch (error) {
      if (!(error instanceof BadPattern)) throw error;
      return [{ list, line: index + 1, text, why: error.why, message: error.message }];
    }
  });
}
