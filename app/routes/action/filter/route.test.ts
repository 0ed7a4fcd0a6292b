import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { loader } from "./route";

const COUNTS = {
  ...{ owner: { me: 3 }, teams: { 4: 2 }, assignees: { 7: 1 }, state: { open: 5, all: 1200 }, due: { Overdue: 2 } },
  ...{ purpose: {}, effectCheck: {}, law: {}, hindrance: {}, typeId: { watch: 4 }, collectionId: { 9: 6, 12: 1 } },
  ...{ creators: {}, createdAt: { Last7Days: 8 } },
};
const TEAM = { id: 4, name: "Castings", version: 1, members: [] };

async function shown(search: string) {
  const asked: URLSearchParams[] = [];
  const backend = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/teams")) return Response.json([TEAM]);
    if (!pathname.endsWith("/v2/actions/facets")) {
      const content = pathname.endsWith("/collections")
        ? [{ id: 9, name: "Mills", type: "Default", kind: "follows", scope: "Customer" }]
        : [];
      const page = { number: 0, numberOfElements: 0, totalElements: 0, totalPages: 0, totalIsExact: true, after: null };
      return Response.json({ ...page, content });
    }
    asked.push(searchParams);
    return Response.json(COUNTS);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request(`http://tierwatch.test/action/filter${search}`);
  const { view } = await loader({ request, context, params: {} });
  const choices = [...view.choices, ...view.more.choices];
  const labels = (name: string) => choices.find((one) => one.name === name)?.options.map(({ label }) => label);
  return { view, labels, query: Object.fromEntries(asked[0] ?? []) };
}

test("each choice says how many actions it shows, and none where nothing is said of it", async () => {
  const { labels, query } = await shown("?q=Mill&collectionId=12");
  expect(query).toMatchObject({ q: "Mill", state: "open", collectionIds: "9,12" });
  expect(labels("owner")).toEqual(["Everybody", "Me and my teams (3)", "Castings (2)"]);
  expect(labels("state")).toEqual([
    "Open (5)",
    "Planned (0)",
    "In progress (0)",
    "Completed (0)",
    "Aborted (0)",
    "All (1,200)",
  ]);
  expect(labels("collectionId")).toEqual(["Any collection", "Mills (6)", "#12 (1)"]);
  expect(labels("created")).toEqual([
    "Any period",
    "Last 7 days (8)",
    "Last 30 days (0)",
    "Last 90 days (0)",
    "Custom",
  ]);
});

test("a period is not counted beside days, which decide; a board counts whatever became of the actions", async () => {
  const { labels, query, view } = await shown("?createdFrom=2026-01-01&view=board&state=Planned");
  expect(labels("created")?.[1]).toBe("Last 7 days");
  expect(labels("state")).toBeUndefined();
  expect(query).not.toHaveProperty("state");
  expect(view.countsHref).toBe("/action/filter?state=Planned&view=board&createdFrom=2026-01-01");
});
