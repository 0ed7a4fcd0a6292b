import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { BackupDamaged, type Frame, type Header, readJson, type Seal, tableSchema } from "./format";
import { quoted, withColumns } from "./tables";

/** Replaces all tables' rows by the backup's, in the client's transaction. Throws when the counts are not the seal's. */
export async function writeTables(
  client: pg.Client,
  header: Header,
  seal: Seal,
  frames: AsyncIterable<Frame>,
): Promise<void> {
  // The ledger's triggers refuse to be emptied; a restore is the one exception, and the transaction's lock keeps others out.
  for (const table of header.tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`truncate ${header.tables.map(quoted).join(", ")}`);
  await copyRows(client, header, seal, frames);
  for (const table of header.tables) {
    await client.query(`alter table ${quoted(table)} enable trigger user`);
    await continueNumbers(client, table);
  }
  await releaseJobs(client);
}

type Table = Header["tables"][number];
type CopyStream = ReturnType<typeof copyFrom>;

async function copyRows(client: pg.Client, header: Header, seal: Seal, frames: AsyncIterable<Frame>): Promise<void> {
  let open: { stream: CopyStream; index: number } | undefined;
  const close = async () => {
    if (!open) return;
    open.stream.end();
    await finished(open.stream);
    const { stream, index } = open;
    if (stream.rowCount !== seal.rows[index]) throw new BackupDamaged(`${header.tables[index]?.name} lacks rows.`);
    open = undefined;
  };
  for await (const { kind, payload } of frames) {
    if (kind === "rows" && open) await write(open.stream, payload);
    if (kind !== "table") continue;
    await close();
    const { index } = readJson(payload, tableSchema);
    const table = header.tables[index];
    if (!table) throw new BackupDamaged("The backup holds rows of an unknown table.");
    open = { stream: client.query(copyFrom(`copy ${withColumns(table)} from stdin`)), index };
  }
  await close();
}

async function write(stream: CopyStream, chunk: Buffer): Promise<void> {
  if (stream.errored) throw stream.errored;
  if (!stream.write(chunk)) await once(stream, "drain");
}

/** COPY brings the numbers along but does not move the counters that give out the next ones. */
async function continueNumbers(client: pg.Client, table: Table): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as sequence from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [quoted(table)],
  );
  for (const { column, sequence } of rows) {
    const newest = `(select max(${pg.escapeIdentifier(column)}) from ${quoted(table)})`;
    await client.query(`select setval('${sequence}', coalesce(${newest}, 1), ${newest} is not null)`);
  }
}

/** A job that was being worked on when the backup was made is nobody's now. */
async function releaseJobs(client: pg.Client): Promise<void> {
  await client.query(
    "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null",
  );
  await client.query(
    "update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null",
  );
}
