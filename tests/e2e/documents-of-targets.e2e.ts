import { randomUUID } from "node:crypto";
import type { Page, TestInfo } from "@playwright/test";
import { customerOf, enterAs, expect, hasScript, test } from "./test";

/** Nobody else's document: a try before may have left its own. */
const file = (name: string, content: string | Buffer, mimeType = "application/pdf") => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function openDocuments(page: Page, { project }: TestInfo): Promise<void> {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/certificate");
  await expect(page.getByRole("heading", { level: 1, name: "Documents" })).toBeVisible();
}

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
  const of = page.getByLabel("Supplier", { exact: true });
  if (hasScript(info.project)) {
    await expect(page.getByRole("combobox", { name: "Supplier", exact: true })).toBeVisible();
    await of.pressSequentially(part);
    const proposed = page.getByRole("listbox", { name: "Matching companies and places" });
    await expect(proposed.getByRole("option", { name }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(of).not.toHaveValue(part);
    await expect(proposed).toBeHidden();
    await page.getByRole("combobox", { name: "Supplier", exact: true }).fill("");
  }
  await of.fill(part);
  await page.getByRole("button", { name: "Save document" }).click();
  await expect(page.getByRole("alert")).toContainText("The name is not unique");
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
  await page.getByLabel("The verification also applies to the new file").check();
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
  await page.getByRole("navigation", { name: "Profile sections" }).getByRole("link", { name: "Documents" }).click();
  await page.waitForURL(`**/network/target/${id}/profile/documents`);
  await page.getByRole("link", { name: "Add document" }).click();
  await page.waitForURL("**/certificate/new?targetId=*");
  await expect(page.getByRole("heading", { level: 1, name: "Add document" })).toBeVisible();
  await expect(page.getByLabel("Supplier", { exact: true })).toHaveValue(name);
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "Custom type" });
  const kind = `Note ${randomUUID()}`;
  await page.getByLabel("Name of the custom type").fill(kind);
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
