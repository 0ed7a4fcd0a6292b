import type { ServerBuild } from "@remix-run/server-runtime";
import { pino } from "pino";
import { expect, test } from "vitest";
import { BackendRefusedError } from "~/backend/errors";
import { withBackendErrors } from "./backend-errors";

/** What a page answers whose loader and action are refused so. */
async function answerTo(url: string, { method = "GET", details = {} as unknown } = {}): Promise<Response> {
  const failing = async () => {
    throw new BackendRefusedError("listTargets", 422, { code: "invalid", message: "No", requestId: "r", details });
  };
  const route = { id: "list", module: { default: () => null, loader: failing, action: failing } };
  const build = withBackendErrors({ routes: { list: route } } as unknown as ServerBuild, pino({ level: "silent" }));
  const module = build.routes.list?.module as unknown as Record<"loader" | "action", (args: unknown) => Promise<never>>;
  const args = { request: new Request(url, { method }), params: {}, context: { requestId: "r" } };
  return module[method === "GET" ? "loader" : "action"](args).catch((thrown: Response) => thrown);
}

const AFTER = { details: [{ path: "query.after", message: "unknown" }] };

test.each([
  ["http://x.example/network/collection/5?after=abc&q=steel", "/network/collection/5?q=steel"],
  ["http://x.example/network/target/1?inAfter=-1&outAfter=2", "/network/target/1"],
  ["http://x.example/notifications.data?after=abc", "/notifications"],
  ["http://x.example//evil.example/x?after=abc", "/evil.example/x"],
])("a list that was to go on after what does not exist begins anew: %s", async (url, first) => {
  const answer = await answerTo(url, AFTER);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, first]);
});

test("what else the backend cannot take of an address is not found, and of a form it is our error", async () => {
  expect((await answerTo("http://x.example/feed/new?q=1&after=2")).status).toBe(404);
  expect((await answerTo("http://x.example/network/target/1", AFTER)).status).toBe(404);
  expect((await answerTo("http://x.example/feed/new", { method: "POST", ...AFTER })).status).toBe(502);
});
