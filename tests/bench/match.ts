import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { matchList } from "../../server/backend/intake/name-lists/matching/match-task";
import { pastedLines } from "../../server/backend/intake/name-lists/reading/pasted-lines";
import { startList } from "../../server/backend/intake/name-lists/run/start-list";
import { openDatabase } from "../../server/backend/platform/db/database";
import { inDatabase, startTestCluster, withOwner } from "../support/database-cluster";
import { addCustomer, addTargets } from "../support/network";
import { watchLag } from "./lag";
import { makeList } from "./match/make-list";

/** A list of real names in other spellings against a directory: from the text to the stored matches (goal: 5,000 lines in 60 s). */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    targets: { type: "string", default: "100000" },
    lines: { type: "string", default: "5000" },
    data: { type: "string", default: "../shared/data" },
  },
});

const cluster = await startTestCluster();
const where = inDatabase(cluster.connection, cluster.template);
const database = openDatabase(where);
try {
  const customerId = await database.asSystem((tx) => addCustomer(tx, "bench"));
  const { directory, list } = makeList(values.data, Number(values.targets), Number(values.lines));
  const ids: number[] = [];
  for (let from = 0; from < directory.length; from += 2000) {
    ids.push(...(await database.asSystem((tx) => addTargets(tx, directory.slice(from, from + 2000)))));
  }
  // As the database does by itself soon after: what was added lies in no index's waiting list any more.
  await withOwner(where, (client) => client.query("vacuum analyze targets, target_names"));
  const text = list.map(({ line }) => line).join("\n");

  const [began, cpu, lag] = [performance.now(), process.cpuUsage(), watchLag()];
  const lines = await pastedLines(text);
  const read = performance.now() - began;
  const { id: operationId } = await database.asCustomer({ customerId, userId: null }, (tx) =>
    startList(tx, { customerId, userId: null }, { name: null, lines, leftOut: [] }),
  );
  await matchList(database, { customerId, operationId });
  const took = performance.now() - began;
  const [{ user, system }, late] = [process.cpuUsage(cpu), lag()];

  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ line: number; state: string; candidates: { id: number }[] }>(sql`
      select line, state, candidates from name_list_lines where operation_id = ${operationId} order by line`),
  );
  const tally = new Map<string, number>();
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1);
  for (const { line, state, candidates } of rows) {
    const meant = list[line - 1]?.meant ?? null;
    const id = meant === null ? null : ids[meant];
    count(`${meant === null ? "unknown" : "known"}, ${state}`);
    if (state === "found") count(candidates[0]?.id === id ? "found rightly" : "found wrongly");
    else if (state === "several" && id && candidates.some((one) => one.id === id))
      count("several, the right one among them");
  }
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`${rows.length} lines, ${ids.length} targets: ${(took / 1000).toFixed(1)} s (read in ${read.toFixed(0)} ms)`);
  say(`processor time of this process ${((user + system) / 1e6).toFixed(1)} s`);
  say(`event loop late: p99 ${late.p99.toFixed(0)} ms, most ${late.most.toFixed(0)} ms`);
  for (const [what, number] of [...tally].sort()) say(`  ${what}: ${number}`);
} finally {
  await database.close();
  await cluster.stop();
}
process.exit(0);
