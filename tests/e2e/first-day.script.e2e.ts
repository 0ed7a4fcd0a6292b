import { apiOf } from "../support/api-transport";
import { Work } from "./first-day/effort";
import { LABEL, LIST, LISTED, letThingsHappen, THIRD } from "./first-day/world";
import { test } from "./story/world";
import { expect } from "./test";

// An analyst's first day, with what each part of it takes. Decisions take one key or click each; the bounds are what was reached.
test("the first day: a list is taken in, twenty alerts are decided, an action begins, tier 3 and a match are found", async ({
  page,
  product,
  signIn,
}, info) => {
  test.slow();
  const work = new Work(page);
  const said = (text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
  await signIn("admin", "/network/collection/all");

  await test.step("the list is taken in and followed", async () => {
    work.begin("list");
    await work.click(page.getByRole("link", { name: "Add suppliers" }).first());
    await page.getByLabel("Suppliers, one per line").fill(LIST.map((row) => row.join("\t")).join("\n"));
    await work.click(page.getByRole("region", { name: "Paste a list" }).getByRole("button"));
    await expect(page.getByText("To be created 4")).toBeVisible({ timeout: 20_000 });
    await work.click(page.getByRole("button", { name: "Add suppliers (4)" }));
    await expect(page.getByRole("link", { name: "Created 4", exact: true })).toBeVisible({ timeout: 20_000 });
  });
  await letThingsHappen(apiOf(product.address));

  await test.step("twenty alerts are decided by key, one is labelled, another one taken back", async () => {
    await expect(async () => {
      await page.goto("/feed/new");
      await expect(page.getByText("22 alerts").first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    work.begin("twenty alerts");
    const title = page.getByRole("complementary", { name: "Alert" }).locator("#alert-title");
    await expect(async () => {
      await page.keyboard.press("j");
      await expect(page.locator("[data-alert] h3 a").first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await work.press("o");
    for (let count = 0; count < 20; count += 1) {
      await expect(title).toBeFocused();
      const opened = page.url();
      await work.press(["e", "r", "i"][count % 3] ?? "e");
      await expect(page).not.toHaveURL(opened);
    }
    work.begin("taking back");
    const last = page.url();
    await work.press("u");
    await expect(page).not.toHaveURL(last);
    work.begin("label");
    await work.press("l");
    await expect(page.locator("[data-menu=labels] button:focus")).toHaveText(LABEL);
    await work.press("Enter");
    await expect(page.getByRole("complementary", { name: "Alert" }).getByText(LABEL).first()).toBeVisible();
  });

  await test.step("an action begins about the alert that is open", async () => {
    work.begin("action");
    await work.press("a");
    await page.getByLabel("Title").fill("Ask for stock");
    await work.click(page.getByRole("button", { name: "Start action" }));
    await expect(said("Action started: Ask for stock")).toBeVisible();
  });

  await test.step("who delivers to a supplier's supplier is found", async () => {
    await page.goto("/network/collection/all");
    work.begin("tier");
    await work.click(page.getByRole("link", { name: "Tree", exact: true }));
    await page.getByRole("searchbox", { name: "Find in graph" }).fill(THIRD);
    await work.press("Enter");
    await expect(page.locator("svg[data-graph]").getByRole("link", { name: new RegExp(`^${THIRD}, `) })).toBeVisible();
    await expect(page.getByText(/^1 of 1/)).toBeVisible();
  });

  await test.step("a supplier is screened, and its match is decided with a reason", async () => {
    await page.goto("/network/collection/all");
    work.begin("screening");
    await work.click(page.getByRole("link", { name: LISTED, exact: true }).first());
    await work.click(
      page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: /^Sanctions/ }),
    );
    await work.click(page.getByRole("button", { name: "Activate screening" }));
    await expect(said("Screening activated")).toBeVisible();
    await expect(async () => {
      await page.goto("/network/sanctions");
      await expect(page.getByRole("button", { name: /^Confirm/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    work.begin("match");
    await page.getByLabel("Reason").first().fill("Same name, same town");
    await work.click(page.getByRole("button", { name: /^Confirm/ }));
    await expect(page.getByRole("button", { name: /^Confirm/ })).toHaveCount(0);
  });

  await test.step("the dossier tells it", async () => {
    await page.goto("/network/collection/all");
    work.begin("dossier");
    await work.click(page.getByRole("link", { name: LISTED, exact: true }).first());
    await work.click(page.getByRole("link", { name: "Print dossier", exact: true }));
    await expect(page.getByText("Same name, same town").first()).toBeVisible();
  });

  for (const { part, clicks, keys, pages } of work.efforts)
    info.annotations.push({ type: part, description: `${clicks} clicks, ${keys} keys, ${pages} pages` });
  const sums = Object.fromEntries(work.efforts.map(({ part, clicks, keys }) => [part, clicks + keys]));
  expect(sums).toEqual({
    list: 3,
    "twenty alerts": 21,
    "taking back": 1,
    label: 2,
    action: 2,
    tier: 2,
    screening: 3,
    match: 1,
    dossier: 2,
  });
});
