import { setImmediate as pause } from "node:timers/promises";
import type { ParsedItem, Problem } from "../../platform/db/shapes/raw-event";
import type { EventTypeId } from "../../reference/catalogue/event-types";
import { joinKeys, lookupKeys } from "./joining/join-keys";
import { type Incoming, isOlder } from "./plan-batch";
import type { ReadNews } from "./read-news";
import type { EventJoining } from "./rules/event-joining";
import { contentOf, storable } from "./source-content";

export interface Batch {
  reports: Incoming[];
  /** Reports that this file told before, word for word or in a newer version. */
  repeated: number;
  problems: Problem[];
}

export interface BatchOptions {
  joining: EventJoining;
  asType?: EventTypeId | null;
  size: number;
}

/**
 * Cuts what a source tells into batches, in none of which an external id stands twice. Of two reports with one id in a file the
 * newer holds; where the source keeps no clock, the first, and another text is a problem.
 */
export async function* inBatches(
  items: AsyncIterable<ParsedItem>,
  options: BatchOptions,
  readNews: ReadNews | null = null,
): AsyncGenerator<Batch> {
  const seen = new Map<string, Seen>();
  let batch = emptyBatch();
  let characters = 0;
  let ids = new Set<string>();
  let turns = 0;
  for await (const item of items) {
    // Parsers give one report after the other without a pause, and the same process may be answering requests.
    if (++turns % BEFORE_A_PAUSE === 0) await pause();
    if (!item.ok) batch.problems.push(storable(item.problem));
    else {
      const incoming = await incomingOf(storable(item.event), options, readNews);
      const { event } = incoming;
      const before = seen.get(event.externalId);
      if (before && !isOlder(before, event)) {
        batch.repeated++;
        if (before.contentHash !== event.contentHash && !isOlder(event, before)) batch.problems.push(toldTwice(event));
      } else {
        if (ids.has(event.externalId)) {
          yield batch;
          [batch, characters, ids] = [emptyBatch(), 0, new Set()];
        }
        seen.set(event.externalId, seenOf(event));
        ids.add(event.externalId);
        batch.reports.push(incoming);
        characters += JSON.stringify(incoming.content).length;
      }
    }
    if (batch.reports.length >= options.size || characters > MOST_CHARACTERS || batch.problems.length >= options.size) {
      yield batch;
      [batch, characters, ids] = [emptyBatch(), 0, new Set()];
    }
  }
  if (batch.reports.length + batch.problems.length + batch.repeated > 0) yield batch;
}

const BEFORE_A_PAUSE = 25;

/** Areas and long texts make few reports heavy. */
const MOST_CHARACTERS = 1_000_000;

type Seen = Pick<Incoming["event"], "contentHash" | "updatedAt" | "revision">;

const seenOf = ({ contentHash, updatedAt, revision }: Seen): Seen => ({ contentHash, updatedAt, revision });
const emptyBatch = (): Batch => ({ reports: [], repeated: 0, problems: [] });

/** A report on its way in; `page`: the text of the page that it stands on, where that was read. */
export async function incomingOf(
  event: Incoming["event"],
  { joining, asType = null }: BatchOptions,
  readNews: ReadNews | null,
  page = "",
): Promise<Incoming> {
  const isText = event.kind === "report" && !event.tombstone && readNews !== null;
  const told = isText ? await readNews(event, page) : { event, content: contentOf(event, asType) };
  return { ...told, joinKeys: joinKeys(told.content, joining), lookupKeys: lookupKeys(told.content, joining) };
}

function toldTwice({ externalId, title }: Incoming["event"]): Problem {
  const message = `told twice under one number, and not the same: the first holds (${title.slice(0, 80)})`;
  return { position: { path: externalId }, message };
}
