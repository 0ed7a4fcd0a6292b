import type { TriedTopic } from "~/backend/contract/topics";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked } from "~/domain/reading/marks";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { inText } from "./queries.server";

/** What a topic would have found, in the reader's words. */
export function triedView({ hits, looked, isComplete, days, tooMany, samples }: TriedTopic, speech: Speech) {
  const [first] = days;
  const busiest = first && days.reduce((most, day) => (day.hits > most.hits ? day : most), first);
  return {
    hits: speech.say("reading:topics.tested.hits", { count: hits, number: speech.number(hits) }),
    looked: speech.say(`reading:topics.tested.${isComplete ? "lookedAll" : "lookedNewest"}`, {
      number: speech.number(looked),
    }),
    tooMany:
      tooMany && busiest
        ? speech.say("reading:topics.tested.tooMany", {
            number: speech.number(busiest.hits),
            day: speech.day(busiest.day),
          })
        : null,
    days: days.map((one) => ({ day: speech.day(one.day), hits: speech.number(one.hits) })),
    samples: samples.map(({ itemId, title, extract, sourceName, at, quotes }) => ({
      itemId,
      title: marked(title, inText(quotes)),
      extract: marked(extract, inText(quotes)),
      meta: [sourceTitle(sourceName), speech.date(at)].join(DOT),
      href: paths.readingWhy(`?item=${itemId}`),
    })),
  };
}
export type TriedView = ReturnType<typeof triedView>;
