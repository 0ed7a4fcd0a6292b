// Again on Node 24: keys, signatures and fetch are Node's own.
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import {
  changeCompanySignIn,
  finishCompanySignIn,
  readCompanySignIn,
  removeCompanySignIn,
  startCompanySignIn,
} from "~/backend/contract/company-sign-in";
import { listEvidence } from "~/backend/contract/evidence";
import { confirmSecondFactor, setUpSecondFactor } from "~/backend/contract/second-factor";
import { signIn } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { createDemoDatabase, type TestDatabase } from "../../../../tests/support/database";
import { refusal } from "../../../../tests/support/newcomer";
import { testConfig } from "../../../../tests/support/node-server";
import { CLIENT, type OpenIdProvider, startOpenIdProvider } from "../../../../tests/support/openid-provider";
import { EMAILS, PASSWORD, signInAs, withToken } from "../../../../tests/support/personas";
import { createBackend } from "../../main/app";
import { signInAttempts } from "../../platform/db/schema/sessions";
import { codeAt, stepAt } from "../second-factor/totp";

/** What an administrator shows who changes how everybody signs in. */
const OWNER = { currentPassword: PASSWORD };
const redirectUri = "http://127.0.0.1/login/company/answer";
const logger = pino({ level: "silent" });
let db: TestDatabase;
let provider: OpenIdProvider;
let transport: BackendTransport;
beforeAll(async () => {
  db = await createDemoDatabase();
  provider = await startOpenIdProvider(redirectUri);
  transport = backendWith(["127.0.0.1"]);
  const admin = await signInAs(transport, "admin");
  await callBackend(admin, changeCompanySignIn, { body: { issuer: provider.issuer, ...CLIENT, version: 0, ...OWNER } });
});
afterAll(async () => {
  await provider.stop();
  await db.drop();
});

function backendWith(outgoingPrivate: string[]): BackendTransport {
  const app = createBackend({ database: db.database, logger, config: testConfig({ outgoingPrivate }) });
  return async (request) => app.fetch(request);
}

const start = (company = "nordwind") =>
  callBackend({ backend: transport }, startCompanySignIn, { body: { company, redirectUri } });
const finish = (ticket: string, answer: string) =>
  callBackend({ backend: transport }, finishCompanySignIn, { body: { ticket, answer } });
const refused = { status: 401, code: "provider_refused" };

test("who signs in at the company's provider is in, by the address that it vouches for", async () => {
  const { ticket, location } = await start(" Nordwind ");
  const asked = new URL(location).searchParams;
  expect([asked.get("code_challenge_method"), asked.get("scope")]).toEqual(["S256", "openid email profile"]);
  expect([asked.get("state"), asked.get("nonce")].every((one) => (one ?? "").length > 20)).toBe(true);
  const { session } = await finish(ticket, await provider.signIn(location, EMAILS.analyst));
  expect(session.user).toMatchObject({ email: EMAILS.analyst, customer: { name: "Nordwind Automotive" } });
});

test("the provider asks for what it wants: a second factor of ours is asked for by password only", async () => {
  const manager = await signInAs(transport, "manager");
  const { secret } = await callBackend(manager, setUpSecondFactor, { body: { currentPassword: PASSWORD } });
  const code = codeAt(secret, stepAt(Date.now()));
  await callBackend(manager, confirmSecondFactor, { body: { code } });
  const body = { email: EMAILS.manager, password: PASSWORD };
  expect(await refusal(callBackend({ backend: transport }, signIn, { body }))).toMatchObject({
    status: 401,
    code: "second_factor_required",
  });
  const { ticket, location } = await start();
  const { session } = await finish(ticket, await provider.signIn(location, EMAILS.manager));
  expect(session.user.email).toBe(EMAILS.manager);
});

test("an answer is taken once", async () => {
  const { ticket, location } = await start();
  const answer = await provider.signIn(location, EMAILS.analyst);
  // A code that the provider would still take.
  const another = await provider.signIn(location, EMAILS.analyst);
  await finish(ticket, answer);
  expect(await refusal(finish(ticket, answer))).toEqual(refused);
  expect(await refusal(finish(ticket, another))).toEqual(refused);
});

