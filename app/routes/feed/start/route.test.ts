import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { loader } from "./route";

const view = { id: 1, scope: "User", name: "A", isDefault: true, mayChange: true, version: 1 };
const open = async (search: string, views: object[]) => {
  const context = { backend: async () => Response.json(views) } as unknown as AppLoadContext;
  const answer = await loader({ request: new Request(`http://tierwatch.test/feed${search}`), params: {}, context });
  return answer.headers.get("Location");
};

test.each([
  ["nothing was chosen", "", [], "/feed/new"],
  ["another view is somebody else's start", "", [{ ...view, isDefault: false, filter: {} }], "/feed/new"],
  [
    "a view was chosen",
    "",
    [{ ...view, filter: { statusId: "relevant", priorities: "High", order: "OldestFirst" } }],
    "/feed/relevant?priorities=High&order=OldestFirst",
  ],
  [
    "a filter is in the address",
    "?order=TopThisWeek",
    [{ ...view, filter: { statusId: "all" } }],
    "/feed/new?order=TopThisWeek",
  ],
  [
    "the view knows words that nobody knows any more",
    "",
    [{ ...view, filter: { statusId: "x", tier: "z" } }],
    "/feed/new",
  ],
])("where %s, the feed opens there", async (_, search, views, to) => {
  expect(await open(search, views)).toBe(to);
});
