// The catalogue of actions: recommended, started for three suppliers, undone.
import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, test } from "./test";

const CALLED = "Written position of the supplier";
const MEASURE = "/action-platform/written-position";

/** Three companies of the browser's own customer. */
async function threeSuppliers(page: Page): Promise<{ id: number; name: string }[]> {
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets: { id: number; name: string; type: string }[] = (await feed.json()).content.flatMap(
    (alert: { primaryTargets: unknown[] }) => alert.primaryTargets,
  );
  const companies = new Map(targets.filter(({ type }) => type === "organization").map((one) => [one.id, one]));
  return [...companies.values()].slice(0, 3);
}

const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("an entry of the catalogue is found, read, started for three suppliers and undone", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  await enterAs(page, `admin@${customerOf(info.project)}.example`);
  const suppliers = await threeSuppliers(page);
  await page.goto("/action-platform");
  await expect(page.getByRole("heading", { level: 1, name: "Action catalogue" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommended for you" })).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Effort").selectOption("S");
  await page.getByRole("button", { name: "Apply" }).click();
  await page.waitForURL(/effort=S/);
  await page.getByRole("link", { name: CALLED }).click();
  await page.waitForURL(`**${MEASURE}`);
  await expect(page.getByRole("heading", { name: "When it does not" })).toBeVisible();
  await expectAccessible();

  await page.goto(`${MEASURE}/start?targetIds=${suppliers.map(({ id }) => id).join(",")}`);
  for (const { name } of suppliers) await page.getByRole("checkbox", { name }).uncheck();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Select at least one supplier.");
  for (const { name } of suppliers) await page.getByRole("checkbox", { name }).check();
  await expectAccessible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(`**${MEASURE}?operation=*`);
  await expect(toast(page, "3 actions started").first()).toBeVisible();
  const open = async () => {
    const answer = await page.request.get("/api/v2/actions?state=Planned&size=200");
    const { content } = await answer.json();
    return content.filter(({ title }: { title: string }) => title.startsWith(CALLED)).length;
  };
  expect(await open()).toBe(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "3 changes undone")).toBeVisible();
  expect(await open()).toBe(0);
});
