import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { signIn } from "~/backend/contract/session";
import { createTestDatabase } from "../../../../tests/support/database";
import { testConfig } from "../../../../tests/support/node-server";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import { createBackend } from "../app";
import { DEMO_PASSWORD, seedDemo } from "./demo";

test("seeding twice adds the demo customers once", async () => {
  const { database, drop } = await createTestDatabase();
  expect(await seedDemo(database)).toEqual({ customers: 2 });
  expect(await seedDemo(database)).toEqual({ customers: 0 });
  const rows = await database.asSystem(async (tx) => [
    await tx.select().from(customers),
    await tx.select().from(users),
  ]);
  expect(rows.map((list) => list.length)).toEqual([2, 6]);
  await drop();
});

test("demo accounts are refused where the demo is off, like an unknown address", async () => {
  const { database, drop } = await createTestDatabase();
  await seedDemo(database);
  const app = createBackend({ database, logger: pino({ level: "silent" }), config: testConfig({ demo: false }) });
  const context = { backend: async (request: Request) => app.fetch(request) };
  const enter = (email: string) => callBackend(context, signIn, { body: { email, password: DEMO_PASSWORD } });
  await expect(enter("analyst@nordwind.example")).rejects.toMatchObject({ status: 401, code: "wrong_credentials" });
  await expect(enter(`${randomUUID()}@nordwind.example`)).rejects.toMatchObject({ code: "wrong_credentials" });
  await drop();
});
