import type { ReadItem, ReadingFacts } from "~/backend/contract/reading";
import { sourceTitle } from "~/domain/alert/source-title";
import { outcomeOf, type Step, stepsOf } from "~/domain/reading/steps.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface WhyView {
  title: string;
  language: string | null;
  /** What the event type rests on, where it stands in the title. */
  marked: string | null;
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
    extract: string;
    alertHref: string | null;
  } | null;
}

export function viewOfText(title: string, reading: ReadingFacts, speech: Speech): WhyView {
  const { text, why } = outcomeOf(reading, speech);
  const [leading] = reading.types;
  const evidence = reading.stopped ?? leading;
  return {
    title,
    language: reading.language.tag,
    marked: evidence?.field === "title" ? evidence.quote : null,
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
      extract,
      alertHref: alertId === null ? null : paths.feedView("all", `?alert=${alertId}`),
    },
  };
}