test("an answer fits only the browser that asked", async () => {
  const [mine, theirs] = [await start(), await start()];
  const answer = await provider.signIn(theirs.location, EMAILS.analyst);
  expect(await refusal(finish(mine.ticket, answer))).toEqual(refused);
  expect(await refusal(finish("made-up", answer))).toEqual(refused);
});

test("an answer whose state was changed, or that is an error, opens nothing", async () => {
  const first = await start();
  const answer = new URL(await provider.signIn(first.location, EMAILS.analyst));
  answer.searchParams.set("state", "x".repeat(43));
  expect(await refusal(finish(first.ticket, answer.href))).toEqual(refused);
  const second = await start();
  const state = new URL(second.location).searchParams.get("state");
  expect(await refusal(finish(second.ticket, `${redirectUri}?error=access_denied&state=${state}`))).toEqual(refused);
});

test.each([
  ["somebody of another customer", EMAILS.stranger],
  ["somebody without an account", "nobody@nordwind.example"],
])("the provider vouches for nobody else: %s", async (_, email) => {
  const { ticket, location } = await start();
  const outcome = await refusal(finish(ticket, await provider.signIn(location, email)));
  expect(outcome).toEqual({ status: 401, code: "no_account" });
});

test("an address that the provider has not confirmed is no address", async () => {
  const { ticket, location } = await start();
  expect(await refusal(finish(ticket, await provider.signIn(location, `unverified-${EMAILS.analyst}`)))).toEqual(
    refused,
  );
});

test("a company without a provider, and one that there is not, are told the same", async () => {
  const outcomes = [await refusal(start("suedstern")), await refusal(start("nobody"))];
  expect(outcomes).toEqual(Array(2).fill({ status: 404, code: "no_company_sign_in" }));
});

test("from one address, and at one company, so many sign-ins are begun in a quarter of an hour and no more", async () => {
  const from = (address: string, company: string) => {
    const backend: BackendTransport = (request) => {
      const headers = new Headers(request.headers);
      headers.set("x-forwarded-for", address);
      return transport(new Request(request, { headers }));
    };
    return refusal(callBackend({ backend }, startCompanySignIn, { body: { company, redirectUri } }));
  };
  const [taken, over] = [{ code: "no_company_sign_in" }, { status: 429, code: "too_many_attempts" }];
  expect(await from("192.0.2.1", "first")).toMatchObject(taken);
  await counted(200);
  expect(await from("192.0.2.1", "second")).toMatchObject(over);
  expect(await from("192.0.2.2", "first")).toMatchObject(taken);
  await counted(2000);
  expect(await from("192.0.2.3", "first")).toMatchObject(over);
  expect(await from("192.0.2.3", "third")).toMatchObject(taken);
  await db.database.asSystem((tx) => tx.delete(signInAttempts));
});

/** As if everything that counts had been done so often. */
const counted = (failures: number) => db.database.asSystem((tx) => tx.update(signInAttempts).set({ failures }));

test("a provider inside the network is asked only where the operator has named it", async () => {
  const closed = backendWith([]);
  const admin = await signInAs(closed, "strangeAdmin");
  const body = { issuer: provider.issuer, ...CLIENT, version: 0, ...OWNER };
  const set = callBackend(admin, changeCompanySignIn, { body });
  expect(await refusal(set)).toEqual({ status: 422, code: "provider_away" });
});

test("the secret is answered nowhere and kept when it is left out; changes are in the ledger", async () => {
  const admin = await signInAs(transport, "admin");
  const { issuer } = provider;
  const body = { issuer, clientId: CLIENT.clientId };
  const { settings } = await callBackend(admin, readCompanySignIn, {});
  const version = settings?.version ?? 0;
  const changed = await callBackend(admin, changeCompanySignIn, { body: { ...body, ...OWNER, version } });
  expect(changed).toEqual({ ...body, version: expect.any(Number) });
  const read = await callBackend(admin, readCompanySignIn, {});
  const { content } = await callBackend(admin, listEvidence, {});
  expect(content[0]).toMatchObject({ kind: "company-sign-in.changed", after: body });
  expect(JSON.stringify([read, content])).not.toContain(CLIENT.clientSecret);
  const { ticket, location } = await start();
  await finish(ticket, await provider.signIn(location, EMAILS.viewer));
});

