// Again over BACKEND_URL: files go up and come down through both servers.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { PASSWORD } from "../support/personas";
import { customerOf, enterAs, expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

/** Nobody else's document: a try before may have left its own. */
const file = (name: string, content: string | Buffer, mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openDocuments(page: Page, { project }: TestInfo): Promise<void> {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/certificate");
  await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
}

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
    await page.getByLabel("Last day").fill(dayIn(20));
    await page.getByLabel("File", { exact: true }).setInputFiles(file("page.pdf", "<script>alert(1)</script>"));
    await page.getByRole("button", { name: "Save document" }).click();
    await expect(page.getByRole("alert")).toContainText("Files of this type are not taken");
    await expect(page.getByLabel("Description")).toHaveValue(said);

    // A file that came with a form that was refused for another reason is not asked for again.
    await page.getByLabel("Of", { exact: true }).fill("Nobody of that name, Ltd.");
    await page.getByLabel("File", { exact: true }).setInputFiles(file("Zertifikat Süd.pdf", "%PDF-1.7 a certificate"));
    await page.getByRole("button", { name: "Save document" }).click();
    await expect(page.getByRole("alert")).toContainText("No company or place of this name");
    await expect(page.getByText("Zertifikat Süd.pdf has been received")).toBeVisible();
    await page.getByLabel("Of", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save document" }).click();
    await page.waitForURL(/\/certificate\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "ISO 14001 (environment)" })).toBeVisible();
    await expect(page.getByText("Runs out soon")).toBeVisible();
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
    await page.getByRole("button", { name: "Switch notifications off" }).click();
    await expect(page.getByText("Nobody is told before it runs out.")).toBeVisible();
    await page.getByRole("link", { name: "Report wrong data" }).click();
    await page.getByLabel("What is wrong").fill("The seal is another company's");
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
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("No document fits.")).toBeVisible();

    await expectAccessible(`${address}/delete`);
    await page.goto(`${address}/delete`);
    await page.getByRole("button", { name: "Delete document" }).click();
    await page.waitForURL("**/certificate");
    expect((await page.request.get(address)).status()).toBe(404);
  },
);

test("whose a document is: proposed while it is typed, and asked where the name is not enough", async ({
  page,
  expectAccessible,
}, info) => {
  await openDocuments(page, info);
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const { name } = (await feed.json()).content
    .flatMap(({ primaryTargets }: { primaryTargets: { type: string; name: string }[] }) => primaryTargets)
    .find(({ type }: { type: string }) => type === "organization");
  const part = name.slice(0, -2);
  await page.goto("/certificate/new");
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "ISO 14001 (environment)" });
  await page.getByLabel("File", { exact: true }).setInputFiles(file("a.pdf", "%PDF-1.7 a certificate"));
  const of = page.getByLabel("Of", { exact: true });
  if (hasScript(info.project)) {
    await expect(page.getByRole("combobox", { name: "Of", exact: true })).toBeVisible();
    await of.pressSequentially(part);
    const proposed = page.getByRole("listbox", { name: "Companies and places of this name" });
    await expect(proposed.getByRole("option", { name }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(of).not.toHaveValue(part);
    await expect(proposed).toBeHidden();
    await page.getByRole("combobox", { name: "Of", exact: true }).fill("");
  }
  await of.fill(part);
  await page.getByRole("button", { name: "Save document" }).click();
  await expect(page.getByRole("alert")).toContainText("Several have this name, or none exactly");
  await page.getByRole("radio", { name }).first().check();
  await page.getByRole("button", { name: "Save document" }).click();
  await page.waitForURL(/\/certificate\/\d+$/);
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();

  // Another file of what was checked, checked too, in one go.
  const address = new URL(page.url()).pathname;
  const change = async () => {
    await page.goto(`${address}/edit`);
    await page.getByLabel("Verification", { exact: true }).selectOption({ label: "Checked by us" });
  };
  await change();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL(`**${address}`);
  await change();
  await page.getByLabel("The verification above holds for the new file, too").check();
  await page.getByLabel("File", { exact: true }).setInputFiles(file("b.pdf", "%PDF-1.7 the next one"));
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByText("b.pdf", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Checked by us" })).toBeVisible();
  await expectAccessible("/certificate/new", `${address}/edit`);
});

test("a profile shows its documents, and what looks like a page is saved and never run", async ({
  page,
  expectAccessible,
}, info) => {
  await openDocuments(page, info);
  const feed = await page.request.get("/api/v2/feed?statusId=all&size=50");
  const targets = (await feed.json()).content.flatMap((alert: { primaryTargets: object[] }) => alert.primaryTargets);
  const { id, name } = targets[info.retry] as { id: number; name: string };
  await page.goto(`/network/target/${id}/profile`);
  await page.getByRole("navigation", { name: "Pages of the profile" }).getByRole("link", { name: "Documents" }).click();
  await page.waitForURL(`**/network/target/${id}/profile/documents`);
  await page.getByRole("link", { name: "Add document" }).click();
  await page.waitForURL("**/certificate/new?targetId=*");
  await expect(page.getByRole("heading", { level: 1, name: "Add document" })).toBeVisible();
  await expect(page.getByLabel("Of", { exact: true })).toHaveValue(name);
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "A type of our own" });
  const kind = `Note ${randomUUID()}`;
  await page.getByLabel("Name of our own type").fill(kind);
  const evil = "<!doctype html><script>document.title = 'run'</script>";
  await page.getByLabel("File", { exact: true }).setInputFiles(file("note.txt", evil, "text/html"));
  await page.getByRole("button", { name: "Save document" }).click();
  await page.waitForURL(/\/certificate\/\d+$/);
  const address = new URL(page.url()).pathname;
  const saving = page.waitForEvent("download");
  await page.goto(`${address}/file`).catch(() => undefined);
  expect((await saving).suggestedFilename()).toBe("note.txt");
  expect(await page.title()).not.toBe("run");
  await page.goto(`/network/target/${id}/profile/documents`);
  await expect(page.getByRole("link", { name: kind }).first()).toBeVisible();
  await expectAccessible(`/network/target/${id}/profile/documents`);
  await page.goto(`/print/target/${id}`);
  await expect(page.locator("[data-part=documents] tbody tr", { hasText: kind })).toHaveCount(1);
  await page.goto(`${address}/delete`);
  await page.getByRole("button", { name: "Delete document" }).click();
  await page.waitForURL("**/certificate");
});
