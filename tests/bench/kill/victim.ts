import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Serving } from "../../../tools/test/serving.mjs";

/** Who is killed: the web server with the backend in it, the database, or both in the same moment. */
export const VICTIMS = ["node", "database", "both"] as const;
export type Victim = (typeof VICTIMS)[number];

/**
 * SIGKILL. Of the database, in turn, the first process with all its children, the first alone (its children notice by themselves),
 * or one child that serves a connection (the others are then ended by the first). Answers what was hit.
 */
export async function strike(victim: Victim, round: number, server: Serving, dataDir: string): Promise<string> {
  const hit = victim === "node" ? [] : databaseProcesses(dataDir, round);
  const node = victim === "database" ? undefined : server.kill();
  for (const pid of hit) kill(pid);
  await node;
  return [victim === "database" ? "" : "node", hit.length > 0 ? `${hit.length} of the database` : ""]
    .filter(Boolean)
    .join(" and ");
}

function databaseProcesses(dataDir: string, round: number): number[] {
  const first = Number.parseInt(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ").map(Number);
  const serving = children.filter((pid) => /tierwatch tierwatch/.test(titleOf(pid)));
  const [one] = serving;
  switch (Math.floor(round / VICTIMS.length) % 3) {
    case 0:
      return [first, ...children];
    case 1:
      return [first];
    default:
      return one === undefined ? [first] : [one];
  }
}

/** PostgreSQL writes there what a process is for. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
