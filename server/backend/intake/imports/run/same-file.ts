import { sql } from "drizzle-orm";
import { Refusal } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { oneAtATime } from "../../../platform/db/one-at-a-time";
import { imports } from "../../../platform/db/schema/imports";
import type { ImportKey } from "./import-key";
import type { Import } from "./import-steps";

/** Another import of the same bytes. Other columns, or another row of titles, make the same rows no other file. */
export interface SameFile {
  id: number;
  createdAt: string;
  /** Something was made of it and is still there, or is just being made: importing the file again takes a confirmation. */
  isImported: boolean;
}

/** A file, and what of it is read where that is known: another sheet of a workbook is not the same. */
interface ReadFile extends Pick<Import, "kind" | "fileHash"> {
  table?: { sheet?: string | null } | null;
}

/**
 * The last import of the same file, before all one that was imported as the same kind. One that was only sent counts where it came before `importId`; one that was
 * discarded or refused says nothing. Without `importId` the file was not sent yet.
 */
export async function sameFileOf(
  tx: Tx,
  { customerId, importId = null }: { customerId: number; importId?: number | null },
  { kind, fileHash, table }: ReadFile,
): Promise<SameFile | null> {
  if (fileHash === "") return null;
  const isImported = sql<boolean>`(kind = ${kind} and undone_at is null
    and (applied_at is not null or step = 'apply' and state in ('Queued', 'Running')))`;
  const [found] = await tx
    .select({ id: imports.id, createdAt: imports.createdAt, isImported })
    .from(imports)
    .where(sql`customer_id = ${customerId} and file_hash = ${fileHash} and id is distinct from ${importId}::bigint
      and coalesce(mapping->'table'->>'sheet' = ${table?.sheet ?? null}::text, true)
      and (${isImported} or state = 'Done' and (${importId}::bigint is null or id < ${importId}::bigint))`)
    .orderBy(sql`${isImported} desc, id desc`)
    .limit(1);
  return found ? { ...found, createdAt: found.createdAt.toISOString() } : null;
}

/**
 * A file that was imported before is not imported again by accident. Throws `Refusal` 409 `import_same_file` with the other import, unless the
 * asker wants it imported again.
 */
export async function mustBeNewFile(
  tx: Tx,
  key: ImportKey,
  found: Import,
  { again }: { again: boolean },
): Promise<void> {
  // Its further rows are no second import of it.
  if (found.appliedAt !== null) return;
  // Two imports of one file that are asked for at the same time would each look before the other is there: also where one of them is meant.
  await oneAtATime(tx, `import-file:${key.customerId}:${found.fileHash}`);
  if (again) return;
  const table = found.mapping.table as ReadFile["table"];
  const same = await sameFileOf(tx, key, { ...found, table });
  if (!same?.isImported) return;
  const { id: importId, createdAt } = same;
  throw new Refusal(409, "import_same_file", "The same file was imported before", { importId, createdAt });
}