test("nobody changes how everybody signs in without their password, however fresh their session", async () => {
  const admin = await signInAs(transport, "admin");
  const { settings } = await callBackend(admin, readCompanySignIn, {});
  const change = { issuer: provider.issuer, ...CLIENT, version: settings?.version ?? 0 };
  const attempts = [
    [{ currentPassword: null }, "password_needed"],
    [{ currentPassword: "not the password" }, "wrong_password"],
  ] as const;
  for (const [shown, code] of attempts) {
    const changed = callBackend(admin, changeCompanySignIn, { body: { ...change, ...shown } });
    expect(await refusal(changed)).toEqual({ status: 403, code });
    expect(await refusal(callBackend(admin, removeCompanySignIn, { body: shown }))).toEqual({ status: 403, code });
  }
  expect((await callBackend(admin, readCompanySignIn, {})).settings).toEqual(settings);
});

test("who signs in through the company and has no password changes it within ten minutes of that", async () => {
  const { ticket, location } = await start();
  const { token, session } = await finish(ticket, await provider.signIn(location, EMAILS.admin));
  const own = sql`id = ${session.user.id}`;
  const [kept] = (
    await db.database.asSystem((tx) =>
      tx.execute<{ password_hash: string }>(sql`select password_hash from users where ${own}`),
    )
  ).rows;
  await db.database.asSystem((tx) => tx.execute(sql`update users set password_hash = null where ${own}`));
  const admin = { backend: withToken(transport, token) };
  const { settings } = await callBackend(admin, readCompanySignIn, {});
  const body = { issuer: provider.issuer, ...CLIENT, version: settings?.version ?? 0, currentPassword: null };
  const { version } = await callBackend(admin, changeCompanySignIn, { body });
  await db.database.asSystem((tx) =>
    tx.execute(sql`update sessions set created_at = now() - interval '11 minutes' where id = ${session.id}`),
  );
  const late = callBackend(admin, changeCompanySignIn, { body: { ...body, version } });
  expect(await refusal(late)).toEqual({ status: 403, code: "password_needed" });
  await db.database.asSystem((tx) =>
    tx.execute(sql`update users set password_hash = ${kept?.password_hash ?? null} where ${own}`),
  );
});

test("a secret that was typed in for one issuer is sent to no other", async () => {
  const other = await startOpenIdProvider(redirectUri);
  try {
    const admin = await signInAs(transport, "admin");
    const { settings: before } = await callBackend(admin, readCompanySignIn, {});
    const version = before?.version ?? 0;
    const body = { issuer: other.issuer, clientId: CLIENT.clientId, version, ...OWNER };
    const refused = { status: 422, code: "client_secret_missing" };
    expect(await refusal(callBackend(admin, changeCompanySignIn, { body }))).toEqual(refused);
    expect((await callBackend(admin, readCompanySignIn, {})).settings).toEqual(before);
  } finally {
    await other.stop();
  }
});

test("of two administrators the slower learns what the faster made of it", async () => {
  const admin = await signInAs(transport, "admin");
  const { settings } = await callBackend(admin, readCompanySignIn, {});
  const version = settings?.version ?? 0;
  const body = { issuer: provider.issuer, ...CLIENT, version, ...OWNER };
  const both = [1, 2].map(() => refusal(callBackend(admin, changeCompanySignIn, { body })));
  const current = { issuer: provider.issuer, clientId: CLIENT.clientId, version: version + 1 };
  const stale = { status: 409, code: "stale_version", details: { current } };
  expect((await Promise.all(both)).filter((one) => one !== "done")).toEqual([stale]);
  expect(await refusal(callBackend(admin, changeCompanySignIn, { body }))).toEqual(stale);
});

test("without the provider there is no such sign-in any more, for one under way neither", async () => {
  const { ticket, location } = await start();
  const answer = await provider.signIn(location, EMAILS.analyst);
  const admin = await signInAs(transport, "admin");
  await callBackend(admin, removeCompanySignIn, { body: OWNER });
  expect(await refusal(finish(ticket, answer))).toEqual(refused);
  expect(await refusal(start())).toMatchObject({ code: "no_company_sign_in" });
});
