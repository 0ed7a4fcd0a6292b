import type { EventTypeId } from "../../../server/backend/reference/catalogue/event-types";
import type { OwnBackend } from "../own-backend";
import { readSource } from "./read-source";

export interface Telling {
  text?: string;
  language?: string;
  /** From now, when it was told. */
  hours?: number;
  /** All that the feed tells of, from then on. */
  eventTypeId?: EventTypeId;
}

export const urlIn = (feed: string, id: string): string => `https://news.example/${feed}/${id}`;

const instantIn = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Atom feeds by name that tell one entry after the other and take entries back, each with all that follows from it. */
export function tellingFeeds(use: OwnBackend) {
  async function read(feed: string, part: string, { language = "en", eventTypeId }: Telling = {}): Promise<void> {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><title>News</title>${part}</feed>`;
    await readSource(use, `feed:${feed}`, atom, eventTypeId === undefined ? {} : { settings: { eventTypeId } });
    await use.drain();
  }
  return {
    tell: (feed: string, id: string, title: string, { text = "", hours = -2, ...how }: Telling = {}) =>
      read(
        feed,
        `<entry><id>${id}</id><title>${title}</title><summary>${text}</summary><link href="${urlIn(feed, id)}"/><updated>${instantIn(hours)}</updated></entry>`,
        how,
      ),
    withdraw: (feed: string, id: string, hours = -1) =>
      read(
        feed,
        `<deleted-entry xmlns="http://purl.org/atompub/tombstones/1.0" ref="${id}" when="${instantIn(hours)}"/>`,
      ),
  };
}
