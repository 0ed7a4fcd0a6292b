import type { ReadItem, ReadingFacts } from "~/backend/contract/reading";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked, type Part } from "~/domain/reading/marks";
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
  /** Of an item that was read, and not of a text that somebody asks about. */
  item: {
    source: string;
    published: string | null;
    url: string | null;
    extract: Part[];
    alertHref: string | null;
  } | null;
}

export function viewOfText(title: string, reading: ReadingFacts, speech: Speech): WhyView {
  const { text, why } = outcomeOf(reading, speech);
  return {
    title: marked(title, quotesOf(reading)),
    language: reading.language.tag,
    outcome: text,
    isPublished: reading.outcome === "event",
    why,
    steps: stepsOf(reading, speech),
    reader: reading.reader,
    item: null,
  };
}

export function viewOfItem(item: ReadItem, speech: Speech): WhyView {
  const { title, sourceName, publishedAt, url, extract, alertId } = item;
  return {
    ...viewOfText(title, item.reading, speech),
    item: {
      source: sourceTitle(sourceName),
      published: publishedAt && speech.dateTime(publishedAt),
      url,
      extract: marked(extract, quotesOf(item.reading)),
      alertHref: alertId === null ? null : paths.feedView("all", `?alert=${alertId}`),
    },
  };
}
