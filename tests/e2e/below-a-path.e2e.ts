import type { Page } from "@playwright/test";
import { seconds } from "../../app/time/duration";
import { FEED_CUSTOMERS, PASSWORD } from "../support/personas";
import { type RunningProduct, startProduct } from "../support/web-server";
import { expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

const CUSTOMER = FEED_CUSTOMERS.js;
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(seconds(180));
  product = await startProduct("embedded", [CUSTOMER], "/risk");
});
test.afterAll(() => product?.stop());

test("a working day below a path of a host never leaves it", IN_BROWSER, async ({ page, newPerson }, { project }) => {
  test.slow();
  const { address } = product;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  await page.goto(`${address}/network/collection/all`);
  await expect(page).toHaveURL(/\/risk\/login\?returnUrl=%2Fnetwork/);
  await fillIn(page, `analyst@${CUSTOMER}.example`, PASSWORD);
  await expect(page).toHaveURL(`${address}/network/collection/all`);

  await page.getByRole("columnheader", { name: "Name" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/risk\/network\/collection\/all\?/);
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", /ending/);
  await page.locator("summary").filter({ hasText: "Export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.csv$/);

  // The product's name leads to the first page, and that to the feed.
  await page.getByRole("link", { name: "Tierwatch" }).first().click();
  await expect(page).toHaveURL(/\/risk\/feed\/new$/);
  await page.locator("[data-alert] h3 a").first().click();
  await expect(page).toHaveURL(/\/risk\/feed\/new\?.*alert=/);
  await page.goto(`${address}/feed/new`);
  const first = page.locator("[data-alert]").first();
  const archived = await first.getAttribute("data-alert");
  await first.getByRole("button", { name: /^Archive:/ }).click();
  await expect(page.locator(`[data-alert="${archived}"]`)).toHaveCount(0);
  await expect(page).toHaveURL(/\/risk\/feed\/new/);

  await hearsOfNews(page, await newPerson().then((person) => person.newPage()), hasScript(project));

  if (hasScript(project)) await isLeftAloneByOthers(page);

  expect((await page.context().cookies()).map(({ path }) => path)).not.toContain("/");
  await page.goto(`${address}/logout`);
  await page.locator("main").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/risk\/login/);
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${address}/`))).toEqual([]);
});

/** By a stream of events where there is a script. */
async function hearsOfNews(page: Page, colleague: Page, withScript: boolean): Promise<void> {
  const { address } = product;
  await page.goto(`${address}/feed/new`);
  await colleague.goto(`${address}/login`);
  await fillIn(colleague, `admin@${CUSTOMER}.example`, PASSWORD);
  await colleague.waitForURL("**/risk/feed/new");
  const feed = await colleague.request.get(`${address}/api/v2/feed?statusId=all&size=1`);
  const targetId = (await feed.json()).content[0].primaryTargets[0].id;
  const title = `Fire in hall ${Date.now()}`;
  const told = await colleague.request.post(`${address}/api/v2/alerts`, {
    headers: { "Sec-Fetch-Site": "same-origin" },
    data: { title, eventTypeId: "fire", targetIds: [targetId] },
  });
  expect(told.status()).toBe(202);
  if (withScript) {
    const news = page.getByRole("link", { name: "Show 1 new alert" });
    await expect(news).toBeVisible({ timeout: seconds(30) });
    await news.click();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  } else {
    await expect(async () => {
      await page.getByRole("link", { name: "Refresh" }).click();
      await expect(page.getByRole("link", { name: title })).toBeVisible({ timeout: seconds(1) });
    }).toPass({ timeout: seconds(60) });
  }
}

/** A browser's channels are those of the whole origin: another product of this kind on this host says there whose its tabs are. */
async function isLeftAloneByOthers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told = new Promise((resolve) => {
      new BroadcastChannel("all is said").onmessage = resolve;
    });
    Object.assign(window, { told });
  });
  const neighbour = await page.context().newPage();
  await neighbour.goto(`${product.address}/legal`);
  await neighbour.evaluate(() => {
    for (const name of ["tierwatch-user", "tierwatch-user /", "tierwatch-user /other/"])
      new BroadcastChannel(name).postMessage("somebody@other.example");
    new BroadcastChannel("all is said").postMessage("");
  });
  await page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
  // Loaded anew, it would have forgotten.
  expect(await page.evaluate(() => "told" in window)).toBe(true);
  await neighbour.close();
}
