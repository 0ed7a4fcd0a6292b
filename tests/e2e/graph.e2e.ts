import type { Page } from "@playwright/test";
import { expectFilesAndTable, expectSecondColumnInSight, GRAPH, idsOf, search, signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, IN_BROWSER, test } from "./test";

/** Where each node stands in the picture. */
async function placesOf(page: Page): Promise<Map<string, { x: number; y: number }>> {
  const found = await page.locator("svg[data-graph] [data-node]").evaluateAll((nodes) =>
    nodes.map((node) => {
      const moved = node.matches("[transform]") ? node : node.querySelector("[transform]");
      const [x = 0, y = 0] = (moved?.getAttribute("transform")?.match(/[\d.]+/g) ?? []).map(Number);
      return [node.getAttribute("data-node") ?? "", { x, y }] as const;
    }),
  );
  return new Map(found);
}

test("a network is seen by tier, a target with its way and its edges, and as a table of the same", async ({
  page,
  expectAccessible,
}, { project }) => {
  await signInAsAnalyst(page, project, `${GRAPH}?collapse=none`);
  await expect(page.getByRole("heading", { level: 1, name: "All targets" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tier 2" })).toBeVisible();
  let nodes: string[] = [];
  // Of a network that other journeys follow and unfollow in: seen once more where it changed between the two.
  await expect(async () => {
    await page.goto(`${GRAPH}?collapse=none`);
    nodes = await idsOf(page, "svg[data-graph] [data-node]:not([data-node=you])", "data-node");
    expect(nodes.length).toBeGreaterThan(10);
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page.getByRole("table")).toBeVisible();
    expect((await idsOf(page, "tr[data-row]", "data-row")).sort()).toEqual([...nodes].sort());
  }).toPass();

  await page.getByRole("link", { name: "Picture" }).click();
  if (hasScript(project)) await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  const far = page.getByRole("list", { name: "Tier 2" }).locator("a[data-node]").first();
  await far.click();
  await expect(page).toHaveURL(/[?&]node=t\d+/);
  await expect(page.getByRole("heading", { name: "Why it is in your network" })).toBeVisible();
  await expect(page.locator("a[data-node][aria-current=true]")).toHaveCount(1);
  if (hasScript(project)) {
    await far.focus();
    await page.keyboard.press("ArrowLeft");
    const tier1 = page.getByRole("list", { name: "Tier 1" });
    await expect(tier1.locator("a[data-node]:focus")).toHaveCount(1);
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect(page.getByRole("button", { name: "Fit to view" })).toHaveText("140%");
    await expect(page.locator("[data-minimap]")).toBeVisible();
  }
  // What has nothing to do with it fades; the address brings the same back, and so does the browser's way back.
  const chosen = page.url();
  const faded = page.locator("svg[data-graph] a[data-node].opacity-10");
  expect(await faded.count()).toBeGreaterThan(nodes.length / 2);
  await page.getByRole("link", { name: "Clear selection" }).click();
  await expect(faded).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(page.locator("a[data-node][aria-current=true]")).toHaveCount(1);
  const way = page.getByRole("complementary").getByRole("link", { name: /./ });
  await expect(way.first()).toBeVisible();
  await expectAccessible(`${GRAPH}?collapse=none`, "/network/collection/all/commodities");
});

test("a name is found in the graph, and Enter goes to it, and to the next", async ({ page }, { project }) => {
  await signInAsAnalyst(page, project, `${GRAPH}?collapse=tier`);
  const field = page.getByRole("searchbox", { name: "Find in graph" });
  await field.fill("ltd");
  if (hasScript(project)) await page.waitForURL(/find=ltd/);
  else await page.goto(`${GRAPH}?collapse=tier&find=ltd`);
  const go = () => (hasScript(project) ? field.press("Enter") : page.getByRole("button", { name: "Find" }).click());
  const hits = page.getByRole("list", { name: "Matches" }).getByRole("link");
  await expect(hits.nth(1)).toBeVisible();
  const first = new URL((await hits.first().getAttribute("href")) ?? "", page.url()).searchParams.get("node");
  await go();
  await page.waitForURL((url) => url.searchParams.get("node") === first);
  // It was in a group of its whole tier, and stands beside it now.
  await expect(page.locator(`a[data-node=${first}][aria-current=true]`)).toBeVisible();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(hits).toHaveCount(0);
  await go();
  await page.waitForURL((url) => ![first, null].includes(url.searchParams.get("node")));
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`node=${first}`));
});

test(
  "on a narrow screen a graph begins with the suppliers, with and without a script",
  IN_BROWSER,
  async ({ page }, { project }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await signInAsAnalyst(page, project, `${GRAPH}?collapse=none`);
    await expectSecondColumnInSight(page);
  },
);

async function expectOpenedInPlace(page: Page): Promise<void> {
  const before = await placesOf(page);
  const together = page.locator("a[data-node^='country.1.']").first();
  const opened = (await together.getAttribute("data-node")) ?? "";
  await together.click();
  await page.getByRole("complementary").getByRole("link", { name: "Ungroup" }).click();
  await expect(page).toHaveURL(/[?&]open=country\.1\./);
  await expect(page.locator(`[data-node="${opened}"]`)).toHaveCount(0);
  const after = await placesOf(page);
  const at = before.get(opened) ?? { x: 0, y: 0 };
  const others = [...before].filter(([id]) => id !== opened);
  expect(after.size).toBeGreaterThan(before.size);
  for (const [id, was] of others) {
    const is = after.get(id);
    expect(is?.x, `${id} stays in its column`).toBe(was.x);
    if (was.x === at.x && was.y > at.y) expect(is?.y, `${id} makes room`).toBeGreaterThan(was.y);
    else expect(is?.y, `${id} stays`).toBe(was.y);
  }
}

test("what stands together opens in its place, a filter leaves out, and files and table hold what is drawn", async ({
  page,
}, { project }) => {
  test.slow();
  await signInAsAnalyst(page, project);
  // Another journey of the same company may follow a target, or a score change, between two looks at its network.
  await expect(async () => {
    await page.goto(`${GRAPH}?collapse=country`);
    await expectOpenedInPlace(page);
  }).toPass();
  await expect(async () => {
    await page.goto(`${GRAPH}?collapse=country`);
    await expectFilesAndTable(page, hasScript(project), 5);
  }).toPass();

  await page.goto(`${GRAPH}?collapse=none`);
  const all = await page.locator("svg[data-graph] [data-node]").count();
  await page.getByText("Filter", { exact: true }).click();
  const filter = page.locator("form").filter({ has: page.getByRole("group", { name: "Source" }), visible: true });
  await filter.getByRole("checkbox", { name: "Customs records" }).check();
  await filter.getByLabel("Probability").selectOption({ index: 1 });
  await filter.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/sources=Customs/);
  await page.getByText(/^Tiers:/).click();
  await page.getByRole("link", { name: "Up to tier 2", exact: true }).click();
  await page.waitForURL(/tier=2/);
  expect([search(page).get("sources"), Number(search(page).get("probability")) > 0]).toEqual(["Customs", true]);
  await expect(page.getByRole("list", { name: "Tier 3" })).toHaveCount(0);
  expect(await page.locator("svg[data-graph] [data-node]").count()).toBeLessThan(all);
  const chips = page.getByRole("list", { name: "Active filters and open groups" });
  await chips.getByRole("link", { name: /Up to tier 2/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("tier"));
  await chips.getByRole("link", { name: "Clear all" }).click();
  await page.waitForURL((url) => !url.searchParams.has("sources"));
});
