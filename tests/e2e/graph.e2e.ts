import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, hasScript, IN_BROWSER, test } from "./test";

const GRAPH = "/network/collection/all/graph";
const idsOf = (page: Page, what: string, name: string) =>
  page.locator(what).evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute) ?? ""), name);

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

const search = (page: Page) => new URL(page.url()).searchParams;

/** What can be taken along, and the table, hold exactly what the picture shows. */
async function expectFilesAndTable(page: Page, script: boolean, least: number): Promise<void> {
  const drawn = await idsOf(page, "svg[data-graph] [data-node]:not([data-node=you])", "data-node");
  expect(drawn.length).toBeGreaterThanOrEqual(least);
  const edges = await page.locator("svg[data-graph] [data-edge]").count();
  await page.getByText("Export", { exact: true }).click();
  const hrefs = await idsOf(page, "main a[download]", "href");
  expect(hrefs).toHaveLength(3);
  const [svg = "", csv = "", graphml = ""] = await Promise.all(
    hrefs.map(async (href) => (await page.request.get(href)).text()),
  );
  expect(svg.match(/data-node=/g)).toHaveLength(drawn.length + 1);
  expect(csv.trim().split("\r\n")).toHaveLength(edges + 1);
  expect(graphml.match(/<node /g)).toHaveLength(drawn.length + 1);
  expect(graphml.match(/<edge /g)).toHaveLength(edges);
  if (script) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Picture (PNG)" }).click();
    expect((await saved).suggestedFilename()).toBe("tierwatch-graph.png");
  }
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.locator("tr[data-row]")).toHaveCount(drawn.length);
  expect((await idsOf(page, "tr[data-row]", "data-row")).sort()).toEqual(drawn.sort());
}

async function signInAsAnalyst(page: Page, project: { name: string }): Promise<void> {
  await enterAs(page, `analyst@${customerOf(project)}.example`);
}

