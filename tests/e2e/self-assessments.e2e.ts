// Again over BACKEND_URL: an import goes on in the backend, and is followed from the page.
import type { Page } from "@playwright/test";
import { customerOf, enterAs, expect, test } from "./test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const toast = (page: Page) => page.locator(".toast");

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
    ["1 request will be sent by e-mail", "1 target without a contact"],
    ["0 requests will be sent by e-mail", "1 target already asked"],
  ] as const) {
    await page.goto(`${list}&select=all`);
    await expect(page.getByText("All 2 matching targets are selected")).toBeVisible();
    await page.locator("#targets summary").filter({ hasText: "More" }).click();
    await page.getByRole("button", { name: "Request self-assessment" }).click();
    await expect(page.getByRole("heading", { name: mails })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: leftOut })).toBeVisible();
    if (mails.startsWith("0")) break;
    const asks = new URL(page.url());
    await expectAccessible(asks.pathname + asks.search);
    await page.getByLabel("Answer by").fill("2020-01-31");
    await page.getByRole("button", { name: "Send requests" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose a day from today on");
    await page.getByLabel("Answer by").fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole("button", { name: "Send requests" }).click();
    await expect(toast(page)).toContainText("1 request sent by e-mail");
    const note = page.getByRole("status").filter({ hasText: "1 request not sent" });
    await expect(note.getByRole("listitem")).toContainText(`${silent}: No contact. Open the profile and add one.`);
    const told = new URL(page.url());
    await expectAccessible(told.pathname + told.search);
  }
  await expect(page.getByRole("button", { name: "Send requests" })).toHaveCount(0);
  await expect(page.getByText("No requests to send.")).toBeVisible();
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
