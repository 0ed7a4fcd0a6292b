// Again over BACKEND_URL: the whole story, once.
import type { Page } from "@playwright/test";
import { minutes } from "~/time/duration";
import { apiOf } from "../support/api-transport";
import { signInAs } from "../support/personas";
import { expectLedgerVerifies, savedWorkbook } from "./story/files";
import { importSteelMills } from "./story/import-list";
import { realFile, test } from "./story/world";
import { expect, hasScript } from "./test";

// What the product is bought for, from an empty account to a dossier, on files that real authorities have published.
const OFAC = ["", "_addresses", "_aliases", "_comments"].map((part) => `sanctions/ofac_sdn${part}_2021-07.csv`);
const PLANT = "Mobarakeh Steel Complex Isfahan";
const OWNER = "Mobarakeh Steel";
const MILL = "U.S. Steel Gary Works";
const LAYOFF = "Layoff: United States Steel Corporation, Gary, IN (397 employees)";
const WHY = "Same company: listed with the seat of its mill in Isfahan";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: new RegExp(`^${name}\\b`) });

test("a purchasing department takes in its list, learns what happens to it, decides, acts, and can prove it later", async ({
  page,
  product,
  signIn,
}, info) => {
  test.setTimeout(minutes(4));
  const script = hasScript(info.project);

  await test.step("its list is taken in with the columns as the manager means them", async () => {
    const manager = await signInAs(apiOf(product.address), "manager");
    expect(await importSteelMills(manager, realFile("relations/climatetrace_steel_ownership.csv"))).toBe(818);
  });

  await test.step("every plant of it is watched, and the company behind one of them is followed too", async () => {
    await signIn("admin");
    await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Collections" }).click();
    await page.getByRole("link", { name: /^Steel mills/ }).click();
    await expect(heading(page, "Steel mills")).toBeVisible();
    await expect(page.getByText("818 targets")).toBeVisible();
    await page.getByPlaceholder("Search targets").fill("mobarakeh");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.locator("[data-target]")).toHaveCount(2);
    await page.getByRole("link", { name: PLANT }).click();
    await expect(heading(page, PLANT)).toBeVisible();
    await expect(page.locator("summary").filter({ hasText: `Following ${PLANT}` })).toBeVisible();
    await page.getByRole("link", { name: OWNER, exact: true }).first().click();
    await expect(heading(page, OWNER)).toBeVisible();
    await page.getByRole("button", { name: `Follow ${OWNER}` }).click();
    await expect(said(page, "You now follow this target")).toBeVisible();
  });

  await test.step("what authorities reported stands in the feed, each alert with its reasons", async () => {
    await page.goto("/feed/new");
    await product.tierwatch("ingest", "gdacs", "--file", realFile("events/gdacs_rss_current_2019-12.xml"));
    await product.tierwatch("ingest", "warn-in", "--file", realFile("events/warn_notices_in.csv"));
    if (script) await page.getByRole("link", { name: "Show 9 new alerts" }).click();
    // A server at work on the same database may still be comparing what came in.
    await expect(async () => {
      if (!script) await page.getByRole("link", { name: "Refresh" }).click();
      await expect(page.locator("[data-alert]")).toHaveCount(9, { timeout: 1_000 });
    }).toPass();
    const drought = page.locator("[data-alert]").filter({ hasText: "Drought is on going in China, India" });
    // It names countries and no outline: nobody knows which plant it reaches.
    await expect(drought).toContainText("Low");
    await page.getByRole("link", { name: LAYOFF }).click();
    const reasons = detailOf(page).getByRole("region", { name: "Why you see this" });
    await expect(reasons.getByRole("listitem").filter({ hasText: MILL }).first()).toContainText("Direct");
    // The notice names the company, whose plant it is; its others are far away.
    await expect(reasons).toContainText("Part of United States Steel");
  });

  await test.step("the alert is triaged: a status, a label of their own, a note", async () => {
    const alert = page.url();
    await page.getByRole("link", { name: "Manage labels" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Ask the mill");
    await page.getByRole("button", { name: "Add label" }).click();
    await expect(said(page, "Label “Ask the mill” added")).toBeVisible();
    await page.goto(alert);
    const labels = detailOf(page).locator("[data-menu=labels] summary");
    await labels.click();
    await detailOf(page).getByRole("button", { name: "Ask the mill" }).click();
    await expect(detailOf(page).getByRole("list", { name: "Labels" })).toContainText("Ask the mill");
    await detailOf(page).getByRole("textbox", { name: "Note" }).fill("Coils of Gary until March? Called on Monday.");
    await detailOf(page).getByRole("button", { name: "Save note" }).click();
    await expect(detailOf(page).getByText(/changed the note/)).toBeVisible();
    await detailOf(page).getByText("Status: New").click();
    await detailOf(page).getByRole("button", { name: "In review" }).click();
    // The next alert opens.
    await expect(page).not.toHaveURL(alert);
    await page.goto(alert);
    await expect(detailOf(page).getByText(/moved it to “In review”/)).toBeVisible();
  });

  await test.step("the mill behind it is looked at, and the network that it stands in", async () => {
    await detailOf(page).getByRole("link", { name: MILL, exact: true }).first().click();
    await expect(heading(page, MILL)).toBeVisible();
    await expect(page.getByText(LAYOFF).first()).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Steel mills" }).click();
    await page.getByRole("link", { name: "Tree", exact: true }).click();
    await expect(page.locator("svg[data-graph]")).toBeVisible();
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page.locator("tr[data-row]")).not.toHaveCount(0);
  });

  await test.step("the plant in Iran is screened, and the match of its owner is decided with a reason", async () => {
    await product.tierwatch("lists", "import", "ofac-sdn", ...OFAC.map(realFile));
    await page.goto("/search?q=mobarakeh");
    await page.getByRole("main").getByRole("link", { name: PLANT }).first().click();
    await tab(page, "Sanctions").click();
    await page.getByRole("button", { name: "Activate screening" }).click();
    await expect(said(page, "Screening activated")).toBeVisible();
    const owners = page.getByRole("region", { name: "Open matches of its owners" });
    await expect(async () => {
      await page.reload();
      await expect(owners.getByRole("link", { name: OWNER, exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await owners.getByRole("link", { name: OWNER, exact: true }).click();
    await expect(heading(page, OWNER)).toBeVisible();
    const match = page.getByRole("group", { name: "Is the target ESFAHAN'S MOBARAKEH STEEL COMPANY?" });
    await expect(match).toBeVisible();
    await match.getByRole("radio", { name: "Yes, confirm the match" }).check();
    await page.getByLabel("Reason").first().fill(WHY);
    await page.getByRole("button", { name: "Save decision" }).first().click();
    await expect(said(page, "Match confirmed")).toBeVisible();
    await expect(page.getByText("Listed itself", { exact: true })).toBeVisible();
  });

  const owner = new URL(page.url()).pathname.match(/\d+/)?.[0];

  await test.step("something is done about it", async () => {
    await tab(page, "Actions").click();
    await expect(page.getByRole("heading", { name: "Actions", exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Start action" }).last().click();
    await page.getByLabel("Title").fill("Order nothing more of Mobarakeh");
    await page.getByLabel("Due", { exact: true }).fill("2099-03-01");
    await page.getByRole("checkbox", { name: "Mara Keller" }).check();
    await page.getByRole("button", { name: "Start action" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Order nothing more of Mobarakeh" })).toContainText(
      "Mara Keller",
    );
  });

  await test.step("the whole list goes to a spreadsheet, with what is known of each", async () => {
    await page.goto("/network/collection/all");
    await page.locator("summary").filter({ hasText: "Export" }).click();
    const rows = await savedWorkbook(page, "Excel file (.xlsx)");
    expect(rows).toHaveLength(819);
    expect(rows.find((row) => row.Name === OWNER)).toMatchObject({ Sanctions: "Listed itself" });
    expect(rows.find((row) => row.Name === PLANT)).toMatchObject({ Country: "Iran", Sanctions: "Listed owner" });
  });

  await test.step("the dossier names who decided what and why", async () => {
    await page.goto(`/print/target/${owner}`);
    await expect(heading(page, `Due-diligence dossier: ${OWNER}`)).toBeVisible();
    await expect(page.locator("[data-part=decisions] tr").filter({ hasText: WHY })).toContainText("Amelie Roth");
    await expect(page.locator("[data-part=sanctions]")).toContainText("Confirmed");
    await expect(page.locator("[data-part=actions]")).toContainText("Order nothing more of Mobarakeh");
  });

  await test.step("the chain of all decisions verifies without the product, and a changed word breaks it", async () => {
    const ledger = await expectLedgerVerifies(page, product, info);
    for (const kind of ["import.applied", "sanctions-match.decided"]) expect(ledger).toContain(`"kind":"${kind}"`);
    expect(ledger).toContain(WHY);
  });
});

const detailOf = (page: Page) => page.getByRole("complementary", { name: "Alert" });
