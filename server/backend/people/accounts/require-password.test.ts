import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { askForEmailChange } from "~/backend/contract/account-links";
import { changePassword } from "~/backend/contract/own-account";
import { removeSecondFactor, setUpSecondFactor } from "~/backend/contract/second-factor";
import { readSession } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { createDemoDatabase, type TestDatabase } from "../../../../tests/support/database";
import { refusal } from "../../../../tests/support/newcomer";
import { testConfig } from "../../../../tests/support/node-server";
import { PASSWORD, signInAs, withToken } from "../../../../tests/support/personas";
import { createBackend } from "../../main/app";
import { type Database, openDatabase } from "../../platform/db/database";
import { gated } from "../session/hashing-gate";

/** A backend that has one connection: who holds it and waits for another waits for itself. */
let db: TestDatabase;
let narrow: Database;
let transport: BackendTransport;
beforeAll(async () => {
  db = await createDemoDatabase();
  narrow = openDatabase(db.connection, { maxConnections: 1 });
  const app = createBackend({ database: narrow, logger: pino({ level: "silent" }), config: testConfig({}) });
  transport = async (request) => app.fetch(request);
});
afterAll(async () => {
  await narrow.close();
  await db.drop();
});

const GOOD = "nine green bottles on a wall";
const wrong = { status: 403, code: "wrong_password" };

test("a password is checked with no connection in hand, and a wrong one changes nothing", async () => {
  const me = await signInAs(transport, "viewer");
  const body = { currentPassword: "not it" };
  const changes = [
    callBackend(me, setUpSecondFactor, { body }),
    callBackend(me, removeSecondFactor, { body }),
    callBackend(me, changePassword, { body: { ...body, password: GOOD } }),
    callBackend(me, askForEmailChange, { body: { ...body, email: "new@nordwind.example" } }),
  ];
  expect(await Promise.all(changes.map(refusal))).toEqual(changes.map(() => wrong));
  await callBackend(me, setUpSecondFactor, { body: { currentPassword: PASSWORD } });
  await callBackend(me, removeSecondFactor, { body: { currentPassword: PASSWORD } });
});

test("a password that could not be looked at, because others are, is no guess", async () => {
  const me = await signInAs(transport, "stranger");
  const body = { currentPassword: PASSWORD };
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const others = Array.from({ length: 500 }, () => gated(() => held).catch(() => undefined));
  for (let time = 0; time < 12; time++)
    expect(await refusal(callBackend(me, setUpSecondFactor, { body }))).toMatchObject({ status: 503, code: "busy" });
  release();
  await Promise.all(others);
  await callBackend(me, setUpSecondFactor, { body });
});

test("a change sent for again is the same change, though the password that it shows is the former one by now", async () => {
  const me = await signInAs(transport, "manager");
  const body = { currentPassword: PASSWORD, password: GOOD };
  const sent = { body, idempotencyKey: "0123456789abcdef" };
  const { token } = await callBackend(me, changePassword, sent);
  const again = { backend: withToken(transport, token) };
  expect(await refusal(callBackend(again, changePassword, sent))).toEqual({ status: 409, code: "already_done" });
  expect(await refusal(callBackend(again, changePassword, { body }))).toEqual(wrong);
});

test("of two who change a password side by side, both having shown the one before, the slower changes nothing", async () => {
  const first = await signInAs(transport, "analyst");
  const second = await signInAs(transport, "analyst");
  const body = { currentPassword: PASSWORD, password: GOOD };
  const both = [first, second].map((one) => callBackend(one, changePassword, { body }));
  const tokens = (await Promise.allSettled(both)).flatMap((one) =>
    one.status === "fulfilled" ? [one.value.token] : [],
  );
  expect(tokens).toHaveLength(1);
  await callBackend({ backend: withToken(transport, tokens[0] ?? "") }, readSession, {});
});