test("a network is seen by tier, a target with its way and its edges, and as a table of the same", async ({
  page,
  expectAccessible,
}, { project }) => {
  await signInAsAnalyst(page, project);
  await page.goto(`${GRAPH}?collapse=none`);
  await expect(page.getByRole("heading", { level: 1, name: "All targets" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tier 2" })).toBeVisible();
  const nodes = await idsOf(page, "svg[data-graph] [data-node]:not([data-node=you])", "data-node");
  expect(nodes.length).toBeGreaterThan(10);

  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  expect((await idsOf(page, "tr[data-row]", "data-row")).sort()).toEqual([...nodes].sort());

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
    await expect(page.getByRole("button", { name: "Fit into view" })).toHaveText("140%");
    await expect(page.locator("[data-minimap]")).toBeVisible();
  }
  const way = page.getByRole("complementary").getByRole("link", { name: /./ });
  await expect(way.first()).toBeVisible();
  await expectAccessible(`${GRAPH}?collapse=none`, "/network/collection/all/commodities");
});

test(
  "on a narrow screen a graph begins with the suppliers, with and without a script",
  IN_BROWSER,
  async ({ page }, { project }) => {
    await signInAsAnalyst(page, project);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${GRAPH}?collapse=none`);
    await expectSecondColumnInSight(page);
  },
);

/** A card behind the first column is seen whole at 320 px, and nothing but the picture's frame scrolls. */
async function expectSecondColumnInSight(page: Page): Promise<void> {
  const cards = page.locator("svg[data-graph] g[role=list]").nth(1).locator("[data-node]");
  await expect
    .poll(() =>
      cards.evaluateAll((found) => {
        const seen = found.map((one) => one.getBoundingClientRect());
        return seen.filter(({ left, right, bottom }) => left >= 0 && right <= 320 && bottom > 0).length;
      }),
    )
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("what stands together opens in its place, a filter leaves out, and files and table hold what is drawn", async ({
  page,
}, { project }) => {
  test.slow();
  await signInAsAnalyst(page, project);
  await page.goto(`${GRAPH}?collapse=country`);
  const before = await placesOf(page);
  const together = page.locator("a[data-node^='country.1.']").first();
  const opened = (await together.getAttribute("data-node")) ?? "";
  await together.click();
  await page.getByRole("link", { name: "Show each by itself" }).click();
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

  await page.goto(`${GRAPH}?collapse=country`);
  await expectFilesAndTable(page, hasScript(project), 5);

  await page.goto(`${GRAPH}?collapse=none`);
  const all = await page.locator("svg[data-graph] [data-node]").count();
  const filter = page.locator("form").filter({ has: page.getByRole("group", { name: "Known from" }), visible: true });
  await filter.getByRole("checkbox", { name: "Customs records" }).check();
  await filter.getByLabel("Tiers").selectOption({ label: "Up to tier 2" });
  await filter.getByLabel("Probability").selectOption({ index: 1 });
  await filter.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/sources=Customs/);
  expect([search(page).get("tier"), Number(search(page).get("probability")) > 0]).toEqual(["2", true]);
  await expect(page.getByRole("list", { name: "Tier 3" })).toHaveCount(0);
  expect(await page.locator("svg[data-graph] [data-node]").count()).toBeLessThan(all);
  const chips = page.getByRole("list", { name: "What is left out or opened" });
  await chips.getByRole("link", { name: /Up to tier 2/ }).click();
  await page.waitForURL((url) => !url.searchParams.has("tier"));
  await chips.getByRole("link", { name: "Clear all" }).click();
  await page.waitForURL((url) => !url.searchParams.has("sources"));
});

test(
  "a relation is seen, rejected, told and changed beside the graph, and its goods are a graph too",
  IN_BROWSER,
  async ({ page, expectAccessible }, { project }) => {
    await signInAsAnalyst(page, project);
    await page.goto(`${GRAPH}?collapse=none`);
    await page.getByRole("list", { name: "Tier 2" }).locator("a[data-node]").first().click();
    await expect(page.getByRole("heading", { name: "Why it is in your network" })).toBeVisible();
    // At least two steps: from the customer to its supplier, and from there to the target.
    expect(await page.locator("svg[data-graph] path.stroke-accent").count()).toBeGreaterThan(1);

    const panel = page.getByRole("complementary");
    if (hasScript(project)) {
      await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).searchParams.get("edge") ?? ""));
      const lines = page.locator("a[data-edge]");
      const [one, other] = await lines.evaluateAll((found) => {
        const pair = found.slice(0, 2);
        for (const line of pair) line.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return pair.map((line) => new URL(line.getAttribute("href") ?? "", location.href).searchParams.get("edge"));
      });
      await page.waitForURL((url) => url.searchParams.get("edge") === other);
      await expect(panel.getByRole("heading", { name: "How it is known" })).toBeVisible();
      expect(asked).toContain(other);
      expect(asked, "only the last of two lines that are pressed quickly is asked for").not.toContain(one);
    } else {
      await page.goto((await page.locator("a[data-edge]").first().getAttribute("href")) ?? "");
    }
    await expect(panel.getByRole("heading", { name: "Goods (HS codes)" })).toBeVisible();
    await expect(panel.getByRole("heading", { name: "Who stands between the two" })).toBeVisible();
    const edge = search(page).get("edge");
    await expectAccessible(page.url());

    await panel.getByText("Confirm or reject").first().click();
    await panel.getByLabel("Reason").first().fill("Their records are of another company");
    await panel.getByRole("button", { name: "Reject" }).first().click();
    await expect(page.locator(".toast")).toContainText("Relation rejected");
    expect(search(page).get("edge"), "one is back beside the same graph").toBe(edge);
    await expect(panel.getByText(/rejected by you/)).toBeVisible();
    await panel.getByText("Confirm or reject").first().click();
    await panel.getByLabel("Reason").first().fill("It was theirs after all");
    await panel.getByRole("button", { name: "Take back" }).first().click();
    await expect(page.locator(".toast")).toContainText("Decision taken back");
    expect(search(page).get("edge")).toBe(edge);
    await expect(panel.getByText(/rejected by you/)).toHaveCount(0);

    // Told already by a try that did not come to its end.
    if ((await panel.getByText("Change", { exact: true }).count()) === 0) {
      await panel.getByText("Tell another relation").click();
      await panel.locator("select[name=type]").last().selectOption("Equipment");
      await panel.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.locator(".toast")).toContainText("Relation added");
    }
    await panel.getByText("Change", { exact: true }).click();
    await panel.getByLabel("Shipments of all goods").fill("30");
    const good = (n: number) => panel.getByRole("group", { name: `Code ${n}` });
    await good(1).getByLabel("HS code").fill("7325");
    await good(2).getByLabel("HS code").fill("");
    await good(2).getByLabel("Shipments").fill("12");
    await good(2).getByLabel("First shipment").fill("2026-01-05");
    await good(2).getByLabel("Last shipment").fill("2026-10-02");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Write the HS code that this is about");
    // A refused form stands on the relation's own page, and leads back from there.
    await page.getByRole("group", { name: "Code 2" }).getByLabel("HS code").fill("8501");
    await expect(page.getByRole("group", { name: "Code 2" }).getByLabel("Shipments")).toHaveValue("12");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator(".toast")).toContainText("Relation changed");
    expect(search(page).get("edge")).toBe(edge);
    await expect(panel.getByText(/30 shipments/)).toBeVisible();
    await expect(panel.getByRole("row", { name: /^8501.*12.*Jan 5, 2026 – Oct 2, 2026/ })).toBeVisible();
    await expect(panel.getByRole("row", { name: /^7325.*–/ })).toBeVisible();

    const all = await page.locator("svg[data-graph] [data-node]").count();
    await page.goto(`${GRAPH}?collapse=none&hs=7325`);
    await expect(page.getByRole("link", { name: /Goods 7325/ })).toBeVisible();
    expect(await page.locator("svg[data-graph] [data-node]").count()).toBeLessThan(all);
    await page.goto("/network/collection/all/commodities?digits=4");
    await expect(page.getByRole("list", { name: "Goods" }).locator("[data-node=hs8501]")).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 320, height: 800 });
    await page.reload();
    await expectSecondColumnInSight(page);
    await page.setViewportSize({ width, height });
    await expectFilesAndTable(page, hasScript(project), 3);
  },
);
