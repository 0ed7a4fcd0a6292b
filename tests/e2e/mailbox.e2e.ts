import { apiOf } from "../support/api-transport";
import { GOOD_PASSWORD, newcomer } from "../support/newcomer";
import { enterAs, expect, test } from "./test";

test("a mailbox is added, its password stays hidden, and its form says what is missing", async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const name = `letters-${project.name}`;
  // Of another customer than the journey of sources, which begins without any.
  const { email } = await newcomer(apiOf(baseURL ?? ""), ["administrator"], "en");
  await enterAs(page, email, "/data-management/sources/new", GOOD_PASSWORD);
  await page.getByLabel("Mailbox (IMAP)").check();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save source" }).click();
  // What is missing is shown, though the part of the form was folded.
  await expect(page.getByRole("alert")).toContainText("Enter the name of the mail server");
  await page.getByLabel("Mail server", { exact: true }).fill("192.168.1.10");
  await page.getByLabel("User", { exact: true }).fill("press@example.com");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByLabel("Allowed senders").fill("@paper.example");
  await page.getByLabel("Checked by").fill("mx.example.com");
  await page.getByRole("button", { name: "Save source" }).click();
  await expect(page.getByRole("alert")).toContainText("This address is not on the public internet.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await page.getByLabel("Mail server", { exact: true }).fill("imap.no-such-paper.example");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Test read" }).click();
  await expect(page.getByRole("region", { name: "Test result" })).toContainText(
    "imap.no-such-paper.example was not found",
  );
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Save source" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Source added." })).toBeVisible();

  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByText("Leave empty to keep the stored password.")).toBeVisible();
  await expect(page.getByLabel("Allowed senders")).toHaveValue("@paper.example");
  await page.getByLabel("Allowed senders").fill("@paper.example\n@agency.example");
  await page.getByRole("button", { name: "Save source" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Source saved." })).toBeVisible();
  await expect(page.getByLabel("Allowed senders")).toHaveValue("@paper.example\n@agency.example");
  await expectAccessible(`/data-management/sources/mail:${name}`);
  await page.goto("/data-management/sources?format=mail");
  await expect(page.getByRole("table", { name: "Data sources" })).toContainText("Mailbox (IMAP)");
});
