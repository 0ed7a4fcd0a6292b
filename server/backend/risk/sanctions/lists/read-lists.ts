import { type SQL, sql } from "drizzle-orm";
import type { SanctionsList, SanctionsListVersion } from "~/backend/contract/sanctions-lists";
import type { Tx } from "../../../platform/db/database";

/** Every list by name; one that no import has gone through for yet has no version. What was removed is not shown. */
export async function readLists(tx: Tx): Promise<SanctionsList[]> {
  const { rows } = await tx.execute<ListRow>(sql`
    select l.name, l.owner_id is not null as own, l.title, l.authority, l.format, l.current_version as "currentVersion", v.entities, v.aliases,
      v.problem_count as "problemCount", v.imported_at as "importedAt"
    from sanctions_lists l
    left join sanctions_list_versions v on v.list_name = l.name and v.version = l.current_version
    where l.current_version is not null
      or exists (select from sanctions_list_versions where list_name = l.name and state in ('Running', 'Failed'))
    order by l.name collate "C" limit ${MOST_LISTS}`);
  return rows.map(({ entities, aliases, problemCount, importedAt, ...row }) => ({
    ...row,
    entities: entities ?? 0,
    aliases: aliases ?? 0,
    problemCount: problemCount ?? 0,
    importedAt: importedAt === null ? null : new Date(importedAt).toISOString(),
  }));
}

type Counts = "entities" | "aliases" | "problemCount";
type ListRow = Omit<SanctionsList, Counts> & Record<Counts, number | null>;

/** Null for a list that is not there. */
export async function readVersions(tx: Tx, name: string): Promise<SanctionsListVersion[] | null> {
  if (!(await hasList(tx, name))) return null;
  const { rows } = await tx.execute<SanctionsListVersion>(sql`
    select version, state, file_names as "fileNames", format, entities, aliases, added, changed, removed, problems,
      problem_count as "problemCount", imported_at as "importedAt"
    from sanctions_list_versions where list_name = ${name} order by version desc limit ${MOST_VERSIONS}`);
  return rows.map((row) => ({ ...row, importedAt: new Date(row.importedAt).toISOString() }));
}

/** The last two versions that went through, 0 for the empty list before the first; null without any version or list. */
export async function lastTwo(tx: Tx, name: string): Promise<{ from: number; to: number } | null> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    select version from sanctions_list_versions where list_name = ${name} and state = 'Done'
    order by version desc limit 2`);
  const [to, from] = rows.map(({ version }) => version);
  return to === undefined ? null : { from: from ?? 0, to };
}

export async function hasList(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from sanctions_lists where name = ${name}`);
  return rows.length > 0;
}

/** Whether an entry's row stands in a version. */
export function standsIn(version: number | SQL, row = sql``): SQL {
  return sql`${row}since <= ${version} and (${row}until is null or ${row}until > ${version})`;
}

const MOST_LISTS = 200;
const MOST_VERSIONS = 200;
