import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect } from "../test";

export const GRAPH = "/network/collection/all/graph";
export const idsOf = (page: Page, what: string, name: string) =>
  page.locator(what).evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute) ?? ""), name);

export const search = (page: Page) => new URL(page.url()).searchParams;

/** What can be taken along, and the table, hold exactly what the picture shows. */
export async function expectFilesAndTable(page: Page, script: boolean, least: number): Promise<void> {
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
    await page.getByRole("button", { name: "Image (PNG)" }).click();
    expect((await saved).suggestedFilename()).toBe("tierwatch-graph.png");
  }
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.locator("tr[data-row]")).toHaveCount(drawn.length);
  expect((await idsOf(page, "tr[data-row]", "data-row")).sort()).toEqual(drawn.sort());
}

export async function signInAsAnalyst(page: Page, project: { name: string }, path?: string): Promise<void> {
  await enterAs(page, `analyst@${customerOf(project)}.example`, path);
}

/** A card behind the first column is seen whole at 320 px, and nothing but the picture's frame scrolls. */
export async function expectSecondColumnInSight(page: Page): Promise<void> {
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
