import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { sanctionsLists, sanctionsListVersions } from "../../../platform/db/schema/sanctions";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import { enqueue } from "../../../platform/jobs/enqueue";
import { storable } from "./entity-json";
import { HeldIds } from "./held-ids";
import { formatOf, knownList, LIST_FORMATS, type ListFormat, listOfFormat } from "./known-lists";
import { hashOfFiles, type ListFile } from "./list-file";
import { entriesIn, mappingsIn, readersIn } from "./list-in-thread";
import type { ReadEntry } from "./list-reading";
import { ListRefused } from "./list-refused";
import type { FileMapping } from "./mapping-for";
import type { OfacPart } from "./ofac-parts";
import { packEntries } from "./packed-entries";
import { CHARACTERS_AT_ONCE, countOpen, ENTITIES_AT_ONCE, endOthers, writeEntities } from "./write-entities";

export interface ListImport {
  /** See LIST_NAME. */
  name: string;
  files: readonly ListFile[];
  parts?: Partial<Record<OfacPart, ListFile>>;
  title?: string | undefined;
  format?: ListFormat | undefined;
  /** Columns by field; what is missing is guessed from the titles, or taken from the version before. */
  mapping?: Partial<ListMapping> | undefined;
}

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
 * one that they are imported as, could not be read to their end, or lack most of a long list: what was not read is not gone. What is refused leaves nothing behind.
 */
export async function importList(database: Database, input: ListImport): Promise<ListImported> {
  const files = [...input.files, ...Object.values(input.parts ?? {})];
  if (files.length === 0) throw new ListRefused("no file was given");
  const before = await database.asSystem((tx) => currentOf(tx, input.name));
  const format = input.format ?? (await formatOfFiles(files, input.name, before?.format ?? null));
  const kind = { ...(knownList(input.name) ?? listOfFormat(input.name, format)), format };
  const title = input.title ?? before?.title ?? kind.title;
  const mappings = format === "table" ? await mappingsIn(files, input.mapping, before?.mapping ?? null) : [];
  const fileHash = await hashOfFiles(files, mappings.length > 1 ? mappings : (mappings[0] ?? null));
  if (before?.newest?.fileHash === fileHash) return { ...before.newest, name: input.name, nothingNew: true };
  const mapping = mappings.find(hasName) ?? null;
  const list = { name: input.name, title, authority: kind.authority, format, mapping };
  const entries = await packEntries(entriesIn({ ...list, mappings, files: input.files, parts: input.parts ?? {} }));
  const version = await database.asSystem((tx) =>
    beginVersion(tx, list, { fileHash, fileNames: files.map(({ name }) => name) }),
  );
  try {
    return await database.asSystem(async (tx) => {
      await takeTurn(tx, input.name);
      return await readVersion(tx, entries, list, version);
    });
  } catch (error) {
    const leave = error instanceof ListRefused ? forgetVersion : endVersion;
    await database.asSystem((tx) => leave(tx, input.name, version)).catch(() => undefined);
    throw error;
  }
}

const hasName = (mapping: FileMapping): mapping is ListMapping => mapping.name !== null;

/** Whose list the files are, by what they hold; what does not say so is what the list was before, or a table. */
async function formatOfFiles(files: readonly ListFile[], name: string, before: string | null): Promise<ListFormat> {
  const found = (await readersIn(files)).map(formatOf);
  const told = [...new Set(found.filter((format) => format !== "table"))];
  const [first, second] = told;
  if (first && second) {
    const nameOf = (format: ListFormat): string => `${files[found.indexOf(format)]?.name} is of the list ${format}`;
    throw new ListRefused(`${nameOf(first)}, and ${nameOf(second)}: import them as two lists`);
  }
  const expected = knownList(name)?.format ?? LIST_FORMATS.find((format) => format === before && format !== "table");
  if (first && expected && first !== expected) {
    throw new ListRefused(
      `${files[0]?.name} is of the list ${first}, and ${name} has files of ${expected}; import it under another name`,
    );
  }
  return first ?? expected ?? "table";
}

