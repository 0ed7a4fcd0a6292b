import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { SourceContent } from "../../platform/db/schema/events";
import type { Reading } from "../../platform/db/shapes/reading";
import { takenBack } from "../news/read-item";
import { addressKey, addressOf, joinKeys } from "./joining/join-keys";
import { type Origin, textArray, withKeyOf } from "./load-known";
import { type Incoming, isOlder } from "./plan-batch";
import type { EventJoining } from "./rules/event-joining";

/**
 * The reports of a batch, those that take a text of the same source back as that text without its reading: what was told is kept as evidence
 * (design 40, "a withdrawn article: its reading goes, too"). A text is known by its id; one that is marked and has an id of its own by its
 * address, where one text only stands there. The text itself, told beside such a one, is left out, unless it is newer: then the other one is. All others stay as they are.
 */
export async function takeBack(
  tx: Tx,
  origin: Origin,
  told: readonly Incoming[],
  joining: EventJoining,
): Promise<Incoming[]> {
  const takingBack = told.filter(takesBack);
  if (takingBack.length === 0) return [...told];
  const stored = await storedTexts(tx, origin, takingBack);
  const byId = new Map(stored.map((one) => [one.externalId, one]));
  const storedAt = onlyOnes(stored, ({ content }) => placeOf(content.url));
  const markedAt = onlyOnes(takingBack, ({ event }) => placeOf(event.url));
  const toldAt = onlyOnes(
    told.filter((one) => !takesBack(one)),
    ({ event }) => placeOf(event.url),
  );
  const textOf = ({ event }: Incoming): StoredText | undefined =>
    byId.get(event.externalId) ?? storedAt.get(placeOf(event.url) ?? "");
  const takenBy = new Map<string, Incoming>();
  for (const one of takingBack) {
    const id = textOf(one)?.externalId;
    if (id !== undefined && !takenBy.has(id)) takenBy.set(id, one);
  }
  /** By its id or, where nothing is known at its address, by its address. */
  const takingBackOf = (one: Incoming): Incoming | undefined => {
    const address = placeOf(one.event.url) ?? "";
    const marked = toldAt.get(address) === one ? markedAt.get(address) : undefined;
    return takenBy.get(one.event.externalId) ?? (marked && !textOf(marked) ? marked : undefined);
  };
  const standing = told.filter((one) => {
    const by = takingBackOf(one);
    // Told anew since: a file may keep the marker for days.
    return !takesBack(one) && (!by || isOlder(by.event, one.event));
  });
  const kept = new Set(standing);
  const ids = new Set(standing.map(({ event }) => event.externalId));
  return told.flatMap((one) => {
    if (!takesBack(one)) return kept.has(one) ? [one] : [];
    const text = textOf(one);
    if (!text) return [one];
    // No text may stand twice in a batch.
    if (takenBy.get(text.externalId) !== one || ids.has(text.externalId)) return [];
    return [withoutReading(one, text, joining)];
  });
}

/** An address with the place on its page: a ticker's texts may stand on one. */
function placeOf(url: string | null): string | null {
  const address = addressOf(url);
  return address === null ? null : `${address}${new URL(url ?? "").hash}`;
}

/** By address, those that stand alone there. */
function onlyOnes<T>(all: readonly T[], addressIn: (one: T) => string | null): Map<string, T> {
  const only = new Map<string, T>();
  const several = new Set<string>();
  for (const one of all) {
    const address = addressIn(one);
    if (address === null || several.has(address)) continue;
    if (only.delete(address)) several.add(address);
    else only.set(address, one);
  }
  return only;
}

const takesBack = ({ event, reading }: Incoming): boolean =>
  event.tombstone === true || reading?.heldBy === "withdrawn";

interface StoredText extends Record<string, unknown> {
  externalId: string;
  content: SourceContent;
  reading: Reading;
}

/** Of the same source and owner: nobody takes back what another one tells. */
async function storedTexts(
  tx: Tx,
  { sourceName, ownerId }: Origin,
  takingBack: readonly Incoming[],
): Promise<StoredText[]> {
  const ids = takingBack.map(({ event }) => event.externalId);
  const addresses = takingBack.flatMap(({ event }) => addressKey(event.url));
  const { rows } = await tx.execute<StoredText>(sql`
    select s.external_id as "externalId", s.content, r.reading
      from event_sources s join item_readings r on r.source_id = s.id
     where s.source_name = ${sourceName} and coalesce(s.owner_id, 0) = ${ownerId ?? 0} and s.content ? 'kind'
       and (s.external_id = any(${textArray(ids)}) or s.id in (select id from ${withKeyOf(addresses)}))
     order by s.id`);
  return rows;
}

/** The text as it was told, with the source's words for taking it back among its raw fields. */
function withoutReading(
  { event }: Incoming,
  { externalId, content, reading }: StoredText,
  joining: EventJoining,
): Incoming {
  const { title, url, language, publishedAt } = content;
  const told = { ...content, withdrawn: true };
  return {
    event: { ...event, externalId, title, url, language, publishedAt },
    content: told,
    reading: { ...reading, ...takenBack() },
    joinKeys: joinKeys(told, joining),
    lookupKeys: [],
  };
}
