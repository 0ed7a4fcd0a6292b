import { customerOf, enterAs, expect, test } from "./test";

test("a search is saved, refused under a name that is taken, changed, kept as a receipt, and deleted", async ({
  page,
  expectAccessible,
}, { project }) => {
  test.slow();
  const name = `German companies ${project.name}`;
  await enterAs(page, `admin@${customerOf(project)}.example`, "/explorer?q=gmbh&countries=DE");
  await page.getByRole("link", { name: "Save search" }).click();
  await expect(page.getByRole("region", { name: "This search" })).toContainText("Search: gmbh");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Weekly").check();
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Search: gmbh")).toBeVisible();
  await expect(page.getByLabel("Weekly")).toBeChecked();
  const search = new URL(page.url()).pathname;

  await page.goto("/explorer/searches/new?q=steel");
  await page.getByRole("textbox", { name: "Name" }).fill(name.toUpperCase());
  await page.getByLabel("My team").check();
  await page.getByRole("button", { name: "Save search" }).click();
  await expect(page.getByRole("alert")).toContainText("You have a search of this name.");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(name.toUpperCase());
  await expect(page.getByLabel("My team")).toBeChecked();
  await page.getByLabel("Search to replace").selectOption({ label: name });
  await page.getByRole("button", { name: "Replace search" }).click();
  await expect(page).toHaveURL(new RegExp(`${search}$`));
  await expect(page.getByText("Search: steel")).toBeVisible();

  await page.getByLabel("My team").check();
  await page.getByLabel("Never").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("button", { name: "Keep today’s result" }).click();
  await expect(page).toHaveURL(/\/explorer\/receipts\/\d+$/);
  await expect(page.getByText("The audit log confirms this receipt.")).toBeVisible();
  await expect(page.getByText("The same search finds the same targets today.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `Receipt: ${name}` })).toBeVisible();
  const receipt = new URL(page.url()).pathname;
  const file = await page.request.get(`${receipt}/export`);
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, expect.stringContaining("text/csv")]);
  await expectAccessible("/explorer/searches", "/explorer/searches/new?q=steel", search, "/explorer/receipts", receipt);
  await page.goto(receipt);
  await page.getByRole("link", { name: "Print view" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Receipt: ${name}` })).toBeVisible();

  await page.goto("/explorer/searches");
  await page.getByRole("table", { name: "Team searches" }).getByRole("link", { name, exact: true }).click();
  await page.locator("summary", { hasText: "Delete search" }).click();
  await page.getByRole("button", { name: "Delete search" }).click();
  await expect(page).toHaveURL(/\/explorer\/searches$/);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await page.goto(receipt);
  await expect(page.getByText(`${name}, deleted since`)).toBeVisible();
});

test("what the explorer finds is kept without a search, read by a colleague, and not kept by who only reads", async ({
  page,
  signIn,
}, { project }) => {
  await enterAs(page, `analyst@${customerOf(project)}.example`, "/explorer?countries=DE&types=POI");
  await page.getByRole("button", { name: "Keep today’s result" }).click();
  await expect(page).toHaveURL(/\/explorer\/receipts\/\d+$/);
  const receipt = new URL(page.url()).pathname;
  const first = page.getByRole("table", { name: "Targets found" }).getByRole("link").first();
  const name = (await first.textContent()) ?? "";
  await enterAs(page, `admin@${customerOf(project)}.example`, receipt);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  // In Chinese, as this viewer has chosen.
  await signIn("viewer", "/explorer");
  await expect(page.getByRole("heading", { level: 1, name: "探索" })).toBeVisible();
  await expect(page.getByRole("link", { name: "保存搜索" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "保存今日结果" })).toHaveCount(0);
  await page.goto(receipt);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});
