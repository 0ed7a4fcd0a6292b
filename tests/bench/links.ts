import { createReadStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import { matchEvents } from "../../server/backend/alerts/from-events/match-events";
import { migrate } from "../../server/backend/main/migrate";
import { openDatabase } from "../../server/backend/platform/db/database";
import { startEngine } from "../../server/backend/platform/db/engine/start";
import { asOwner } from "../support/database-cluster";
import { apply, read } from "../support/imports";
import { readSource } from "../support/ingest/read-source";
import { drawLinks, eventIds } from "./links/draw";
import { EVENT_FILES, TARGET_FILES } from "./links/files";

/**
 * Links of the real events to the targets of real lists, so many of each class drawn at random, to be judged by reading:
 * `--seed N --draw 40 --data FOLDER --out FILE`.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: "../shared/data" },
    seed: { type: "string", default: "1" },
    draw: { type: "string", default: "40" },
    out: { type: "string", default: "/tmp/links.json" },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const dataDir = await mkdtemp(join(tmpdir(), "tierwatch-bench-links-"));
const engine = await startEngine({ dataDir, logger: pino({ level: "silent" }) });
const database = openDatabase(engine.connection, { maxConnections: 2 });
try {
  await migrate(engine.connection);
  await asOwner(engine.connection, "insert into customers (key, name, plan_name) values ('bench', 'bench', 'bench')");
  for (const path of TARGET_FILES) {
    const key = await read(database, 1, await readFile(join(values.data, path)), { fileName: basename(path) });
    await apply(database, key);
    print(`imported ${path}`);
  }
  for (const [name, path] of EVENT_FILES) {
    const { counts } = await readSource({ database }, name, createReadStream(join(values.data, path)));
    print(`${name}: ${JSON.stringify(counts)}`);
  }
  await asOwner(engine.connection, "vacuum analyze");
  const ids = await eventIds(database);
  for (let from = 0; from < ids.length; from += 250)
    await database.asSystem((tx) => matchEvents(tx, ids.slice(from, from + 250)));
  const { counts, links } = await drawLinks(database, Number(values.seed), Number(values.draw));
  print(JSON.stringify(counts));
  await writeFile(values.out, `${JSON.stringify(links, null, 1)}\n`);
  print(`${links.length} links in ${values.out}`);
} finally {
  await database.close();
  await engine.stop();
  await rm(dataDir, { recursive: true, force: true });
}
