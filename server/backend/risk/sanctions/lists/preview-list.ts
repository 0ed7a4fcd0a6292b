import { sql } from "drizzle-orm";
import type { SanctionsListPreview } from "~/backend/contract/sanctions-list-preview";
import type { CustomerScope, Database, Tx } from "../../../platform/db/database";
import { filesIn } from "./list-in-thread";
import { ListRefused } from "./list-refused";
import { guessListMapping } from "./list-titles";
import { columnsOf } from "./mapping-for";
import { type FoundList, findList, type ListImport, type PreparedImport, prepareImport } from "./prepare-import";
import { leavingOf, losesMost, takeEntries } from "./take-entries";
import { compareEntities, countOpen } from "./write-entities";

/**
 * What an import of these files would do, by the same reading and the same comparison; nothing is written. A table whose columns do not
 * say what they are is answered with their titles, so that somebody can say it. Throws ListRefused for what an import would refuse, but for a loss.
 */
export async function previewList(
  database: Database,
  scope: CustomerScope,
  input: ListImport,
): Promise<SanctionsListPreview> {
  const found = await findList(database, input);
  const { before, list } = found;
  const { format } = list;
  const files = await filesIn(found.files, { format, titles: columnsOf(input.mapping ?? {}) });
  const known = { name: list.name, title: list.title, format, currentVersion: before?.currentVersion ?? null, files };
  const prepared = await preparedOrWhy(input, found);
  if ("refusal" in prepared) {
    // What the other columns are taken for needs nobody to say it.
    const mapping = guessListMapping(files.flatMap(({ columns }) => columns));
    return { ...known, nothingNew: false, mapping, refusal: prepared.refusal, plan: null } as SanctionsListPreview;
  }
  const told = { ...known, mapping: prepared.list.mapping, refusal: null };
  if (prepared.same) return { ...told, nothingNew: true, plan: null } as SanctionsListPreview;
  const entries = await prepared.entries();
  const plan = await database.asCustomer(scope, (tx) => planOf(tx, list.name, scope.customerId, entries));
  return { ...told, nothingNew: false, plan } as SanctionsListPreview;
}

const ABOUT_COLUMNS: readonly string[] = ["noName", "noId", "noColumn"];

async function preparedOrWhy(
  input: ListImport,
  found: FoundList,
): Promise<PreparedImport | { refusal: SanctionsListPreview["refusal"] }> {
  try {
    return await prepareImport(input, found);
  } catch (error) {
    if (!(error instanceof ListRefused) || !error.reason || !ABOUT_COLUMNS.includes(error.reason.code)) throw error;
    const { code, params = {} } = error.reason;
    return { refusal: { message: error.message, code, params } };
  }
}

type Entries = Awaited<ReturnType<PreparedImport["entries"]>>;
type Plan = NonNullable<SanctionsListPreview["plan"]>;

async function planOf(tx: Tx, name: string, customerId: number, entries: Entries): Promise<Plan> {
  const counts = { added: 0, changed: 0 };
  const matched = await matchedEntries(tx, name, customerId);
  const changing = new Set<string>();
  const taken = await takeEntries(entries, async (portion) => {
    const { added, changed } = await compareEntities(tx, name, portion);
    counts.added += added;
    counts.changed += changed.length;
    for (const id of changed) for (const target of matched.get(id) ?? []) changing.add(target);
  });
  const { seen, aliases, problems, problemCount } = taken;
  const before = await countOpen(tx, name);
  const removed = leavingOf(taken, { before, added: counts.added });
  const open = new Set([...matched.values()].flat());
  const gone = removed > 0 ? [...matched].filter(([id]) => !seen.has(id)) : [];
  return {
    ...counts,
    before,
    removed,
    losesMost: losesMost(removed, before),
    entities: seen.size,
    aliases,
    problems: problems.slice(0, PROBLEMS_SHOWN),
    problemCount,
    targets: { open: open.size, losing: new Set(gone.flatMap(([, targets]) => targets)).size, changing: changing.size },
  };
}

const PROBLEMS_SHOWN = 20;

/** The customer's targets with open matches, by the entry that they match. */
async function matchedEntries(tx: Tx, name: string, customerId: number): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ entityId: string; targets: string[] }>(sql`
    select entity_id as "entityId", array_agg(distinct target_id::text) as targets from sanctions_matches
    where customer_id = ${customerId} and list_name = ${name} and closed_at is null group by 1`);
  return new Map(rows.map(({ entityId, targets }) => [entityId, targets]));
}
