import { seconds } from "~/time/duration";
import type { Reading } from "../../../platform/db/shapes/reading";
import { onceInThread } from "../../../platform/threads/in-thread";
import type { NewsItem } from "../read-item";
import type { Learned } from "../read-text";

export interface TextToExplain {
  item: NewsItem;
  arming: Learned["arming"];
  asOf: Date;
}

/** Of its heap: the model, the lexicons and the table of languages. */
export const READING_MEMORY = 192;

/** What the shipped reading makes of a text, read in a thread of its own: whoever asks about a text makes nobody wait. */
export function explain(text: TextToExplain): Promise<Reading> {
  return onceInThread<Reading>("intake/news/explain/explain", {
    input: text,
    time: seconds(10),
    memory: READING_MEMORY,
  });
}