type ListRow = typeof sanctionsLists.$inferInsert & { format: ListFormat; mapping: ListMapping | null };

async function currentOf(tx: Tx, name: string) {
  const [list] = await tx.select().from(sanctionsLists).where(eq(sanctionsLists.name, name));
  if (!list) return null;
  const [newest] = await tx
    .select()
    .from(sanctionsListVersions)
    .where(sql`list_name = ${name} and version = ${list.currentVersion}`);
  const problems = (newest?.problems ?? []) as Problem[];
  const format = LIST_FORMATS.find((one) => one === newest?.format) ?? "table";
  return { ...list, newest: newest && { ...newest, format, problems } };
}

/** Two imports of one list come one after the other. */
export const takeTurn = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sanctions-list:${name}`}, 0))`);

async function beginVersion(tx: Tx, list: ListRow, file: { fileHash: string; fileNames: string[] }): Promise<number> {
  await takeTurn(tx, list.name);
  await tx
    .insert(sanctionsLists)
    .values({ ...list, mapping: null })
    .onConflictDoNothing();
  // Nobody is at work while we have the turn: what still counts as running was killed.
  await tx.execute(sql`update sanctions_list_versions set state = 'Failed'
    where list_name = ${list.name} and state = 'Running'`);
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into sanctions_list_versions (list_name, version, state, file_hash, file_names)
    select ${list.name}, coalesce(max(version), 0) + 1, 'Running', ${file.fileHash},
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

const PROBLEMS_KEPT = 200;

async function readVersion(
  tx: Tx,
  entries: AsyncIterable<ReadEntry>,
  list: ListRow,
  version: number,
): Promise<ListImported> {
  const counts = { added: 0, changed: 0, aliases: 0 };
  const problems: Problem[] = [];
  let problemCount = 0;
  let unread = 0;
  const seen = new HeldIds();
  let batch: string[] = [];
  let length = 0;
  const write = async (): Promise<void> => {
    const { added, changed } = await writeEntities(tx, list.name, version, batch);
    counts.added += added;
    counts.changed += changed;
    [batch, length] = [[], 0];
  };
  for await (const item of entries) {
    const problem = item.ok ? repeated(item.id, seen) : item.problem;
    if (problem) problemCount++;
    // What is said of a file as a whole stands for no entry.
    if (!item.ok && item.problem.position.line !== undefined) unread++;
    if (problem && problems.length < PROBLEMS_KEPT) problems.push(problem);
    if (!item.ok || problem) continue;
    seen.add(item.id);
    counts.aliases += item.aliases;
    batch.push(item.json);
    length += item.json.length;
    if (batch.length >= ENTITIES_AT_ONCE || length >= CHARACTERS_AT_ONCE) await write();
  }
  await write();
  if (seen.size === 0) throw new ListRefused(`no entry was found${problems[0] ? `: ${problems[0].message}` : ""}`);
  // As many as rows that could not be read may be those rows: they stay on the list, which errs on the safe side.
  const open = await countOpen(tx, list.name);
  const missing = open - seen.size;
  const before = open - counts.added;
  if (missing > unread && before >= LONG_LIST && missing > before / 2) throw new ListRefused(partOf(missing, before));
  const removed = missing > unread ? await endOthers(tx, list.name, version, seen.has) : 0;
  const { name, format } = list;
  const result = { name, version, format, entities: seen.size, ...counts, removed, problems, problemCount };
  await completeVersion(tx, list, result);
  return { ...result, nothingNew: false };
}

/** Lists grow and shrink by a few entries a day; what ends in the middle, or is a part of the list, would take most of it away. */
const LONG_LIST = 100;
const partOf = (missing: number, before: number): string =>
  `${missing} of the ${before} entries of the list are not in it, so that it may be a part; if it is whole, remove the list first`;

function repeated(id: string, seen: HeldIds): Problem | null {
  return seen.has(id) ? { position: {}, message: `${id} is given twice` } : null;
}

async function completeVersion(
  tx: Tx,
  list: ListRow,
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
  await enqueue(tx, "sanctions.rescreen", {}, { key: "sanctions.rescreen", queue: "sanctions" });
}
