// Again over BACKEND_URL: a file that somebody without an account sends by a link.
import type { Page } from "@playwright/test";
import { company } from "./profile/company";
import { expect, test } from "./test";

/** The link in the newest mail to an address whose text has these words, once the job has written it. */
async function linkTo(page: Page, address: string, words: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const { content } = await (await page.request.get("/api/v2/mails?size=50")).json();
    const { id } = content.find(({ recipient }: { recipient: string }) => recipient === address);
    const { text } = await (await page.request.get(`/api/v2/mails/${id}`)).json();
    expect(text).toContain(words);
    const { pathname, search } = new URL(/http\S+request-new\/plan\S+/.exec(text)?.[0] ?? "");
    link = pathname + search;
  }).toPass({ timeout: 30_000 });
  return link;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a supplier is asked for a plan, proposes one, revises it, and proves what was accepted", async ({
  page,
  newPerson,
  expectAccessible,
}, info) => {
  test.slow();
  const { id, name } = await company(page, info);
  const once = `${info.project.name}-${info.retry}-${info.repeatEachIndex}`;
  const address = `plan-${once}@supplier.example`;
  const called = `Late wages ${once}`;
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const contact = { email: address, name: "Ada Berg", language: "en" };
  const added = await page.request.post(`/api/v2/targets/${id}/contacts`, { headers, data: contact });
  expect(added.status()).toBe(201);
  const data = { typeId: "corrective-plan", title: called, targetIds: [id], dueOn: inDays(20) };
  const { id: actionId } = await (await page.request.post("/api/v2/actions", { headers, data })).json();

  await page.goto(`/action/${actionId}`);
  await page.getByRole("link", { name: "Request a plan" }).click();
  await page.waitForURL(`**/action/${actionId}/plans`);
  await page.getByLabel("Contact", { exact: true }).selectOption({ value: `${id}:${address}` });
  await page.getByLabel("What is asked").fill("Wages were paid late in May.");
  await page.getByLabel("Answer by").fill("2020-01-31");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a day within a year, from today on.");
  await expect(page.getByLabel("What is asked")).toHaveValue("Wages were paid late in May.");
  await page.getByLabel("Answer by").fill(inDays(10));
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("The request is on its way")).toBeVisible();
  await expect(page.getByText(/^Waiting for the supplier since/)).toBeVisible();

  const there = await (await newPerson()).newPage();
  await there.goto(await linkTo(page, address, "asks"));
  await there.waitForURL((url) => !url.searchParams.has("secret"));
  await expect(there.getByRole("heading", { level: 1, name: called })).toBeVisible();
  await expect(there.getByText("Wages were paid late in May.")).toBeVisible();
  await there.getByLabel("Cause").fill("The provider changed.");
  await there.getByRole("textbox", { name: "Measure 1", exact: true }).fill("Pay the wages");
  await expect(there.getByRole("textbox", { name: "Measure 4", exact: true })).toHaveCount(0);
  await there.getByRole("button", { name: "Add more measures" }).click();
  await expect(there.getByRole("textbox", { name: "Measure 6", exact: true })).toHaveCount(1);
  await expect(there.getByRole("alert")).toHaveCount(0);
  await expect(there.getByRole("textbox", { name: "Measure 1", exact: true })).toHaveValue("Pay the wages");
  await there.getByLabel("Measure 1 done by", { exact: true }).fill(inDays(30));
  await there.getByLabel("Your name").fill("Ada Berg");
  await there.getByRole("button", { name: "Send the plan" }).click();
  await expect(there.getByRole("alert")).toContainText("Say who is responsible.");
  await expect(there.getByLabel("Cause")).toHaveValue("The provider changed.");
  await there.getByLabel("Responsible for measure 1", { exact: true }).fill("Jo Lind");
  await there.getByRole("button", { name: "Send the plan" }).click();
  await expect(there.getByText(/reviews your plan/)).toBeVisible();

  await page.goto(`/action/${actionId}`);
  await page.getByRole("link", { name: "Review the plan" }).click();
  await page.waitForURL(`**/action/${actionId}/plans`);
  await expect(page.getByText("The provider changed.")).toBeVisible();
  await page.getByText("Return the plan").click();
  await page.getByLabel("Why it is returned").fill("Please name the new provider.");
  await page.getByRole("button", { name: "Return it" }).click();
  await expect(page.getByText("Plan returned")).toBeVisible();

  await there.goto(await linkTo(page, address, "Please name the new provider."));
  await expect(there.getByText("Please name the new provider.")).toBeVisible();
  await there.getByLabel("Cause").fill("The provider changed to Payline.");
  await there.getByRole("button", { name: "Send the plan" }).click();
  await expect(there.getByText(/reviews your plan/)).toBeVisible();

  await page.reload();
  await expect(page.getByText(/The due date moves to/)).toBeVisible();
  await expectAccessible(`/action/${actionId}/plans`);
  await page.getByRole("button", { name: "Accept the plan" }).click();
  await page.waitForURL(`**/action/${actionId}`);
  await expect(page.getByText("Pay the wages")).toBeVisible();

  await there.goto(await linkTo(page, address, "has accepted your plan"));
  await there.waitForURL((url) => !url.searchParams.has("secret"));
  await there.getByRole("checkbox", { name: /Pay the wages/ }).check();
  await there.getByRole("button", { name: "Report as done" }).click();
  await expect(there.getByText(/All measures are reported as done/)).toBeVisible();
  const file = { name: "payslips.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>alert(1)</script>") };
  await there.getByLabel("File", { exact: true }).setInputFiles(file);
  await there.getByRole("button", { name: "Send the file" }).click();
  await expect(there.getByRole("alert")).toContainText("This file type is not supported");
  await there
    .getByLabel("File", { exact: true })
    .setInputFiles({ ...file, buffer: Buffer.from("%PDF-1.7 paid in full") });
  await there.getByRole("button", { name: "Send the file" }).click();
  await expect(there.getByText("payslips.pdf")).toBeVisible();
  const asked = new URL(there.url());

  await page.goto(`/action/${actionId}`);
  await expect(page.getByText("Carried out")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download payslips.pdf (0.1 kB)" })).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.goto(await linkTo(page, address, "has accepted your plan"));
  await expectAccessible(`/action/${actionId}`, `${asked.pathname}${asked.search}`);
});
