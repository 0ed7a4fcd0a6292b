import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { addContextHelp, listContextHelp } from "~/backend/contract/context-help";
import { errorBody } from "~/backend/contract/error-body";
import { BACKEND_BASE } from "~/backend/transport";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";

const use = backendUnderTest();
const closed = CALLS.filter((call) => call.access !== "public");
const guarded = CALLS.filter((call) => typeof call.access === "object");

/** A body that would be accepted, so that only the asker is what is wrong. Every call with a body or parameters is here. */
const SAMPLES: Record<string, { params?: Record<string, string>; query?: string; body?: object }> = {
  signIn: { body: { email: "nobody@nordwind.example", password: "x" } },
  addContextHelp: { body: { key: "sample.key", locale: "en", title: "T", body: "B" } },
  changeContextHelp: { params: { key: "sample.key" }, body: { locale: "en", title: "T", body: "B", version: 1 } },
  deleteContextHelp: { params: { key: "sample.key" }, query: "?locale=en" },
};

function requestOf(call: Call, key?: string, headers: Record<string, string> = {}): Request {
  const { params = {}, query = "", body } = SAMPLES[call.name] ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => key ?? params[name] ?? "");
  return new Request(`${BACKEND_BASE}${path}${query}`, {
    method: call.method.toUpperCase(),
    headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
}

test("every call with a body or a parameter has a sample here", () => {
  const needing = CALLS.filter((call) => call.body || call.params).map((call) => call.name);
  expect(Object.keys(SAMPLES)).toEqual(expect.arrayContaining(needing));
});

test.each(closed.map((call) => [call.name, call] as const))("%s refuses an anonymous caller", async (_, call) => {
  const response = await use.transport(requestOf(call));
  expect(response.status).toBe(401);
  expect(errorBody.parse(await response.json()).code).toBe("not_signed_in");
});

test.each(closed.map((call) => [call.name, call] as const))(
  "%s refuses a token that nobody was given",
  async (_, call) => {
    const response = await use.transport(requestOf(call, undefined, { authorization: `Bearer ${"a".repeat(43)}` }));
    expect(response.status).toBe(401);
  },
);

test.each(guarded.filter((call) => !call.name.includes("Evidence")).map((call) => [call.name, call] as const))(
  "%s refuses a viewer and names the permission",
  async (_, call) => {
    const viewer = await signInAs(use.transport, "viewer");
    const response = await viewer.backend(requestOf(call));
    expect(response.status).toBe(403);
    expect((await response.json()).details).toEqual(call.access);
  },
);

test.each(CALLS.filter((call) => call.body).map((call) => [call.name, call] as const))(
  "%s names every part of a bad body, and refuses what is no JSON",
  async (_, call) => {
    const admin = await signInAs(use.transport, "admin");
    const send = (body: string, type = "application/json") => {
      const { url, method } = requestOf(call);
      return admin.backend(new Request(url, { method, body, headers: { "content-type": type } }));
    };
    const bad = await send("{}");
    expect(bad.status).toBe(422);
    const paths = (await bad.json()).details.map((problem: { path: string }) => problem.path);
    expect(paths.length).toBeGreaterThan(1);
    expect((await send("{")).status).toBe(400);
    expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
  },
);

test.each(["a\0b", "\ud800", "x\udc00"])("no text that cannot be kept is taken: %j", async (junk) => {
  const admin = await signInAs(use.transport, "admin");
  for (const call of CALLS) {
    const texts = Object.keys(SAMPLES[call.name]?.body ?? {}).map((field) => ({ [field]: junk }));
    for (const text of texts) {
      const { url, method, headers } = requestOf(call);
      const body = JSON.stringify({ ...SAMPLES[call.name]?.body, ...text });
      const response = await admin.backend(new Request(url, { method, headers, body }));
      expect([call.name, text, response.status]).toEqual([call.name, text, 422]);
      const [problem] = (await response.json()).details;
      expect(problem.path).toBe(`body.${Object.keys(text)[0]}`);
    }
  }
  const bySubject = new Request(`${BACKEND_BASE}/v2/evidence?subject=alert:%00`);
  expect((await admin.backend(bySubject)).status).toBe(422);
});

test("what is Nordwind's is not there for somebody of another customer", async () => {
  const [admin, stranger] = await Promise.all([
    signInAs(use.transport, "admin"),
    signInAs(use.transport, "strangeAdmin"),
  ]);
  const key = `test.${randomUUID()}`;
  await callBackend(admin, addContextHelp, { body: { key, locale: "en", title: "T", body: "B" } });
  expect(await callBackend(stranger, listContextHelp, {})).not.toContainEqual(expect.objectContaining({ key }));
  for (const call of CALLS.filter(({ params }) => params)) {
    const response = await stranger.backend(requestOf(call, key));
    expect([call.name, response.status]).toEqual([call.name, 404]);
  }
  expect(await callBackend(admin, listContextHelp, {})).toContainEqual(expect.objectContaining({ key, version: 1 }));
});

test("an unknown call answers the contract's 404", async () => {
  const response = await use.transport(new Request(`${BACKEND_BASE}/v2/nothing`));
  expect(response.status).toBe(404);
  expect(errorBody.parse(await response.json()).code).toBe("not_found");
});
