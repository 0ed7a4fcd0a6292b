// Again on Node 24: fetch and abort signals are Node's own.
import { expect, test } from "vitest";
import { z } from "zod";
import { callBackend } from "./client.server";
import { defineCall } from "./contract/call";
import { BackendContractError, BackendRefusedError, BackendTimeoutError, BackendUnavailableError } from "./errors";
import type { BackendTransport } from "./transport";

const readThing = defineCall({
  name: "readThing",
  area: "things",
  summary: "One thing",
  method: "get",
  path: "/v2/things/{thingId}",
  access: "public",
  params: z.object({ thingId: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), page: z.number().optional() }),
  response: z.object({ name: z.string(), parts: z.array(z.object({ size: z.number() })) }),
  timeout: 50,
});
const call = (backend: BackendTransport, thingId = "1") => callBackend({ backend }, readThing, { params: { thingId } });
const answering =
  (body: unknown, init?: ResponseInit): BackendTransport =>
  async () =>
    Response.json(body, init);

test("parameters go into the path encoded, lists into the query one by one", async () => {
  let url = "";
  const backend: BackendTransport = async (request) => {
    url = request.url;
    return Response.json({ name: "x", parts: [] });
  };
  const input = { params: { thingId: "a/b ?" }, query: { tag: ["x", "y&z"], page: 0 } };
  await callBackend({ backend }, readThing, input);
  expect(url).toBe("http://backend/v2/things/a%2Fb%20%3F?tag=x&tag=y%26z&page=0");
});

test("an answer outside the contract names the call and the offending path", async () => {
  const error = await call(answering({ name: "x", parts: [{ size: 1 }, { size: "big" }] })).catch((e) => e);
  expect(error).toBeInstanceOf(BackendContractError);
  expect(error).toMatchObject({ call: "readThing", where: "parts.1.size" });
});

test("an answer that is no JSON breaks the contract", async () => {
  const error = await call(async () => new Response("<html>")).catch((e) => e);
  expect(error).toBeInstanceOf(BackendContractError);
});

test("a refusal carries its status, code, details and when to come back", async () => {
  const body = { code: "stale_version", message: "m", details: { current: 2 }, requestId: "r" };
  const error = await call(answering(body, { status: 409, headers: { "retry-after": "7" } })).catch((e) => e);
  expect(error).toBeInstanceOf(BackendRefusedError);
  expect(error).toMatchObject({ status: 409, code: "stale_version", details: { current: 2 }, retryAfter: 7 });
});

test("a proxy's error page in between counts as a backend that is away", async () => {
  const error = await call(async () => new Response("bad gateway", { status: 502 })).catch((e) => e);
  expect(error).toBeInstanceOf(BackendUnavailableError);
});

test("a refusal without the contract's body is a breach, not a crash", async () => {
  const error = await call(async () => new Response("no", { status: 404 })).catch((e) => e);
  expect(error).toBeInstanceOf(BackendContractError);
});

test("nobody there is told apart from somebody slow", async () => {
  const gone = await call(async () => Promise.reject(new TypeError("fetch failed"))).catch((e) => e);
  expect(gone).toBeInstanceOf(BackendUnavailableError);
  const slow = await call(() => new Promise(() => {})).catch((e) => e);
  expect(slow).toBeInstanceOf(BackendTimeoutError);
  expect(slow).toMatchObject({ call: "readThing", timeout: 50 });
});

test("a body that never ends is as late as an answer that never comes", async () => {
  const slow = await call(async () => new Response(new ReadableStream({}))).catch((e) => e);
  expect(slow).toBeInstanceOf(BackendTimeoutError);
});

const direct = (answer: NonNullable<BackendTransport["direct"]>): BackendTransport =>
  Object.assign(() => Promise.reject(new Error("nothing is sent")), { direct: answer });

test("a backend of this process is called without a request", async () => {
  const asked: unknown[] = [];
  const backend = direct(async ({ name }, input) => {
    asked.push(name, input);
    return { status: 200, body: { name: "x", parts: [], more: "not of the contract" }, headers: {} };
  });
  expect(await call(backend, "7")).toEqual({ name: "x", parts: [] });
  expect(asked).toEqual(["readThing", { params: { thingId: "7" } }]);
});

test("what a direct answer refuses is refused as over the wire", async () => {
  const body = { code: "stale_version", message: "m", details: { current: 2 }, requestId: "r" };
  const error = await call(direct(async () => ({ status: 409, body, headers: { "retry-after": "7" } }))).catch(
    (e) => e,
  );
  expect(error).toBeInstanceOf(BackendRefusedError);
  expect(error).toMatchObject({ status: 409, code: "stale_version", details: { current: 2 }, retryAfter: 7 });
});

test("a direct call is late, away or outside of the contract like any other", async () => {
  const late = await call(direct(() => new Promise(() => {}))).catch((e) => e);
  expect(late).toBeInstanceOf(BackendTimeoutError);
  const away = await call(direct(async () => Promise.reject(new Error("gone")))).catch((e) => e);
  expect(away).toBeInstanceOf(BackendUnavailableError);
  const wrong = await call(direct(async () => ({ status: 200, body: { name: 1 }, headers: {} }))).catch((e) => e);
  expect(wrong).toMatchObject({ name: "BackendContractError", where: "name" });
});

test("a call that is no plain data in this process, either, goes by a request", async () => {
  const backend = Object.assign(answering({ name: "asked for", parts: [] }), { direct: async () => null });
  expect(await call(backend)).toEqual({ name: "asked for", parts: [] });
});
