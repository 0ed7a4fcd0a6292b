import type { Page } from "@playwright/test";
import { unique, waitFor } from "../support/import-journeys";
import { expect, test } from "./test";

async function send(page: Page, kind: string, text: string, button: RegExp) {
  await page.goto("/data-management/imports/new");
  await page.getByLabel(kind).check();
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page).toHaveURL(/\/data-management\/imports\/\d+$/);
  await waitFor(page, "Preview");
  await page.getByRole("button", { name: button }).click();
  await waitFor(page, "Result");
}

test("supply data are found, corrected, ended and exported", async ({ page, signIn, expectAccessible }) => {
  const [one, other, input] = [`Iota${unique()} Guss`, `Kappa${unique()} Guss`, `Castings ${unique()}`];
  await signIn("admin", "/data-management");
  await expect(page.getByRole("heading", { name: "Supply data" })).toBeVisible();
  await send(page, "Suppliers", `Name;Country\n${one};DE\n${other};DE`, /^Add suppliers/);
  const rows = [`${one};${input};70 %;10;30;2026-01-01`, `${other};${input};50 %;;;2026-01-01`];
  const list = ["Supplier;Input;Share;Stock at us;Time to recover;Valid from", ...rows].join("\n");
  await send(page, "Supply data", list, /^Save supply data/);

  await page.goto(`/data-management/supply?input=${encodeURIComponent(input)}`);
  await expect(page.getByText("2 entries")).toBeVisible();
  await expect(page.getByText("Shares add up to 120%")).toHaveCount(2);
  await page.getByRole("link", { name: `Change: ${input} from ${other}` }).click();
  await expect(page.getByRole("heading", { name: `${input} from ${other}` })).toBeVisible();
  const entry = new URL(page.url()).pathname;
  await page.getByLabel("Share (%)", { exact: true }).fill("300");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a share from 0 to 100").last()).toBeVisible();
  await page.getByLabel("Share (%)", { exact: true }).fill("30");
  await page.getByLabel("After loss of the site (days)").fill("45");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Supply data saved.")).toBeVisible();

  await page.goto(`/data-management/supply?input=${encodeURIComponent(input)}`);
  await expect(page.getByText("Site: 45 days")).toBeVisible();
  await expect(page.getByText("Shares add up to")).toHaveCount(0);
  const file = await page.request.get(`/data-management/supply/export?input=${encodeURIComponent(input)}`);
  expect(await file.text()).toContain(`${other},DE,${input},,,0.3,`);

  await page.getByRole("link", { name: `Change: ${input} from ${other}` }).click();
  await page.getByLabel("Last day").fill("2026-02-28");
  await page.getByRole("button", { name: "End entry" }).click();
  await expect(page.getByText("The entry ends on its last day.")).toBeVisible();
  await page.goto(`/data-management/supply?input=${encodeURIComponent(input)}`);
  await expect(page.getByText("1 entry")).toBeVisible();
  await expect(page.getByText("Shares add up to 70%")).toBeVisible();
  await page.getByRole("link", { name: one, exact: true }).click();
  await page.goto(page.url().replace("/profile", ""));
  await expect(page.getByRole("heading", { name: "Supply data" })).toBeVisible();
  await expect(page.getByRole("cell", { name: input }).first()).toBeVisible();
  // It looks at them in all sizes and leaves the page at the last one.
  await expectAccessible("/data-management/supply", entry);
});

test("contacts and own alerts are sent as files, saved and reported", async ({ page, signIn }) => {
  const one = `Lambda${unique()} Guss`;
  // Other journeys hold that Nordwind's feed is empty, and measure the lists of other customers.
  await signIn("strangeAdmin", "/data-management");
  // He reads German at first; both ways of running the browser are he, so that nobody turns it back.
  if ((await page.locator("html").getAttribute("lang")) !== "en") {
    await page.locator("header details").last().locator("summary").click();
    await page.locator("header").getByRole("button", { name: "English", exact: true }).click();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await send(page, "Suppliers", `Name;Country\n${one};DE`, /^Add suppliers/);
  const contacts = `Supplier;Contact;E-mail;Language\n${one};Ada;ada@${unique()}.example;German`;
  await send(page, "Contacts", contacts, /^Save contacts \(1\)/);
  await expect(page.getByRole("link", { name: "Created 1" })).toBeVisible();
  const alerts = `Supplier;Event type;Title;Date\n${one};Strike;Gate closed ${unique()};2026-03-03`;
  await send(page, "Own alerts", alerts, /^Report alerts \(1\)/);
  await expect(page.getByRole("link", { name: "Created 1" })).toBeVisible();
});
