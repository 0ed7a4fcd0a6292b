import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { permissionsOf } from "~/backend/contract/permissions";
import { SCOPES, type Scope, scopesOf } from "~/backend/contract/scopes";
import { scopesFor } from "~/backend/contract/scopes-for";
import { HANDLERS } from "../../server/backend/main/handlers";
import { backendUnderTest } from "../support/backend-under-test";
import { refusal } from "../support/newcomer";
import { type Persona, signInAs, withToken } from "../support/personas";
import { sampleRequest } from "../support/sample-requests";

const use = backendUnderTest();
const named = (calls: readonly Call[]) => calls.map(({ name }) => name).sort();
const ofKeys = CALLS.filter(({ scope }) => scope !== undefined);
const reads = ({ scope }: Call) => scope?.endsWith(":read") ?? false;

/** They look for what stands in their body. */
const READ_BY_POST = [
  "explainText",
  "fetchTargets",
  "listAlertActions",
  "recommendActions",
  "recommendMeasures",
  "searchSanctions",
];
/** They take the permission of who changes it: what a form is filled with, and what was asked. */
const READ_TO_WRITE = [
  "listLexicon",
  "listOwnMeasures",
  "listRevenueRequests",
  "previewSanctionsListRemoval",
  "readLexiconRow",
  "readOwnMeasure",
  "readTargetInfo",
];

test("every call has one scope or takes a person, but for what everybody may and what knows who asks", () => {
  const asking = HANDLERS.filter(({ form }) => form === "anybody").map(({ call }) => call.name);
  const public_ = CALLS.filter(({ access, name }) => access === "public" && !asking.includes(name));
  expect(named(public_.filter(({ scope }) => scope))).toEqual([]);
  const others = CALLS.filter((call) => !public_.includes(call));
  expect(named(others.filter(({ scope, bearer }) => (bearer === "person") === (scope !== undefined)))).toEqual([]);
  expect([...new Set(ofKeys.map(({ scope }) => scope))].sort()).toEqual([...SCOPES].sort());
});

test("a scope for reading changes nothing", () => {
  expect(named(ofKeys.filter((call) => reads(call) && call.method !== "get"))).toEqual(READ_BY_POST);
  expect(named(ofKeys.filter((call) => !reads(call) && call.method === "get"))).toEqual(READ_TO_WRITE);
});

test("a key keeps the permission that a call of its scope needs", () => {
  const lost = ofKeys.filter(
    ({ access, scope }) => typeof access === "object" && !scopesOf(access.permission).includes(scope as Scope),
  );
  expect(named(lost)).toEqual([]);
});

test.each(SCOPES)("%s opens its own calls, and all other scopes together open none of them", async (scope) => {
  const own = ofKeys.filter((call) => call.scope === scope);
  expect(own.length).toBeGreaterThan(0);
  const [its, others] = [
    await keyOf("admin", [scope]),
    await keyOf(
      "admin",
      SCOPES.filter((one) => one !== scope),
    ),
  ];
  for (const call of own) {
    expect([call.name, await refusedAs(others, call)]).toEqual([
      call.name,
      { code: "scope_missing", details: { scope } },
    ]);
    expect([call.name, await refusedAs(its, call)]).toEqual([call.name, null]);
  }
});

test("a key of all scopes is no person, and a session needs none", async () => {
  const key = await keyOf("admin", SCOPES);
  for (const call of CALLS.filter(({ bearer }) => bearer === "person")) {
    expect([call.name, await refusedAs(key, call)]).toEqual([call.name, { code: "not_for_machines" }]);
  }
  const person = await signInAs(use.transport, "admin");
  const first = SCOPES.map((scope) => ofKeys.find((call) => call.scope === scope) as Call);
  for (const call of first) expect([call.name, await refusedAs(person, call)]).toEqual([call.name, null]);
});

test("a key has nothing unless it is chosen, and one with nothing is not made", async () => {
  const admin = await signInAs(use.transport, "admin");
  for (const body of [{ name: "A" }, { name: "A", scopes: [] }, { name: "A", scopes: ["everything:read"] }]) {
    const headers = { "content-type": "application/json" };
    const request = new Request(sampleRequest(createApiToken).url, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const response = await admin.backend(request);
    expect(response.status).toBe(422);
    expect((await response.json()).details[0].path).toMatch(/^body\.scopes/);
  }
});

test("nobody gives a key a scope of which they may make no call", async () => {
  const may = scopesFor(permissionsOf(["viewer"]));
  expect(SCOPES.filter((scope) => !may.includes(scope))).toEqual([
    ...["scores:write", "sanctions:write", "due-diligence:write", "grievances:write", "revenue:request"],
    ...["events:report", "imports:read", "imports:write", "administration:read", "administration:write"],
  ]);
  const viewer = await signInAs(use.transport, "viewer");
  const make = (scopes: Scope[]) => refusal(callBackend(viewer, createApiToken, { body: { name: "A", scopes } }));
  expect(await make(["feed:read", "grievances:write"])).toMatchObject({ details: { scope: "grievances:write" } });
  expect(await make(may)).toBe("done");
});

async function keyOf(persona: Persona, scopes: readonly Scope[]) {
  const who = await signInAs(use.transport, persona);
  const { token } = await callBackend(who, createApiToken, { body: { name: "A", scopes: [...scopes] } });
  return { backend: withToken(use.transport, token) };
}

/** The 403 of a call that is made with what would be accepted; null for any other answer. */
async function refusedAs({ backend }: { backend: typeof use.transport }, call: Call): Promise<object | null> {
  const response = await backend(sampleRequest(call));
  if (response.status !== 403) {
    await response.body?.cancel();
    return null;
  }
  const { code, details } = await response.json();
  return REFUSED.has(code) ? { code, ...(details && { details }) } : null;
}

/** What has to do with who asks; a call may refuse with 403 for reasons of its own. */
const REFUSED = new Set(["scope_missing", "not_for_machines", "not_permitted"]);
