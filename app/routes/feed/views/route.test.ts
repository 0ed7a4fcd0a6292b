import type { AppLoadContext } from "@remix-run/server-runtime";
import { beforeEach, expect, test } from "vitest";
import type { FailedForm } from "~/forms/result";
import { action, loader } from "./route";

const VIEW = {
  id: 7,
  scope: "User",
  name: "A",
  filter: { statusId: "new" },
  isDefault: false,
  mayChange: true,
  version: 2,
};
const sent: [method: string, path: string, body: unknown][] = [];
beforeEach(() => void sent.splice(0));

const contextWith = (refusal?: { status: number; code: string }) =>
  ({
    session: null,
    translations: async () => null,
    backend: async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (request.method === "GET") return Response.json(pathname === "/v2/feed-views" ? [VIEW] : []);
      sent.push([request.method, pathname, await request.json()]);
      if (refusal) return Response.json({ ...refusal, message: "No", requestId: "r" }, { status: refusal.status });
      return Response.json(
        { ...VIEW, ...(sent.at(-1)?.[2] as object) },
        { status: request.method === "POST" ? 201 : 200 },
      );
    },
  }) as unknown as AppLoadContext;

const HERE = "http://tierwatch.test/feed/views?statusId=all&priorities=High&order=OldestFirst";
function post(fields: Record<string, string>, refusal?: { status: number; code: string }, url = HERE) {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, params: {}, context: contextWith(refusal) });
}
const FILTER = { statusId: "all", priorities: "High", order: "OldestFirst" };

test("the page tells each view and the filter that one came from in words", async () => {
  const found = await loader({ request: new Request(HERE), params: {}, context: contextWith() });
  expect(found.current).toEqual({
    href: "/feed/all?priorities=High&order=OldestFirst",
    text: "All alerts\u00a0· High\u00a0· Oldest first",
  });
  expect(found.views).toMatchObject([{ name: "A", href: "/feed/new", text: "New alerts" }]);
  const alone = await loader({ request: new Request("http://x.test/feed/views"), params: {}, context: contextWith() });
  expect(alone.current).toBeNull();
});

test("a view of a topic names it", async () => {
  const topic = {
    ...{
      id: 5,
      name: "Rare earths",
      words: ["rare earth*"],
      not: [],
      countries: [],
      onlyTargets: false,
      eventTypeId: null,
    },
    ...{ highestPriority: "High", active: true, version: 1, hits: 0, lastHitAt: null },
  };
  const lists: Record<string, unknown> = {
    "/v2/feed-views": [{ ...VIEW, filter: { statusId: "new", topicId: "5" } }],
    "/v2/reading/topics": [topic],
  };
  const context = {
    session: { user: { language: null }, permissions: ["evidence:read"] },
    translations: async () => null,
    backend: async (request: Request) => Response.json(lists[new URL(request.url).pathname] ?? []),
  } as unknown as AppLoadContext;
  const found = await loader({ request: new Request("http://x.test/feed/views?topicId=5"), params: {}, context });
  expect(found.views[0]?.text).toContain("Rare earths");
});

test("the filter is kept under the name, and its list is where one goes on", async () => {
  const answer = (await post({ intent: "keep", name: " Grave ", scope: "Customer", isDefault: "on" })) as Response;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/feed/all?priorities=High&order=OldestFirst"]);
  expect(sent).toEqual([
    ["POST", "/v2/feed-views", { name: "Grave", scope: "Customer", filter: FILTER, isDefault: true }],
  ]);
});

test.each([
  ["view_exists", 409, { name: ["views:problems.taken"] }, null],
  ["too_many_views", 409, {}, { key: "views:problems.tooMany" }],
  ["not_permitted", 403, {}, { key: "views:problems.forbidden" }],
])("%s is said, and the name that was typed stays", async (code, status, error, problem) => {
  const answer = (await post({ intent: "keep", name: "Grave" }, { status, code })) as { data: FailedForm };
  expect(answer.data.submission.error ?? {}).toMatchObject(error);
  expect(answer.data.problem).toEqual(problem);
  expect(answer.data.submission.initialValue).toMatchObject({ name: "Grave" });
});

test("the buttons of a row choose, let go and overwrite", async () => {
  for (const fields of [{ open: "7" }, { forget: "7" }, { overwrite: "7@2" }]) {
    expect(((await post(fields as never)) as Response).status).toBe(303);
  }
  expect(sent).toEqual([
    ["PUT", "/v2/feed-views/7/default", { isDefault: true }],
    ["PUT", "/v2/feed-views/7/default", { isDefault: false }],
    ["PUT", "/v2/feed-views/7", { name: "A", scope: "User", version: 2, filter: FILTER }],
  ]);
});

test("a view that somebody else changed is not overwritten unseen, and nothing is kept without a filter", async () => {
  const stale = (await post({ overwrite: "7@1" }, { status: 409, code: "stale_version" })) as {
    data: FailedForm;
    init: ResponseInit;
  };
  expect([stale.init.status, stale.data.problem]).toEqual([409, { key: "views:problems.changed" }]);
  sent.splice(0);
  const none = (await post({ intent: "keep", name: "A" }, undefined, "http://x.test/feed/views")) as {
    init: ResponseInit;
  };
  expect([none.init.status, sent]).toEqual([400, []]);
});
