import type { TriedRow } from "~/backend/contract/lexicon";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked } from "~/domain/reading/marks";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { inText } from "../topic/queries.server";

const KINDS = ["lost", "new", "known"] as const;

/** What a row would have found, in the reader's words. */
export function triedView({ hits, looked, isComplete, tooMany, samples, ...counts }: TriedRow, speech: Speech) {
  return {
    hits: speech.say("reading:topics.tested.hits", { count: hits, number: speech.number(hits) }),
    counts: [
      speech.say("reading:words.tested.new", { count: counts.new, number: speech.number(counts.new) }),
      speech.say("reading:words.tested.lost", { count: counts.lost, number: speech.number(counts.lost) }),
    ].join(DOT),
    looked: speech.say(`reading:words.tested.${isComplete ? "lookedAll" : "lookedNewest"}`, {
      count: looked,
      number: speech.number(looked),
    }),
    tooMany,
    groups: KINDS.map((kind) => ({
      kind,
      samples: samples
        .filter((sample) => sample.kind === kind)
        .map(({ itemId, title, extract, sourceName, at, quotes }) => ({
          itemId,
          title: marked(title, inText(quotes)),
          extract: marked(extract, inText(quotes)),
          meta: [sourceTitle(sourceName), speech.date(at)].join(DOT),
          href: paths.readingWhy(`?item=${itemId}`),
        })),
    })).filter((group) => group.samples.length > 0),
  };
}
export type TriedView = ReturnType<typeof triedView>;
