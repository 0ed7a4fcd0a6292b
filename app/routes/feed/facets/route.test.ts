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
  },
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

async function valuesOf(view: string, search = ""): Promise<Record<string, { html: string }>> {
  const request = new Request(`http://tierwatch.test/feed/facets/${view}${search}`);
  const answer = await loader({ request, params: { view }, context });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return (await answer.json()) as Record<string, { html: string }>;
}
const labelsIn = (html = "") =>
  [...html.matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, inside]) => inside?.replace(/<[^>]+>/g, "").trim());

test.each(["", "New", "constructor"])("no view is called %s", async (view) => {
  await expect(valuesOf(view)).rejects.toMatchObject({ status: 404 });
});

test("the filter goes along, and each facet answers its values with their figures, the most frequent first", async () => {
  const values = await valuesOf("all", "?countries=PL&order=OldestFirst&after=x");
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    statusId: "all",
    countries: "PL",
    order: "OldestFirst",
    facets: "priorities,impactLevels,infotagGroups,countries,targetCTypes",
  });
  expect(labelsIn(values.countries?.html)).toEqual(["France 1,200", "Germany 1", "Poland 0"]);
  expect(values.countries?.html).toContain('name="countries" value="PL" checked=""');
  expect(labelsIn(values.priorities?.html)).toEqual(["Critical 0", "High 3", "Mid 0", "Low 1"]);
});

test("a value whose alerts are too many to count has no figure, and a facet without values says so", async () => {
  const values = await valuesOf("all");
  expect(labelsIn(values.impactLevels?.html)).toEqual(["Direct"]);
  expect(values.infotagGroups?.html).toContain("No options");
});

test("the last seven days stand beside the priorities where nothing is left out, as links to their alerts", async () => {
  const days = new Date(Date.now() - 6 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const { priorities } = await valuesOf("new", "?tier=n");
  expect(priorities?.html).toContain(`<a href="/feed/new?tier=n&amp;dateRange=${days}..&amp;priorities=High"`);
  expect((await valuesOf("new", "?countries=DE")).priorities?.html).not.toContain("<a ");
  expect(asked.filter(({ pathname }) => pathname === "/v2/feed/priority-count")).toHaveLength(1);
});
