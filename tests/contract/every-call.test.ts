// Again on PostgreSQL 15: every call is made, so every kind of statement is asked.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { callBackend } from "~/backend/client.server";
import type { Call } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { addContextHelp, listContextHelp } from "~/backend/contract/context-help";
import { errorBody } from "~/backend/contract/error-body";
import { permissionsOf } from "~/backend/contract/permissions";
import { BACKEND_BASE } from "~/backend/transport";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { SAMPLES, sampleRequest } from "../support/sample-requests";

const use = backendUnderTest();
const closed = CALLS.filter((call) => call.access !== "public");
const guarded = CALLS.filter((call) => typeof call.access === "object");

const requestOf = (call: Call, key?: string, headers?: Record<string, string>): Request =>
  sampleRequest(call, { key, headers });

test("every call with a body or a parameter has a sample in tests/support/sample-requests.ts", () => {
  const needing = CALLS.filter((call) => call.body || call.params).map((call) => call.name);
  expect(needing.length).toBeGreaterThan(150);
  expect(needing.filter((name) => !(name in SAMPLES))).toEqual([]);
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

const viewersMay = new Set<unknown>(permissionsOf(["viewer"]));
const beyondViewers = guarded.filter(({ access }) => typeof access === "object" && !viewersMay.has(access.permission));

test.each(beyondViewers.map((call) => [call.name, call] as const))(
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
    expect(bad.status).toBe(requiredIn(call).length > 0 ? 422 : call.status);
    const paths = bad.status === 422 ? (await bad.json()).details.map((problem: { path: string }) => problem.path) : [];
    expect(paths).toEqual(expect.arrayContaining(requiredIn(call)));
    expect((await send("{")).status).toBe(400);
    expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
  },
);

function requiredIn({ body }: Call): string[] {
  const shape = body instanceof z.ZodObject ? body.shape : {};
  const required = Object.entries(shape).filter(([, field]) => !(field as z.ZodType).safeParse(undefined).success);
  return required.map(([name]) => `body.${name}`);
}

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

test("a parameter that comes twice where one is meant is refused: whoever checks in front could take the other", async () => {
  const admin = await signInAs(use.transport, "admin");
  for (const query of ["after=1&after=2", "subject=alert:1&subject=alert:2"]) {
    const answer = await admin.backend(new Request(`${BACKEND_BASE}/v2/evidence?${query}`));
    expect([query, answer.status]).toEqual([query, 422]);
  }
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
