import type { RawEvent } from "../../platform/db/shapes/raw-event";
import type { Reading } from "../../platform/db/shapes/reading";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { EXTRACT } from "../news/extract";
import { correctedModel } from "../news/model/reading-model";
import { readItem } from "../news/read-item";
import { saysTranslated } from "../news/translated/says-translated";
import { contentOfNews, withoutTexts } from "./content-of-news";
import type { Readable } from "./formats";
import type { Incoming } from "./plan-batch";
import type { NewsSettings } from "./reports-in-thread";
import { storable } from "./source-content";

/** A report that came as a text, read, with the text of its page where that was fetched: what it says, without the texts themselves. */
export type ReadNews = (event: RawEvent, page?: string) => Promise<Pick<Incoming, "event" | "content" | "reading">>;

/** How a source's texts are read. `asType`: what all of them tell of. */
export function newsReader(
  { settings }: Readable,
  { arming, corrections, asOf, isDoubtful = false }: NewsSettings,
  asType: EventTypeId | null,
): ReadNews {
  const { homeCountry = null, language = null, extract = EXTRACT, publisherGroup: publisher } = settings;
  const source = { ...(publisher && { publisher }), ...(isDoubtful && { isDoubtful: true as const }) };
  const context = { learned: { ...correctedModel(corrections), arming }, asOf, homeCountry };
  return async (event, page = "") => {
    const body = storable(page);
    const read = await readItem({ ...event, body, language: event.language ?? language }, context);
    const isWithdrawn = read.heldBy === "withdrawn";
    const reading = asType === null || isWithdrawn ? read : { ...read, ...typedBySource(asType) };
    const tag = reading.language.tag ?? "";
    const isTranslation = saysTranslated({ title: event.title, extract: event.summary, body }, tag);
    return {
      event: withoutTexts(event),
      content: {
        ...contentOfNews(event, reading, extract, body),
        ...source,
        ...(isTranslation && { isTranslation }),
        withdrawn: isWithdrawn,
      },
      reading,
    };
  };
}

/** A source of one type is believed: an insolvency register tells of insolvencies in whatever words. */
function typedBySource(type: EventTypeId): Pick<Reading, "types" | "second" | "stopped" | "outcome" | "heldBy"> {
  const types = [{ value: type, by: "source", rule: "connector", p: null, span: null } as const];
  return { types, second: null, stopped: null, outcome: "event", heldBy: null };
}
