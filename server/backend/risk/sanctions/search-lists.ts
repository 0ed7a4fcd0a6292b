import { sql } from "drizzle-orm";
import type { SanctionsCandidate } from "~/backend/contract/sanctions";
import type { Tx } from "../../platform/db/database";
import type { ListedEntity } from "../../platform/db/shapes/listed-entity";
import type { Candidate, NamedEntity } from "../../reference/names/types";
import { shownOf } from "./read-matches";
import { currentIndex } from "./screening/current-index";
import { fromIndexId } from "./screening/to-named";

const MOST_CANDIDATES = 50;

/** What a name may mean in all lists as they stand now, best first. */
export async function searchLists(tx: Tx, customerId: number, query: NamedEntity) {
  const { find, versions, ruleVersion } = await currentIndex((ask) => ask(tx), customerId);
  const found = find(query).slice(0, MOST_CANDIDATES);
  const entries = await readEntries(tx, found, versions);
  const candidates: SanctionsCandidate[] = found.flatMap(({ id, score, verdict, matchedName, reasons }) => {
    const entry = entries.get(id);
    return entry ? [{ ...entry, score, verdict, matchedName, reasons }] : [];
  });
  return { candidates, lists: [...versions].map(([name, version]) => ({ name, version })), ruleVersion };
}

type Entry = Omit<SanctionsCandidate, "score" | "verdict" | "matchedName" | "reasons">;

async function readEntries(
  tx: Tx,
  found: readonly Candidate[],
  versions: ReadonlyMap<string, number>,
): Promise<Map<string, Entry>> {
  const asked = found.map(({ id }) => {
    const { listName, entityId } = fromIndexId(id);
    return { id, listName, entityId, version: versions.get(listName) ?? 0 };
  });
  const { rows } = await tx.execute<{
    id: string;
    listName: string;
    title: string;
    version: number;
    entityId: string;
    entity: ListedEntity;
  }>(sql`
    select asked.id, "listName", l.title, asked.version, "entityId", e.entity
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked(id text, "listName" text, "entityId" text, version int)
    join sanctions_lists l on l.name = "listName"
    join sanctions_entities e on e.list_name = "listName" and e.entity_id = "entityId"
      and e.since <= asked.version and (e.until is null or e.until > asked.version)`);
  return new Map(
    rows.map(({ id, listName, title, version, entityId, entity }) => [
      id,
      { listName, listTitle: title, listVersion: version, entityId, ...shownOf(entity) },
    ]),
  );
}
