import { callBackend } from "~/backend/client.server";
import { listTopics } from "~/backend/contract/topics";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

export interface ListedTopic {
  id: number;
  name: string;
  href: string;
  active: boolean;
  words: string;
  /** How much it found, in words. */
  hits: string;
}

/** The topics by name, in the reader's words. */
export async function listedTopics(context: LoadContext, speech: Speech): Promise<ListedTopic[]> {
  const topics = await callBackend(context, listTopics, {});
  return topics.map(({ id, name, active, words, hits, lastHitAt }) => {
    const found = speech.say("reading:topics.hits", { count: hits, number: speech.number(hits) });
    const last = lastHitAt && speech.say("reading:topics.last", { date: speech.date(lastHitAt) });
    return {
      ...{ id, name, active },
      href: paths.readingTopic(id),
      words: words.join(" · "),
      hits: [found, last].filter(Boolean).join(", "),
    };
  });
}
