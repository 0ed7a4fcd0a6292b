import { signInAsAnalyst } from "./graph/picture";
import { expect, hasScript, IN_BROWSER, test } from "./test";

const FLOW = "/explorer2";

test("what stands behind what one buys is seen tier by tier, and narrowed to the ways through one group", async ({
  page,
  expectAccessible,
}, { project }) => {
  await signInAsAnalyst(page, project, "/network/collection/all/graph");
  await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Flow" }).click();
  await expect(page).toHaveURL(/\/explorer2$/);
  await expect(page.getByRole("heading", { level: 1, name: "All targets" })).toBeVisible();
  const tier = (number: number) => page.getByRole("list", { name: new RegExp(`^Tier ${number}`) });
  await expect(tier(2)).toBeVisible();

  const bar = tier(2).locator("a[data-bar]").first();
  const opened = (await bar.getAttribute("data-bar")) ?? "";
  await bar.click();
  await expect(page).toHaveURL(new RegExp(`open=${opened}`));
  await expect(tier(2).locator("a[data-bar]")).toHaveCount(1);
  const panel = page.getByRole("complementary", { name: "Selection" });
  await expect(panel.getByRole("listitem").first()).toBeVisible();

  // A ribbon names its relationships, each with its own page.
  await page.locator("a[data-band]").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/flow=2:/);
  await panel.getByRole("link", { name: "→" }).first().click();
  await expect(page).toHaveURL(/\/network\/edges\/\d+\/\d+$/);
  await page.goBack();
  await panel.getByRole("link", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/flow=/);
  await panel.getByRole("link", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/explorer2$/);
  await expectAccessible(FLOW, `${FLOW}?open=${opened}`, `${FLOW}?as=table`);
});

test("the table and the file have the same flows, also by shipments and by goods", async ({ page }, { project }) => {
  await signInAsAnalyst(page, project, FLOW);
  await page.locator("summary", { hasText: "Group by" }).click();
  await page.getByRole("link", { name: "Goods", exact: true }).last().click();
  await expect(page).toHaveURL(/group=heading/);
  await page.locator("summary", { hasText: "Width" }).click();
  await page.getByRole("link", { name: "Shipments", exact: true }).click();
  await expect(page.getByText(/relationships? ha(?:s|ve) no count/)).toBeVisible();
  await page.getByRole("link", { name: "Table", exact: true }).click();
  const rows = page.getByRole("table", { name: "Flows between groups" }).locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  const shown = await rows.count();
  expect(shown).toBeGreaterThan(1);
  const file = await page.request.get("/network/flow/csv?group=heading&width=shipments");
  expect(file.headers()["content-disposition"]).toContain("tierwatch-flow.csv");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(shown + 1);
  const picture = await page.request.get("/network/flow/svg?group=heading");
  expect(await picture.text()).toMatch(/^<\?xml[^>]*>\n<svg /);
  expect((await page.request.get("/network/flow/pdf")).status()).toBe(404);
});

test("what was typed wrong is told beside it and stays; unknown starting points and pages below are not there", async ({
  page,
}, { project }) => {
  await signInAsAnalyst(page, project, `${FLOW}?probability=70&hs=7`);
  await expect(page.getByText("Enter a number from 0 to 1.")).toBeVisible();
  await expect(page.getByLabel("Least probability")).toHaveValue("70");
  await expect(page.getByText("HS codes have 2 to 6 digits.")).toBeVisible();
  await page.getByLabel("Least probability").fill("0.9");
  await page.getByLabel("HS code").fill("");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/probability=0\.9/);
  await expect(page.getByRole("list", { name: "Active filters and open groups" })).toContainText("90%");

  await page.goto(`${FLOW}?from=targets:${Array.from({ length: 201 }, (_, n) => n + 1).join()}`);
  await expect(page.getByText("Choose up to 200 starting points; the first 200 are shown.")).toBeVisible();
  expect((await page.goto(`${FLOW}?from=collection:99999999`))?.status()).toBe(404);
  for (const below of [`${FLOW}/anything`, `${FLOW}/1`]) expect((await page.goto(below))?.status()).toBe(404);
});

test(
  "on a phone the columns stand below each other as lists, with the flows as sentences",
  IN_BROWSER,
  async ({ page }, { project }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInAsAnalyst(page, project, FLOW);
    await expect(page.locator("svg[data-flow]")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Tier 2" })).toBeVisible();
    const sentence = page.getByRole("link", { name: /^From .+ to .+: \d+ relationship/ }).first();
    await expect(sentence).toBeVisible();
    await sentence.click();
    await expect(page.getByRole("complementary", { name: "Selection" })).toBeVisible();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBe(0);
    await page.locator("summary", { hasText: "Filter" }).click();
    expect(await wide()).toBe(0);
    if (hasScript(project)) await expect(page.getByLabel("Least probability")).toBeVisible();
  },
);
