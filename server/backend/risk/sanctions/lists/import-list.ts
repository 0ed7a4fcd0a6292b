import { eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../platform/db/database";
import { sanctionsLists, sanctionsListVersions } from "../../../platform/db/schema/sanctions";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import { enqueue } from "../../../platform/jobs/enqueue";
import { type ListFormat, listKindOf } from "./known-lists";
import { hashOfFiles, type ListFile } from "./list-file";
import { entriesIn, mappingIn } from "./list-in-thread";
import { ListRefused } from "./list-refused";
import type { OfacPart } from "./ofac-parts";
import { CHARACTERS_AT_ONCE, countOthers, ENTITIES_AT_ONCE, endOthers, writeEntities } from "./write-entities";

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
  entities: number;
  added: number;
  changed: number;
  removed: number;
  /** The first of them. */
  problems: Problem[];
  problemCount: number;
}

/**
 * Reads a list's files into a new version, in one transaction: killed or refused in the middle, the version before stays
 * the current one. Afterwards a job screens everybody again. Throws ListRefused when the files hold no entry, or could not be read
 * to their end: what was not read is not gone.
 */
export async function importList(database: Database, input: ListImport): Promise<ListImported> {
  const kind = { ...listKindOf(input.name), ...(input.format && { format: input.format }) };
  const before = await database.asSystem((tx) => currentOf(tx, input.name));
  const title = input.title ?? before?.title ?? kind.title;
  const files = [...input.files, ...Object.values(input.parts ?? {})];
  const [only] = files;
  if (!only) throw new ListRefused("no file was given");
  const mapping = kind.format === "table" ? await mappingIn(only, input.mapping, before?.mapping ?? null) : null;
  const fileHash = await hashOfFiles(files, mapping);
  if (before?.newest?.fileHash === fileHash) return { ...before.newest, name: input.name, nothingNew: true };
  const fileNames = files.map(({ name }) => name);
  const list = { name: input.name, title, authority: kind.authority, format: kind.format, mapping };
  const version = await database.asSystem((tx) => beginVersion(tx, list, { fileHash, fileNames }));
  try {
    return await database.asSystem(async (tx) => {
      await takeTurn(tx, input.name);
      return await readVersion(tx, input, list, version);
    });
  } catch (error) {
    await database.asSystem((tx) => endVersion(tx, input.name, version)).catch(() => undefined);
    throw error;
  }
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
  return { ...list, newest: newest && { ...newest, problems, problemCount: problems.length } };
}

/** Two imports of one list come one after the other. */
const takeTurn = (tx: Tx, name: string) =>
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

const PROBLEMS_KEPT = 200;

async function readVersion(tx: Tx, input: ListImport, list: ListRow, version: number): Promise<ListImported> {
  const counts = { added: 0, changed: 0 };
  const problems: Problem[] = [];
  let problemCount = 0;
  let unread = 0;
  const seen = new Set<string>();
  let batch: string[] = [];
  let length = 0;
  const write = async (): Promise<void> => {
    const { added, changed } = await writeEntities(tx, list.name, version, batch);
    counts.added += added;
    counts.changed += changed;
    [batch, length] = [[], 0];
  };
  for await (const item of entriesIn({ ...list, files: input.files, parts: input.parts ?? {} })) {
    const problem = item.ok ? repeated(item.id, seen) : item.problem;
    if (problem?.restUnread) throw new ListRefused(`it could not be read to its end: ${problem.message}`);
    if (problem) problemCount++;
    if (!item.ok) unread++;
    if (problem && problems.length < PROBLEMS_KEPT) problems.push(problem);
    if (!item.ok || problem) continue;
    seen.add(item.id);
    batch.push(item.json);
    length += item.json.length;
    if (batch.length >= ENTITIES_AT_ONCE || length >= CHARACTERS_AT_ONCE) await write();
  }
  await write();
  if (seen.size === 0) throw new ListRefused(`no entry was found${problems[0] ? `: ${problems[0].message}` : ""}`);
  // As many as rows that could not be read may be those rows: they stay on the list, which errs on the safe side.
  const missing = await countOthers(tx, list.name, seen);
  const removed = missing > unread ? await endOthers(tx, list.name, version, seen) : 0;
  const result = { name: list.name, version, entities: seen.size, ...counts, removed, problems };
  await completeVersion(tx, list, result);
  return { ...result, nothingNew: false, problemCount };
}

function repeated(id: string, seen: ReadonlySet<string>): Problem | null {
  return seen.has(id) ? { position: {}, message: `${id} is there twice` } : null;
}

async function completeVersion(
  tx: Tx,
  list: ListRow,
  { version, entities, added, changed, removed, problems }: Omit<ListImported, "nothingNew" | "problemCount">,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update sanctions_list_versions set state = 'Done', entities = ${entities}, added = ${added},
      changed = ${changed}, removed = ${removed}, problems = ${JSON.stringify(problems)}::jsonb
    where list_name = ${list.name} and version = ${version} and state = 'Running'`);
  if (rowCount !== 1) throw new ListRefused("another import of this list began in the meantime");
  const { title, format, mapping, name } = list;
  await tx
    .update(sanctionsLists)
    .set({ currentVersion: version, title, format, mapping })
    .where(eq(sanctionsLists.name, name));
  await enqueue(tx, "sanctions.rescreen", {}, { key: "sanctions.rescreen", queue: "sanctions" });
}
