import { type SQL, sql } from "drizzle-orm";
import type { OwnWords } from "~/backend/contract/lexicon";
import { compileOwn, findOwn } from "../../intake/news/own-words/find-own";
import type { Tx } from "../../platform/db/database";
import { entriesAtWork } from "./stored-row";

/** What a customer's own words found, as JSON, or null; `where` speaks of `h`, the find. */
export const ownWordsIn = (where: SQL): SQL => sql`(
  select jsonb_build_object('id', t.id, 'name', t.name, 'isRemoved', t.removed_at is not null, 'version', h.entry_version,
           'itemId', h.source_id, 'alertId', (select x.id from alerts x where x.customer_id = h.customer_id and x.event_id = h.event_id),
           'eventTypeId', oe.event_type_id, 'quotes', h.quotes)
    from lexicon_hits h join lexicon_entries t on t.customer_id = h.customer_id and t.id = h.entry_id
    join events oe on oe.id = h.event_id
   where ${where} order by h.source_id limit 1)`;

/** What a customer's rows find in a text that somebody asks about, as they are now. */
export async function wordsInText(
  tx: Tx,
  customerId: number,
  { title, text, language }: { title: string; text: string; language: string | null },
): Promise<OwnWords | null> {
  const spoken = language?.toLowerCase().split("-", 1)[0];
  if (!spoken) return null;
  const found = findOwn(
    { title, extract: text },
    compileOwn(await entriesAtWork(tx, { customerId, language: spoken })),
  );
  if (!found) return null;
  const { id, name, version, eventTypeId } = found.entry;
  return {
    ...{ id, name, version, eventTypeId, quotes: [found.span.quote] },
    ...{ isRemoved: false, itemId: null, alertId: null },
  };
}
