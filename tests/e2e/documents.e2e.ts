// Again over BACKEND_URL: files go up and come down through both servers.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PASSWORD } from "../support/personas";
import { customerOf, expect, fillIn, IN_BROWSER, test } from "./test";

/** Nobody else's document: a try before may have left its own. */
const file = (name: string, content: string | Buffer, mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test(
  "a certificate is added, refused and kept, verified, silenced, reported, and deleted",
  IN_BROWSER,
  async ({ page, expectAccessible }, info) => {
    const said = `Audit ${randomUUID()}`;
    await page.goto("/login?returnUrl=/certificate");
    await fillIn(page, `admin@${customerOf(info.project)}.example`, PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
    await page.getByRole("link", { name: "Add document" }).click();
    await page.waitForURL("**/certificate/new");
    // The address changes before the page does, and the list has a "Type" of its own.
    await expect(page.getByRole("heading", { level: 1, name: "Add document" })).toBeVisible();
    await page.getByLabel("Type", { exact: true }).selectOption({ label: "ISO 14001 (environment)" });
    await page.getByLabel("Description").fill(said);
    await page.getByLabel("Valid until").fill(dayIn(20));
    await page.getByLabel("File", { exact: true }).setInputFiles(file("page.pdf", "<script>alert(1)</script>"));
    await page.getByRole("button", { name: "Save document" }).click();
    await expect(page.getByRole("alert")).toContainText("This file type is not supported");
    await expect(page.getByLabel("Description")).toHaveValue(said);

    // A file that came with a form that was refused for another reason is not asked for again.
    await page.getByLabel("Supplier", { exact: true }).fill("Nobody of that name, Ltd.");
    await page.getByLabel("File", { exact: true }).setInputFiles(file("Zertifikat Süd.pdf", "%PDF-1.7 a certificate"));
    await page.getByRole("button", { name: "Save document" }).click();
    await expect(page.getByRole("alert")).toContainText("No company or place has this name");
    await expect(page.getByText("Zertifikat Süd.pdf was uploaded")).toBeVisible();
    await page.getByLabel("Supplier", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save document" }).click();
    await page.waitForURL(/\/certificate\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "ISO 14001 (environment)" })).toBeVisible();
    await expect(page.getByText("Expires soon")).toBeVisible();
    const address = new URL(page.url()).pathname;

    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Download Zertifikat Süd.pdf/ }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("Zertifikat Süd.pdf");
    expect(await readFile(await saved.path(), "utf8")).toBe("%PDF-1.7 a certificate");

    await page.getByRole("link", { name: "Change", exact: true }).click();
    await page.waitForURL(`**${address}/edit`);
    await page.getByLabel("Verification").selectOption({ label: "Checked by us" });
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByText(/Verification from Not verified to Checked by us/)).toBeVisible();
    await page.getByRole("button", { name: "Turn notifications off" }).click();
    await expect(page.getByText("No notification before it expires.")).toBeVisible();
    await page.getByRole("link", { name: "Report incorrect data" }).click();
    await page.getByLabel("Problem", { exact: true }).fill("The seal is another company's");
    await page.getByRole("button", { name: "Report" }).click();
    await expect(page.getByText(/^Ticket \d+ is opened$/)).toBeVisible();
    await page.goto(`${address}/report`);
    await expect(page.getByRole("listitem").filter({ hasText: "The seal is another company's" })).toContainText(
      /Ticket \d+/,
    );
    await expectAccessible("/certificate", "/certificate/new", address, `${address}/edit`, `${address}/report`);

    await page.goto(`/certificate?${new URLSearchParams({ q: said })}`);
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByLabel("Validity").selectOption({ label: "Expired" });
    await page.getByRole("button", { name: "Apply", exact: true }).click();
    await expect(page.getByText("No documents match.")).toBeVisible();

    await expectAccessible(`${address}/delete`);
    await page.goto(`${address}/delete`);
    await page.getByRole("button", { name: "Delete document" }).click();
    await page.waitForURL("**/certificate");
    expect((await page.request.get(address)).status()).toBe(404);
  },
);
