import type pg from "pg";
import type { Logger } from "pino";
import { readSession } from "~/backend/contract/session";
import { BACKEND_BASE } from "~/backend/transport";
import { withDeadline } from "~/time/deadline";
import { seconds } from "~/time/duration";
import type { Config } from "./config";
import { embeddedBackend, remoteBackend } from "./proxy/transports";
import type { SharedBackend } from "./session/shared-backend";
import { openBackend } from "./start-backend";

/** The backend as a web process holds it. */
export interface BackendLink {
  backend: SharedBackend;
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The customer's own backend when there is one, else the embedded one on this database, one of `processes` of this server. */
export function linkBackend(
  config: Config,
  connection: pg.PoolConfig | undefined,
  logger: Logger,
  processes: number,
): BackendLink {
  if (config.backendUrl) {
    const backend = remoteBackend(config.backendUrl);
    return { backend, ready: () => answers(backend), close: async () => undefined };
  }
  if (!connection) throw new Error("The embedded backend needs a database");
  const { app, direct, database, close } = openBackend(connection, config, logger, processes);
  return { backend: embeddedBackend(app, direct), ready: () => database.ready(), close };
}

/** Asked without a token, a backend that is well refuses; one that is not answers 5xx or nothing. */
async function answers(backend: SharedBackend): Promise<void> {
  const { status } = await withDeadline(seconds(2), async (signal) => {
    const answer = await backend(new Request(BACKEND_BASE + readSession.path, { signal }));
    await answer.body?.cancel();
    return answer;
  });
  if (status >= 500) throw new Error(`The backend answers ${status}`);
}
