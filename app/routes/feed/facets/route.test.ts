import type { AppLoadContext } from "@remix-run/server-runtime";
import { beforeEach, expect, test } from "vitest";
import { loader } from "./route";

const asked: URL[] = [];
beforeEach(() => void asked.splice(0));

const FIGURES: Record<string, object> = {
  "/v2/feed/facets": {
    priorities: { High: 3, Low: 1 },
    infotagGroups: {},
    eventTypes: {},
    impactLevels: { direct: null },
    countries: { DE: 1, FR: 1200 },
    targetCTypes: {},
    alertStatus: { Irrelevant: 2, NotYetAssigned: 5 },
    haveActions: {},
    alertLabelId: {},
    collectionIds: { 7: 4 },
    actionsMetaStatuses: {},
    snoozed: { only: 4, include: 20 },
    muted: { only: 3 },
    assignedTo: { me: 2, nobody: 9, 31: 2 },
  },
  "/v2/collections": {
    content: [{ id: 7, name: "Powertrain", type: "Default", kind: "follows", scope: "Customer" }],
  },
  "/v2/alert-labels": [],
  "/v2/feed/priority-count": { Low: 0, Mid: 0, High: 2, Critical: 0 },
};
const context = {
  session: null,
  translations: async () => null,
  backend: async (request: Request) => {
    asked.push(new URL(request.url));
    return Response.json(FIGURES[new URL(request.url).pathname]);
  },
} as unknown as AppLoadContext;

async function panelOf(view: string, search = ""): Promise<string> {
  const request = new Request(`http://tierwatch.test/feed/facets/${view}${search}`);
  const answer = await loader({ request, params: { view }, context });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return ((await answer.json()) as { html: string }).html;
}
const part = (html: string, id: string) =>
  new RegExp(`<fieldset id="filter-${id}".*?</fieldset>`).exec(html)?.[0] ?? "";
const labelsIn = (html: string) =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, inside]) => inside?.replace(/<[^>]+>/g, "").trim());

test.each(["", "New", "constructor"])("no view is called %s", async (view) => {
  await expect(panelOf(view)).rejects.toMatchObject({ status: 404 });
});

test("the filter goes along, and each part answers its values with their figures, the most frequent first", async () => {
  const html = await panelOf("all", "?countries=PL&order=OldestFirst&after=x");
  const facets = asked.find(({ pathname }) => pathname === "/v2/feed/facets");
  expect(Object.fromEntries(facets?.searchParams ?? [])).toMatchObject({
    statusId: "all",
    countries: "PL",
    order: "OldestFirst",
  });
  expect(labelsIn(part(html, "countries"))).toEqual(["France 1,200", "Germany 1", "Poland 0"]);
  expect(html).toContain('name="countries" value="PL" checked=""');
  expect(labelsIn(part(html, "priorities"))).toEqual(["Critical 0", "High 3", "Mid 0", "Low 1"]);
  expect(labelsIn(part(html, "assessment"))).toEqual(["Affects us 0", "Does not affect us 2", "Not assessed 5"]);
  expect(labelsIn(part(html, "collections"))).toEqual(["Powertrain 4"]);
  expect(labelsIn(part(html, "muted"))).toEqual(["Any", "Only muted 3"]);
});

test("a value whose alerts are too many to count has no figure, and a part without values says so", async () => {
  const html = await panelOf("all");
  expect(labelsIn(part(html, "impactLevels"))).toEqual(["Direct"]);
  expect(labelsIn(part(html, "actions")).slice(0, 3)).toEqual(["Any", "With actions", "Without actions"]);
  expect(part(html, "infotagGroups")).toContain("No options");
});

test("every part has its place in the index, with how much of it is chosen", async () => {
  const html = await panelOf("all", "?countries=PL,DE&dateRange=2026-01-01..");
  const ids = [...html.matchAll(/<fieldset id="filter-(\w+)"/g)].map(([, id]) => id);
  expect([...html.matchAll(/<a href="#filter-(\w+)"/g)].map(([, id]) => id)).toEqual(ids);
  expect(html).toMatch(/<a href="#filter-countries"[^>]*>Country <b [^>]*>2<\/b>/);
  expect(html).toContain('name="dateRangeFrom" value="2026-01-01"');
});

test("the last seven days stand beside the priorities where nothing is left out, as links to their alerts", async () => {
  const days = new Date(Date.now() - 6 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const html = await panelOf("new", "?tier=n");
  expect(html).toContain(`<a href="/feed/new?tier=n&amp;dateRange=${days}..&amp;priorities=High"`);
  expect(await panelOf("new", "?countries=DE")).not.toContain("data-recent");
  expect(asked.filter(({ pathname }) => pathname === "/v2/feed/priority-count")).toHaveLength(1);
});
