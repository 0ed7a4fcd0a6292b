// Again over BACKEND_URL: an import goes on in the backend, and is followed from the page.
import type { Page } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

const rows = (page: Page) => page.locator("[data-target]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const toast = (page: Page) => page.locator(".toast");

/** Opens the menu and stays with it: with a script it may open before the page has been taken over, and is closed then. */
async function openMenu(page: Page, name: string): Promise<void> {
  await page.locator("summary").filter({ hasText: name }).filter({ visible: true }).click();
}

test(
  "a collection is made, filled, looked at, related, set up, opened by default and deleted",
  IN_BROWSER,
  async ({ page, expectAccessible }, { project, retry }) => {
    test.slow();
    await page.goto("/login?returnUrl=/network");
    await fillIn(page, `admin@${customerOf(project)}.example`, PASSWORD);
    await expect(page).toHaveURL(/\/network\/collection\/my$/);
    // A try before this one may have ended while its collection was the default one.
    if (retry > 0) {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const end = page.getByRole("button", { name: "No longer my default" });
      if (await end.isVisible()) await end.click();
      await page.goto("/network");
    }
    await expect(heading(page, "All targets")).toBeVisible();

    await page.goto("/network/collection/new");
    await page.getByLabel("Name").fill("Powertrain");
    await page.getByRole("radio", { name: "Everybody in the company" }).check();
    await page.getByRole("checkbox", { name: /Show what stands behind/ }).check();
    await page.getByRole("button", { name: "Create collection" }).click();
    await expect(toast(page)).toContainText("Collection created: New collection created successfully");
    await expect(heading(page, "Powertrain")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This collection is empty" })).toBeVisible();
    const collection = new URL(page.url()).pathname;

    await page.goto("/network/collection/all?tiers=1");
    await expect(rows(page)).not.toHaveCount(0);
    for (const [column, sorted] of [
      ["Place", "ascending"],
      ["Place", "descending"],
      ["Type", "ascending"],
      ["Name", "ascending"],
    ] as const) {
      await page.getByRole("columnheader", { name: column }).getByRole("link").click();
      await expect(page.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", sorted);
      await expect(rows(page)).not.toHaveCount(0);
    }
    const names = await rows(page).getByRole("rowheader").allTextContents();
    const [first = "", second = ""] = names;
    for (const name of [first, second]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await openMenu(page, "Collections");
    await page.locator("select[name=collectionId]").selectOption({ label: "Powertrain" });
    await page.getByRole("button", { name: "Put into" }).click();
    await expect(toast(page)).toContainText("2 targets put into the collection");

    await page.goto(`${collection}?tiers=1`);
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(collection);
    const file = await page.request.get(`${collection}/export/csv?tiers=1`);
    expect(await file.text()).toContain(first);

    await page.getByRole("checkbox", { name: `Select ${first}` }).check();
    await openMenu(page, "Add as");
    await page.getByRole("button", { name: "Supplier", exact: true }).click();
    await expect(toast(page)).toContainText("Selected targets have been added successfully as supplier");
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(toast(page)).toContainText(/taken back/);

    await page.getByRole("checkbox", { name: `Select ${first}` }).check();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(heading(page, "Request self-assessments")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: first })).toBeVisible();
    const asks = new URL(page.url());
    await expectAccessible(asks.pathname + asks.search);
    await page.getByRole("button", { name: "Send the requests" }).click();
    // A try before this one may have asked it already.
    await expect(page.getByRole("heading", { name: "1 target was not asked" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: first })).toContainText(/contact/);
    await page.getByRole("link", { name: "Back to the list" }).click();

    // All that match, by the address that "Select all that match" has on a list of several pages.
    await page.goto(`${collection}?tiers=1&select=all`);
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await expect(page.getByText("Powertrain · Tier 1")).toBeVisible();
    const asksAll = new URL(page.url());
    await expectAccessible(asksAll.pathname + asksAll.search);
    // Nobody of the demo's has an address: those are counted before, and nothing can be sent.
    await expect(page.getByText(/2 targets without a known contact/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send the requests" })).toHaveCount(0);
    await page.getByRole("link", { name: "Back to the list" }).click();

    await page.getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings of Powertrain")).toBeVisible();
    await expect(page.getByText(/The graph holds [\d,]+ of 2,000 targets/)).toBeVisible();
    await page.getByLabel("How far").selectOption({ label: "up to tier 1" });
    await page.getByRole("button", { name: "Show the graph size" }).click();
    await expect(page.getByText("The graph holds 2 of 2,000 targets")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Drive train");
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(toast(page)).toContainText("Collection “Drive train” saved");
    await expectAccessible(`${collection}/settings`);

    await page.goto(collection);
    await page.getByRole("button", { name: "Make this my default" }).click();
    await expect(toast(page)).toContainText("“Drive train” is your default collection now");
    await page.goto("/network");
    await expect(page).toHaveURL(/\/network\/collection\/my$/);
    await expect(heading(page, "Drive train")).toBeVisible();
    await expect(page.getByText("Your default: the network opens with it")).toBeVisible();
    await expect(page.getByRole("button", { name: "No longer my default" })).toBeVisible();
    await expectAccessible("/network/collection/my");

    await page.goto(`${collection}/settings`);
    await page.getByRole("link", { name: "Delete this collection" }).click();
    await expect(page.getByText("which 2 targets it holds")).toBeVisible();
    await page.getByRole("button", { name: "Delete this collection" }).click();
    await expect(page).toHaveURL(/\/network\/collection\/my$/);
    await expect(toast(page)).toContainText("Collection “Drive train” deleted");
    await expect(heading(page, "All targets")).toBeVisible();
  },
);

test("a target says why it is in the network, and a relation is rejected with a reason", async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  await enterAs(page, `admin@${customerOf(project)}.example`, "/network/collection/all?tiers=2");
  await expect(page.getByRole("list", { name: "Filters in use" }).getByText("Tier 2")).toBeVisible();
  const link = rows(page).first().getByRole("rowheader").getByRole("link");
  const name = (await link.textContent()) ?? "";
  if (hasScript(project)) {
    // Until the page has been taken over, resting on a row asks for nothing.
    await expect(async () => {
      await link.blur();
      await link.focus();
      const card = page.getByRole("status", { name: "Details of the target" });
      await expect(card).toContainText("Tier 2, behind what you follow", { timeout: 4000 });
    }).toPass();
  }
  await link.click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Way 1" })).toBeVisible();
  await expectAccessible(new URL(page.url()).pathname);
  const target = page.url();

  await page.getByRole("link", { name: "delivers" }).first().click();
  await expect(page.getByRole("heading", { name: "How it is known" })).toBeVisible();
  await page.getByText("Confirm or reject").first().click();
  await page.getByLabel("Reason").first().fill("They stopped delivering in spring");
  await page.getByRole("button", { name: "Reject" }).first().click();
  await expect(toast(page)).toContainText("Relation rejected");
  await expect(page.getByText(/rejected by you/)).toBeVisible();
  await page.getByText("Confirm or reject").first().click();
  await page.getByLabel("Reason").first().fill("It was a mistake");
  await page.getByRole("button", { name: "Take back" }).first().click();
  await expect(toast(page)).toContainText("Decision taken back");

  await page.goto(target);
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(toast(page)).toContainText("You follow it now");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test("all that match are asked for a self-assessment once, and who cannot be asked is named", async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  await enterAs(page, `admin@${customerOf(project)}.example`, "/network/collection/all");
  await expect(heading(page, "All targets")).toBeVisible();
  const mark = `Q${Date.now()}`;
  const silent = `Brennmoor Castings ${mark}`;
  await takeIn(page, [
    ["Name", "Country", "Email"],
    [`Ostertal Sails ${mark}`, "DE", `info-${mark.toLowerCase()}@supplier.example`],
    [silent, "FR", ""],
  ]);

  const list = `/network/collection/all?q=${mark}`;
  for (const [mails, leftOut] of [
    ["1 request will be sent by mail", "1 target without a known contact"],
    ["0 requests will be sent by mail", "1 target that was asked already"],
  ] as const) {
    await page.goto(`${list}&select=all`);
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(page.getByRole("heading", { name: mails })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: leftOut })).toBeVisible();
    if (mails.startsWith("0")) break;
    const asks = new URL(page.url());
    await expectAccessible(asks.pathname + asks.search);
    await page.getByLabel("Answer by").fill("2020-01-31");
    await page.getByRole("button", { name: "Send the requests" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose a day from today on");
    await page.getByLabel("Answer by").fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole("button", { name: "Send the requests" }).click();
    await expect(toast(page)).toContainText("1 request is on its way by mail");
    const note = page.getByRole("status").filter({ hasText: "1 target was not asked" });
    await expect(note.getByRole("listitem")).toContainText(`${silent}: No contact is known`);
    const told = new URL(page.url());
    await expectAccessible(told.pathname + told.search);
  }
  await expect(page.getByRole("button", { name: "Send the requests" })).toHaveCount(0);
  await expect(page.getByText("Nobody can be asked: nothing would be sent.")).toBeVisible();
});

/** Takes a list of suppliers in, by the API: each step is a job, and is followed as a screen does. */
async function takeIn(page: Page, rows: string[][]): Promise<void> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const content = Buffer.from(rows.map((row) => row.join(";")).join("\n")).toString("base64");
  const data = { kind: "suppliers", fileName: "list.csv", content };
  const { id } = await (await page.request.post("/api/v2/imports", { headers, data })).json();
  const isAt = (step: string) =>
    expect(async () => {
      const found = await (await page.request.get(`/api/v2/imports/${id}`)).json();
      expect([found.state, found.step]).toEqual(["Done", step]);
    }).toPass({ timeout: 30_000 });
  await isAt("review");
  expect((await page.request.post(`/api/v2/imports/${id}/apply`, { headers })).status()).toBe(202);
  await isAt("applied");
}
