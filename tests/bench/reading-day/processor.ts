import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import { asOwner } from "../../support/database-cluster";

/** Seconds of processor time that this process, its threads and the database on this machine have taken so far. */
export async function processorSeconds(connection: pg.PoolConfig): Promise<{ node: number; database: number }> {
  const { user, system } = process.cpuUsage();
  const { rows } = await asOwner(connection, "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid");
  const postmaster = Number(rows[0]?.pid);
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : [];
    const [parent, isIt] = [Number(fields[1]), Number(name) === postmaster];
    if (!isIt && parent !== postmaster) continue;
    // User and system; of the first process those of its children that have ended, too.
    ticks += [11, 12, ...(isIt ? [13, 14] : [])].reduce((sum, at) => sum + Number(fields[at]), 0);
  }
  return { node: (user + system) / 1_000_000, database: ticks / TICKS };
}

const TICKS = 100;

/** Behind its name, which may hold blanks: the state comes first. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
