import { pino } from "pino";
import { afterAll, beforeAll } from "vitest";
import { BACKEND_BASE, type BackendTransport } from "~/backend/transport";
import { createBackend } from "../../server/backend/app";
import { seedDemo } from "../../server/backend/seed/demo";
import { createTestDatabase } from "./database";

/**
 * The backend under test, with the demo customers in it: the one at `BACKEND_URL` when that is set, else the embedded one on
 * a database of its own. The suite asks nothing of a backend but the contract, so it can be held against a customer's.
 */
export function backendUnderTest(): { transport: BackendTransport } {
  const use = { transport: (() => Promise.reject(new Error("The backend has not started"))) as BackendTransport };
  let close = async (): Promise<void> => {};
  beforeAll(async () => {
    const remote = process.env.BACKEND_URL;
    if (remote) {
      use.transport = toRemote(remote);
      return;
    }
    const { database, drop } = await createTestDatabase();
    await seedDemo(database);
    const app = createBackend({ database, logger: pino({ level: "silent" }), config: { demo: true } });
    use.transport = async (request) => app.fetch(request);
    close = drop;
  });
  afterAll(() => close());
  return use;
}

function toRemote(base: string): BackendTransport {
  return (request) => fetch(new Request(request.url.replace(BACKEND_BASE, base.replace(/\/$/, "")), request));
}
