import fc from "fast-check";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { defineCall } from "~/backend/contract/call";
import type { BackendTransport } from "~/backend/transport";
import { testConfig } from "../../../../tests/support/node-server";
import type { ServeDeps } from "./admit";
import { directCalls } from "./direct";
import { answerPublic, type Handler } from "./handler";
import { Refusal } from "./refusal";
import { serve } from "./serve";
import { tellError } from "./tell-error";

const anything = z.unknown().optional();
const writeThing = defineCall({
  name: "writeThing",
  area: "things",
  summary: "Something",
  method: "post",
  path: "/v2/things/{thingId}",
  access: "public",
  params: z.object({ thingId: z.string() }),
  query: z.object({ page: z.coerce.number().default(3), tag: anything, more: anything }),
  body: z.object({ text: z.string().max(20).default("none"), rest: anything }),
  response: z.unknown(),
});
const CALLER = { token: null, requestId: "request-1", clientAddress: null, userAgent: null };
const deps = { logger: pino({ level: "silent" }), config: testConfig() } as unknown as ServeDeps;

/** The same handler, called directly and over requests. */
function ways(handler: Handler, checked = false): Record<"direct" | "wire", BackendTransport> {
  const app = new Hono();
  serve(app, handler, deps);
  app.onError((thrown, c) => {
    const { status, body, headers } = tellError(thrown, { requestId: "request-1", path: c.req.path }, deps);
    return c.json(body, status, headers);
  });
  const call = directCalls([handler], deps, { checked });
  const nowhere = () => Promise.reject(new Error("no request is made"));
  return {
    direct: Object.assign(nowhere, {
      direct: ({ name }, input) => call(name, input, CALLER),
    } satisfies Partial<BackendTransport>),
    wire: async (request) => app.fetch(request),
  };
}

const outcome = (backend: BackendTransport, input: unknown) =>
  callBackend({ backend }, writeThing, input as never).catch(({ name, status, code, details }) => ({
    ...{ name, status, code, details },
  }));

test("whatever is sent, a handler gets the same either way", async () => {
  const { direct, wire } = ways(
    answerPublic(writeThing, async ({ params, query, body }) => JSON.parse(JSON.stringify({ params, query, body }))),
  );
  const text = fc.string({
    unit: fc.constantFrom("a", "é", "/", ".", "%2F", "+", " ", "&", "\0", "\n", "😀", "?", "#"),
  });
  const one = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(undefined), fc.constant(null));
  const input = fc.record({
    params: fc.record({ thingId: fc.oneof(text, fc.constantFrom("", ".", "..", "7")) }),
    query: fc.record(
      { page: one, tag: fc.oneof(one, fc.array(one, { maxLength: 3 })), more: fc.constant("\ud800") },
      { requiredKeys: [] },
    ),
    body: fc.record(
      { text: one, rest: fc.oneof(fc.jsonValue(), fc.constant(new Date(0)), fc.constant(Number.NaN)), beside: one },
      { requiredKeys: [] },
    ),
  });
  await fc.assert(
    fc.asyncProperty(input, async (given) => {
      // Both are told apart by nothing else: the wire's answer to an address of no call is plain text here.
      if (/^\.{0,2}$/.test(given.params.thingId)) return;
      expect(await outcome(direct, given)).toEqual(await outcome(wire, given));
    }),
    { numRuns: 400, seed: 15 },
  );
});

test.each(["", ".", ".."])("a parameter %j makes an address of no call", async (thingId) => {
  const { direct } = ways(answerPublic(writeThing, async () => "reached"));
  expect(await outcome(direct, { params: { thingId }, body: {} })).toMatchObject({ status: 404, code: "not_found" });
});

test("what a handler throws is told alike", async () => {
  for (const thrown of [
    new Refusal(409, "stale_version", "m", { current: 1 }, { "retry-after": "3" }),
    new Error("no"),
  ]) {
    const { direct, wire } = ways(answerPublic(writeThing, async () => Promise.reject(thrown)));
    const input = { params: { thingId: "1" }, body: {} };
    expect(await outcome(direct, input)).toEqual(await outcome(wire, input));
  }
});

test("an answer that JSON would change is seen where answers are checked, and one that a page changes, too", async () => {
  const input = { params: { thingId: "1" }, body: {} };
  const dated = ways(
    answerPublic(writeThing, async () => ({ at: new Date(0) })),
    true,
  );
  expect(await outcome(dated.direct, input)).toMatchObject({ status: 500, code: "internal" });
  const list = ["kept"];
  const answer = (await outcome(
    ways(
      answerPublic(writeThing, async () => ({ list })),
      true,
    ).direct,
    input,
  )) as { list: string[] };
  expect(() => answer.list.push("changed")).toThrow(TypeError);
});
