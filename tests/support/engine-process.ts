import { pino } from "pino";
import { startEngine } from "../../server/backend/platform/db/engine/start";

/** A server of its own for tests that kill one: starts the engine of the folder it is given, says so, and waits. */
const logger = pino({ level: "silent" });
const said = await startEngine({ dataDir: process.argv[2] ?? "", logger }).then(
  ({ adopted }) => ({ ok: true, adopted, pid: process.pid }),
  (error: Error) => ({ ok: false, name: error.name, message: error.message }),
);
process.stdout.write(`${JSON.stringify(said)}\n`);
if (said.ok) setInterval(() => undefined, 60_000);
