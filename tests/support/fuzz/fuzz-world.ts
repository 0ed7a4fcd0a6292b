import type pg from "pg";
import { type DestinationStream, pino } from "pino";
import { callBackend } from "~/backend/client.server";
import { signIn } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { createBackend } from "../../../server/backend/main/app";
import { DEMO_PASSWORD } from "../../../server/backend/main/seed/demo";
import { seedMass } from "../../../server/backend/main/seed/mass/seed-mass";
import type { Database } from "../../../server/backend/platform/db/database";
import { signInAttempts } from "../../../server/backend/platform/db/schema/sessions";
import { testConfig } from "../node-server";
import { withToken } from "../personas";

export interface FuzzWorld {
  transport: BackendTransport;
  /** A new session of the customer's administrator. */
  enter(): Promise<BackendTransport>;
  /** Of such a session. */
  token(): Promise<string>;
  /** Takes what is logged. */
  log: DestinationStream;
  /** The errors that the backend logged, with their stacks. */
  errors: string[];
}

const CUSTOMER = "junk";

/** The embedded backend with a customer that has targets and alerts, whose jobs nobody does. */
export async function fuzzWorld(connection: pg.PoolConfig, database: Database, dataDir: string): Promise<FuzzWorld> {
  const order = { customerKey: CUSTOMER, alerts: 200, targets: 40, now: new Date("2026-11-20T00:00:00Z") };
  await seedMass(connection, database, { ...order, tell: () => undefined });
  const errors: string[] = [];
  const log: DestinationStream = { write: (line) => void errors.push(line) };
  const config = testConfig({ stage: "integration", dataDir });
  const app = createBackend({ database, config, logger: pino({ level: "error" }, log) });
  const transport: BackendTransport = async (request) => app.fetch(request);
  const body = { email: `admin@${CUSTOMER}.example`, password: DEMO_PASSWORD };
  const token = async () => {
    // Wrong passwords that the junk held are not to shut the administrator out.
    await database.asSystem((tx) => tx.delete(signInAttempts));
    return (await callBackend({ backend: transport }, signIn, { body })).token;
  };
  const enter = async () => withToken(transport, await token());
  return { transport, enter, token, log, errors };
}
