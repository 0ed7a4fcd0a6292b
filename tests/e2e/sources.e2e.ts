import { customerOf, enterAs, expect, test } from "./test";

/** A feed as it stood once. */
const MARCH = `<rss version="2.0"><channel><title>Port News</title><item><title>Terminal Vexa closes for repairs</title>
<link>https://port-news.example/1</link><guid>vexa-1</guid><pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate>
<description>The terminal in Antwerp stays closed for a week.</description></item></channel></rss>`;

test("a source is added, read by hand, switched off and removed", async ({ page, expectAccessible }, { project }) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/data-management/sources");
  await expect(page.getByRole("heading", { level: 1, name: "Data sources" })).toBeVisible();
  await expect(page.getByText("You have no sources of your own yet.")).toBeVisible();
  const table = page.getByRole("table", { name: "Data sources" });
  await expect(table.getByRole("row", { name: /Earthquakes \(USGS\)/ })).toContainText("Off");
  await page.getByRole("link", { name: "New source" }).click();
  const crumbs = page.getByRole("navigation", { name: "Where you are" });
  await expect(crumbs.locator("[aria-current=page]")).toHaveText("New source");

  await page.getByLabel("Name", { exact: true }).fill("Port News");
  await page.getByLabel("Address", { exact: true }).fill("http://192.168.1.10/feed.xml");
  await page.getByLabel("Home country").selectOption({ label: "Belgium" });
  await page.getByRole("button", { name: "Test read" }).click();
  await expect(page.getByRole("alert")).toContainText("This address is not on the public internet.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Port News");
  await page.getByLabel("Address", { exact: true }).fill("https://port-news.example/feed.xml?apikey=1a2b3c");
  await page.getByRole("button", { name: "Save source" }).click();
  await expect(page.getByRole("alert")).toContainText("Use lower-case letters, digits and hyphens.");
  await page.getByLabel("Name", { exact: true }).fill("port-news");
  // The host is not there, so that the test says so and keeps what was typed.
  await page.getByRole("button", { name: "Test read" }).click();
  await expect(page.getByRole("region", { name: "Test result" })).toContainText("port-news.example");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("port-news");
  await expect(page.getByLabel("Home country")).toHaveValue("BE");
  await page.getByRole("button", { name: "Save source" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Source added." })).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(
    "https://port-news.example/feed.xml?apikey=***",
  );

  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Source switched off." })).toBeVisible();
  await expect(page.getByLabel("Off", { exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Read now" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The source will be read in a moment." })).toBeVisible();
  const runs = page.getByRole("region", { name: "Runs" });
  await expect(async () => {
    await page.reload();
    await expect(runs.getByText("Failed").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await runs.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Run of / })).toBeVisible();
  await expect(page.getByText("The host port-news.example was not found.")).toBeVisible();
  await expectAccessible("/data-management/sources", "/data-management/sources/new", new URL(page.url()).pathname);

  await page.goto("/data-management/sources?format=feed");
  await page.getByRole("link", { name: "port-news" }).click();
  await expectAccessible("/data-management/sources/feed:port-news");
  await page.goto("/data-management/sources/feed:port-news");
  // What came by another way is read as the source is.
  await page.getByRole("link", { name: "Read a file" }).click();
  await expectAccessible("/data-management/sources/feed:port-news/file");
  await page.goto("/data-management/sources/feed:port-news/file");
  const file = (buffer: string) => [{ name: "march.xml", mimeType: "text/xml", buffer: Buffer.from(buffer) }];
  await page.getByLabel("File", { exact: true }).setInputFiles(file(""));
  await page.getByRole("button", { name: "Read file" }).click();
  await expect(page.getByText("The file is empty. Choose another one.").last()).toBeVisible();
  await page.getByLabel("File", { exact: true }).setInputFiles(file(MARCH));
  await page.getByRole("button", { name: "Read file" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The file is being read." })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(runs.getByRole("listitem").first()).toContainText("1 new", { timeout: 500 });
  }).toPass();
  await page.getByText("Remove source").first().click();
  await page.getByRole("button", { name: "Remove source" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Source removed." })).toBeVisible();
  await page.goto("/data-management/sources/usgs");
  await expect(page.getByText("only the operator of this installation can change it")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save source" })).toHaveCount(0);
});
