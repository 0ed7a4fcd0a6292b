import type { Page } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

const rows = (page: Page) => page.locator("[data-target]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const more = (page: Page) => page.locator("#targets summary").filter({ hasText: "More" });
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
      const end = page.getByRole("button", { name: "Clear my default" });
      if (await end.isVisible()) await end.click();
      await page.goto("/network");
    }
    await expect(heading(page, "All targets")).toBeVisible();

    await page.goto("/network/collection/new");
    await page.getByLabel("Name").fill("Powertrain");
    await page.getByRole("radio", { name: "Everybody in the company" }).check();
    await page.getByRole("checkbox", { name: /Show suppliers and customers/ }).check();
    await page.getByRole("button", { name: "Create collection" }).click();
    await expect(toast(page).locator("p")).toHaveText(["Collection created", "New collection created successfully"]);
    await expect(heading(page, "Powertrain")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This collection is empty" })).toBeVisible();
    const collection = new URL(page.url()).pathname;

    await page.goto("/network/collection/all?tiers=1");
    await expect(rows(page)).not.toHaveCount(0);
    for (const [column, sorted] of [
      ["Place", "ascending"],
      ["Place", "descending"],
      ["Tier", "ascending"],
      ["Name", "ascending"],
    ] as const) {
      await page.getByRole("columnheader", { name: column }).getByRole("link").click();
      await expect(page.getByRole("columnheader", { name: column })).toHaveAttribute("aria-sort", sorted);
      await expect(rows(page)).not.toHaveCount(0);
    }
    const names = await rows(page).getByRole("rowheader").allTextContents();
    const [first = "", second = ""] = names;
    const actions = page.getByRole("button", { name: "Follow", exact: true });
    await expect(actions).toBeHidden();
    for (const name of [first, second]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await expect(actions).toBeVisible();
    await expect(
      page.getByRole("status").filter({ hasText: hasScript(project) ? /^2 selected$/ : /^Selected:$/ }),
    ).toBeVisible();
    await openMenu(page, "Collections");
    await page.locator("select[name=collectionId]").selectOption({ label: "Powertrain" });
    await page.getByRole("button", { name: "Add to collection" }).click();
    await expect(toast(page)).toContainText("2 targets added to the collection");

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
    await expect(toast(page)).toContainText(/undone/);

    await page.getByRole("checkbox", { name: `Select ${first}` }).check();
    await more(page).click();
    await page.getByRole("button", { name: "Screen for sanctions" }).click();
    await expect(toast(page)).toContainText(/screened from now on|is being screened already/);

    await page.getByRole("checkbox", { name: `Select ${first}` }).check();
    await more(page).click();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(heading(page, "Request self-assessments")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: first })).toBeVisible();
    const asks = new URL(page.url());
    await expectAccessible(asks.pathname + asks.search);
    await page.getByRole("button", { name: "Send requests" }).click();
    // A try before this one may have asked it already.
    await expect(page.getByRole("heading", { name: "1 request not sent" })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: first })).toContainText(/contact/);
    await page.getByRole("link", { name: "Back to the list" }).click();

    // All that match, by the address that "Select all matching" has on a list of several pages.
    await page.goto(`${collection}?tiers=1&select=all`);
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await expect(page.getByRole("row").getByRole("checkbox").first()).toBeDisabled();
    await more(page).click();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await expect(page.getByText("Powertrain · Tier 1")).toBeVisible();
    const asksAll = new URL(page.url());
    await expectAccessible(asksAll.pathname + asksAll.search);
    // Nobody of the demo's has an address: those are counted before, and nothing can be sent.
    await expect(page.getByText(/2 targets without a contact/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send requests" })).toHaveCount(0);
    await page.getByRole("link", { name: "Back to the list" }).click();

    await page.getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings of Powertrain")).toBeVisible();
    await expect(page.getByText(/Graph size: [\d,]+ of 2,000 targets/)).toBeVisible();
    await page.getByLabel("Depth").selectOption({ label: "up to tier 1" });
    await page.getByRole("button", { name: "Show graph size" }).click();
    await expect(page.getByText("Graph size: 2 of 2,000 targets")).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Drive train");
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(toast(page)).toContainText("Collection “Drive train” saved");
    await expectAccessible(`${collection}/settings`);

    await page.goto(collection);
    await page.getByRole("button", { name: "Set as my default" }).click();
    await expect(toast(page)).toContainText("“Drive train” is now your default collection");
    await page.goto("/network");
    await expect(page).toHaveURL(/\/network\/collection\/my$/);
    await expect(heading(page, "Drive train")).toBeVisible();
    await expect(page.getByText("Your default: shown first in the network")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear my default" })).toBeVisible();
    await expectAccessible("/network/collection/my");

    await page.goto(`${collection}/settings`);
    await page.getByRole("link", { name: "Delete collection" }).click();
    await expect(page.getByText("its list of 2 targets")).toBeVisible();
    await page.getByRole("button", { name: "Delete collection" }).click();
    await expect(page).toHaveURL(/\/network\/collection\/my$/);
    await expect(toast(page)).toContainText("Collection “Drive train” deleted");
    await expect(heading(page, "All targets")).toBeVisible();
  },
);
