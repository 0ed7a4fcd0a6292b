import { parseArgs } from "node:util";
import { seconds } from "~/time/duration";
import { close, listen, makeServer, requestListener } from "../listen";
import { openBackend, prepareDatabase } from "../start-backend";
import { stopOnSignals } from "../stop-on-signals";
import { type CommandContext, numberOption } from "./command";

/** How long calls that are under way may take to finish when the server is told to stop. */
const IN_FLIGHT_LIMIT = seconds(5);

/** Serves the embedded backend alone, for web servers elsewhere: `BACKEND_URL=http://host:port`. Runs until a signal. */
export async function serveBackend(args: string[], { config, logger, out }: CommandContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { port: { type: "string", default: "4000" }, host: { type: "string", default: "127.0.0.1" } },
  });
  const port = numberOption("port", values.port, { min: 0, max: 65_535 });
  const database = await prepareDatabase(config, logger);
  const backend = openBackend(database.connection, config, logger);
  const server = makeServer(requestListener(backend.app.fetch, logger));
  const taken = await listen(server, { port, host: values.host });
  stopOnSignals(logger, async () => {
    await close(server, IN_FLIGHT_LIMIT);
    await backend.close();
    await database.stop();
  });
  out(`Backend is at http://${values.host}:${taken}`);
}
