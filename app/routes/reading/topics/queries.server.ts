import { callBackend } from "~/backend/client.server";
import { listTopics, type Topic } from "~/backend/contract/topics";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

export interface ListedTopic {
  id: number;
  name: string;
  href: string;
  active: boolean;
  words: string;
  /** How many targets and sources it is limited to, in words; empty: none. */
  limits: string;
  /** Why it finds nothing, where all that it is limited to is gone. */
  idle: string | null;
  /** How much it found, in words. */
  hits: string;
}

/** The topics by name, in the reader's words. */
export async function listedTopics(context: LoadContext, speech: Speech): Promise<ListedTopic[]> {
  const topics = await callBackend(context, listTopics, {});
  return topics.map(({ id, name, active, words, hits, lastHitAt, ...asked }) => {
    const found = speech.say("reading:topics.hits", { count: hits, number: speech.number(hits) });
    const last = lastHitAt && speech.say("reading:topics.last", { date: speech.date(lastHitAt) });
    return {
      ...{ id, name, active },
      href: paths.readingTopic(id),
      words: words.join(DOT),
      limits: limitsOf(asked, speech),
      idle: idleOf(asked, speech),
      hits: speech.list([found, last]),
    };
  });
}

type Asked = Pick<Topic, "targetIds" | "sources" | "gone">;
const PARTS = ["targetIds", "sources"] as const;

function limitsOf(asked: Asked, speech: Speech): string {
  const some = PARTS.filter((part) => asked[part].length > 0);
  return some.map((part) => speech.say(`reading:topics.limits.${part}`, { count: asked[part].length })).join(DOT);
}

function idleOf(asked: Asked, speech: Speech): string | null {
  const part = PARTS.find((one) => asked[one].length > 0 && asked.gone[one].length === asked[one].length);
  return part ? speech.say(`reading:topics.idle.${part}`) : null;
}
