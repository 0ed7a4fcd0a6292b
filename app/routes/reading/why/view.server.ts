import type { OwnWords } from "~/backend/contract/lexicon";
import type { ReadItem, ReadingFacts } from "~/backend/contract/reading";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked, type Part, type Quote } from "~/domain/reading/marks";
import { quotesOf } from "~/domain/reading/quotes";
import { outcomeOf, type Step, stepsOf } from "~/domain/reading/steps.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface WhyView {
  /** With the words marked that it rests on. */
  title: Part[];
  language: string | null;
  outcome: string;
  isPublished: boolean;
  why: string | null;
  steps: Step[];
  reader: string;
  /** What the customer's own words found in it; its links are for who may follow them. */
  own: { name: string; text: string; href: string | null; alertHref: string | null } | null;
  /** Where its author would write own words for it; null for who may not, and where they found it already. */
  draftHref: string | null;
  /** Of an item that was read, and not of a text that somebody asks about. */
  item: {
    source: string;
    published: string | null;
    url: string | null;
    extract: Part[];
    alertHref: string | null;
  } | null;
}

/** Who asks: whether they write own words. */
export interface Asker {
  mayManageRules: boolean;
}

export function viewOfText(
  title: string,
  reading: ReadingFacts,
  own: OwnWords | null,
  speech: Speech,
  { mayManageRules }: Asker,
): WhyView {
  const { text, why } = outcomeOf(reading, speech);
  const draft = new URLSearchParams({ text: title, language: reading.language.tag?.split("-", 1)[0] ?? "" });
  return {
    title: marked(title, [...quotesOf(reading), ...ownQuotes(own)]),
    language: reading.language.tag,
    outcome: text,
    isPublished: reading.outcome === "event",
    why,
    steps: stepsOf(reading, speech),
    reader: reading.reader,
    own: own && ownView(own, speech, mayManageRules),
    draftHref: own || !mayManageRules ? null : paths.readingRow("new", `?${draft}`),
    item: null,
  };
}

export function viewOfItem(item: ReadItem, speech: Speech, asker: Asker): WhyView {
  const { title, sourceName, publishedAt, url, extract, alertId, ownWords } = item;
  return {
    ...viewOfText(title, item.reading, ownWords, speech, asker),
    item: {
      source: sourceTitle(sourceName),
      published: publishedAt && speech.dateTime(publishedAt),
      url,
      extract: marked(extract, [...quotesOf(item.reading), ...ownQuotes(ownWords)]),
      alertHref: alertId === null ? null : paths.feedView("all", `?alert=${alertId}`),
    },
  };
}

const ownQuotes = (own: OwnWords | null): Quote[] => (own?.quotes ?? []).map((words) => ({ kind: "type", words }));

function ownView({ id, name, isRemoved, eventTypeId, quotes, alertId }: OwnWords, speech: Speech, mayManage: boolean) {
  const type = speech.word("eventTypes", eventTypeId);
  return {
    name: speech.say("reading:words.found", { name }),
    text: speech.say("reading:words.foundLine", { type, quote: quotes[0] ?? "" }),
    href: isRemoved || !mayManage ? null : paths.readingRow(id),
    alertHref: alertId === null ? null : paths.feedView("all", `?alert=${alertId}`),
  };
}
