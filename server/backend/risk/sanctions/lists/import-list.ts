import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { sanctionsLists } from "../../../platform/db/schema/sanctions";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import { enqueueRescreening } from "../screening/enqueue";
import { storable } from "./entity-json";
import type { ListFormat } from "./known-lists";
import type { ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import { findList, type ListImport, type ListKept, prepareImport } from "./prepare-import";
import { leavingOf, refuseLoss, takeEntries } from "./take-entries";
import { countOpen, endOthers, writeEntities } from "./write-entities";

export type { ListImport } from "./prepare-import";

export interface ListImported {
  name: string;
  version: number;
  /** The newest version was made from these very files: nothing was read. */
  nothingNew: boolean;
  /** Whose list the files were read as. */
  format: ListFormat;
  entities: number;
  /** Names of entries beyond their first. */
  aliases: number;
  added: number;
  changed: number;
  removed: number;
  /** The first of them. */
  problems: Problem[];
  problemCount: number;
}

/**
 * Reads a list's files into a new version, in one transaction: killed or refused in the middle, the version before stays
 * the current one. Afterwards a job screens everybody again. Throws ListRefused when the files hold no entry, are of another list than the
 * one that they are imported as, or could not be read to their end, and ListLoss when most of the list would go: what was not read is not gone.
 * What is refused leaves nothing behind.
 */
export async function importList(database: Database, input: ListImport): Promise<ListImported> {
  const { list, fileHash, fileNames, same, entries } = await prepareImport(input, await findList(database, input));
  if (same) return { ...same, name: input.name, nothingNew: true };
  const read = await entries();
  const version = await database.asSystem((tx) => beginVersion(tx, list, { fileHash, fileNames }));
  try {
    return await database.asSystem(async (tx) => {
      await takeTurn(tx, input.name);
      return await readVersion(tx, read, list, { version, acceptLoss: input.acceptLoss });
    });
  } catch (error) {
    const leave = error instanceof ListRefused ? forgetVersion : endVersion;
    await database.asSystem((tx) => leave(tx, input.name, version)).catch(() => undefined);
    throw error;
  }
}

/** Two imports of one list come one after the other. */
export const takeTurn = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sanctions-list:${name}`}, 0))`);

async function beginVersion(tx: Tx, list: ListKept, file: { fileHash: string; fileNames: string[] }): Promise<number> {
  await takeTurn(tx, list.name);
  await tx
    .insert(sanctionsLists)
    .values({ ...list, mapping: null })
    .onConflictDoNothing();
  // Nobody is at work while we have the turn: what still counts as running was killed.
  await tx.execute(sql`update sanctions_list_versions set state = 'Failed'
    where list_name = ${list.name} and state = 'Running'`);
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into sanctions_list_versions (list_name, owner_id, version, state, file_hash, file_names)
    select ${list.name}, ${list.ownerId}::bigint, coalesce(max(version), 0) + 1, 'Running', ${file.fileHash},
      array(select jsonb_array_elements_text(${JSON.stringify(file.fileNames)}::jsonb))
    from sanctions_list_versions where list_name = ${list.name}
    returning version`);
  return Number(rows[0]?.version);
}

async function endVersion(tx: Tx, name: string, version: number): Promise<void> {
  await tx.execute(sql`update sanctions_list_versions set state = 'Failed'
    where list_name = ${name} and version = ${version} and state = 'Running'`);
}

/** Of a refused import nothing stays: neither its version, nor a list that it would have been the first of. */
async function forgetVersion(tx: Tx, name: string, version: number): Promise<void> {
  await takeTurn(tx, name);
  await tx.execute(sql`delete from sanctions_list_versions
    where list_name = ${name} and version = ${version} and state in ('Running', 'Failed')`);
  await tx.execute(sql`delete from sanctions_lists where name = ${name} and current_version is null
    and not exists (select from sanctions_list_versions where list_name = ${name})
    and not exists (select from sanctions_entities where list_name = ${name})`);
}

async function readVersion(
  tx: Tx,
  entries: AsyncIterable<ReadEntry>,
  list: ListKept,
  { version, acceptLoss }: { version: number; acceptLoss: number | undefined },
): Promise<ListImported> {
  const counts = { added: 0, changed: 0 };
  const taken = await takeEntries(entries, async (portion) => {
    const { added, changed } = await writeEntities(tx, list, version, portion);
    counts.added += added;
    counts.changed += changed;
  });
  const { seen, aliases, problems, problemCount } = taken;
  const before = (await countOpen(tx, list.name)) - counts.added;
  const leaving = leavingOf(taken, { before, added: counts.added });
  refuseLoss(leaving, before, acceptLoss);
  const removed = leaving > 0 ? await endOthers(tx, list.name, version, seen.has) : 0;
  const { name, format } = list;
  const result = { name, version, format, entities: seen.size, aliases, ...counts, removed, problems, problemCount };
  await completeVersion(tx, list, result);
  return { ...result, nothingNew: false };
}

async function completeVersion(
  tx: Tx,
  list: ListKept,
  { version, entities, aliases, added, changed, removed, problems, problemCount }: Omit<ListImported, "nothingNew">,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update sanctions_list_versions set state = 'Done', format = ${list.format}, entities = ${entities},
      aliases = ${aliases}, added = ${added}, changed = ${changed}, removed = ${removed},
      problems = ${JSON.stringify(problems, storable)}::jsonb, problem_count = ${problemCount}
    where list_name = ${list.name} and version = ${version} and state = 'Running'`);
  if (rowCount !== 1) throw new ListRefused("another import of this list began in the meantime");
  const { title, format, mapping, name } = list;
  await tx
    .update(sanctionsLists)
    .set({ currentVersion: version, title, format, mapping })
    .where(eq(sanctionsLists.name, name));
  await enqueueRescreening(tx, list.ownerId);
}
