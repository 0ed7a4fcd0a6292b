import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { callBackend } from "~/backend/client.server";
import { createCollection } from "~/backend/contract/collections";
import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { customerOf, enterAs, expect, test } from "./test";

const hidden = (frame: Locator) => frame.evaluate((element) => element.scrollWidth - element.clientWidth);

for (const width of [320, 1280]) {
  test(`entries of the audit log are read without scrolling sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn("admin", "/admin/teams");
    await page.getByLabel("Name").fill(`Audit ${randomUUID()}`);
    await page.getByRole("button", { name: "Add team" }).click();
    await expect(page.getByRole("status")).toContainText("Team added.");
    await page.goto("/admin/audit");
    const frame = page.getByRole("region", { name: "Audit log" });
    await expect(frame.getByRole("row").nth(1)).toBeVisible();
    expect(await hidden(frame)).toBe(0);
  });
}

/** Lists that are never empty. */
const CARDS = ["/admin/users", "/management/sessions", "/data-management/sources", "/reading/quality"];

test("at 320 px the rows of tables are cards that a screen reader still reads as a table", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn("admin", "/admin/users");
  for (const path of CARDS) {
    await page.goto(path);
    const table = page.getByRole("main").getByRole("table").first();
    await expect(table, path).toBeVisible();
    expect(await hidden(table.locator("..")), path).toBe(0);
    const [first, second] = [table.locator("td").nth(0), table.locator("td").nth(1)];
    const boxes = [await first.boundingBox(), await second.boundingBox()];
    expect(boxes[0]?.x, `${path}: cells stand below each other`).toBe(boxes[1]?.x);
    await expect(table.locator(":is(thead, tbody, tr, th, td):not([role])"), path).toHaveCount(0);
  }
});

test("at 320 px a target is a card with its risk below its name, and the page explains no switch that is not there", async ({
  page,
}, { project }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await enterAs(page, `analyst@${customerOf(project)}.example`, "/network/collection/all");
  const table = page.getByRole("table").first();
  const row = table.locator("[data-target]").first();
  const [name, risk] = [await row.getByRole("rowheader").boundingBox(), await row.locator(".risk").boundingBox()];
  expect(await hidden(page.getByRole("region", { name: /^Targets in/ }))).toBe(0);
  expect(risk?.x).toBe(name?.x);
  expect(risk?.y).toBeGreaterThanOrEqual((name?.y ?? 1000) + (name?.height ?? 0));
  await expect(table.locator(":is(thead, tbody, tr, th, td):not([role])")).toHaveCount(0);
  await page.goto("/feed/new");
  await expect(page.getByRole("link", { name: "Tier N" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Explanation" })).toBeHidden();
});

/** From the highest to the lowest, of what has room on the page. */
const rangeOfMiddles = (tools: Locator) =>
  tools.evaluateAll((all) => {
    const seen = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    const middles = seen.map(({ top, bottom }) => (top + bottom) / 2);
    return seen.length < 4 ? `only ${seen.length}` : Math.round(Math.max(...middles) - Math.min(...middles));
  });

test("in German the tools of a list stand in one line at 1280 px", async ({ page, baseURL }, { project }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitedBy = `admin@${customerOf(project)}.example`;
  const { email, backend } = await newcomer(apiOf(baseURL ?? ""), ["administrator", "manager"], "de", invitedBy);
  await callBackend({ backend }, createCollection, { body: { name: "Gießereien" } });
  await enterAs(page, email, "/network/collection/all", GOOD_PASSWORD);
  await page.locator("[data-target] input").first().check();
  await expect(page.getByRole("status").filter({ hasText: "1 ausgewählt" })).toBeVisible();
  expect(await rangeOfMiddles(page.locator("[data-bar] :is(button, summary, a):visible"))).toBeLessThan(2);
  await page.goto("/network/sanctions");
  expect(await rangeOfMiddles(page.getByRole("search").locator("select, button"))).toBeLessThan(2);
});

test("in German at 320 px the header has a page's whole name, and a comparison its risks", async ({ page, baseURL }, {
  project,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const invitedBy = `admin@${customerOf(project)}.example`;
  const { email } = await newcomer(apiOf(baseURL ?? ""), ["manager"], "de", invitedBy);
  await enterAs(page, email, "/action", GOOD_PASSWORD);
  const name = page.getByRole("banner").getByText("Maßnahmen", { exact: true });
  await expect(name).toBeVisible();
  expect(await hidden(name)).toBe(0);
  await page.goto("/network/collection/all");
  const ids = await page
    .locator("input[name=targetIds]")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await page.goto(
    `/network/compare?${ids
      .slice(0, 4)
      .map((id) => `target=${id}`)
      .join("&")}`,
  );
  const table = page.getByRole("table", { name: "Objekte vergleichen" });
  await expect(table).toBeVisible();
  expect(await hidden(table.locator(".."))).toBe(0);
});
