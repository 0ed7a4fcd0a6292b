import { openProfile } from "./profile/open-profile";
import { expect, test } from "./test";

test("a contact is added where the network is, corrected, named at an alert, and removed", async ({
  page,
  expectAccessible,
}, info) => {
  const { path, name } = await openProfile(page, info);
  const network = path.replace("/profile", "");
  const email = `ada.grün.${info.project.name}.${info.retry}@gießerei-süd.example`;
  await page.goto(network);
  await page.getByRole("link", { name: "Add contact" }).click();
  // A browser takes it for an address.
  await page.getByLabel("E-mail address").fill("ada@supplier");
  await page.getByRole("textbox", { name: "Role" }).fill("Quality manager");
  await page.getByRole("button", { name: "Add contact" }).click();
  await expect(page.getByText("Enter an e-mail address, for example name@company.com.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Role" })).toHaveValue("Quality manager");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Name", { exact: true }).fill("Ada Berg");
  await page.getByRole("button", { name: "Add contact" }).click();
  await expect(page.locator(".toast")).toContainText("Contact added");
  const row = page.locator("#contacts tr").filter({ hasText: email });
  await expect(row).toContainText("Quality manager");
  await row.getByRole("link", { name: "Edit Ada Berg" }).click();
  await page.waitForURL(/\/contacts\/\d+$/);
  await page.getByRole("textbox", { name: "Role" }).fill("Plant manager");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("Plant manager");

  // The overview and the alerts of the target name whom one would write to.
  await page.goto(path);
  await expect(page.getByRole("link", { name: email })).toBeVisible();
  await page.goto(`/feed/all?targetIds=${network.split("/").at(-1)}`);
  await page.locator("[data-alert] h3 a").first().click();
  await page.waitForURL(/alert=\d+/);
  await expect(page.getByRole("link", { name: email })).toBeVisible();
  await expect(page.getByText(`Ada Berg, Plant manager · ${name}`)).toBeVisible();

  await page.goto(network);
  const edit = await row.getByRole("link", { name: "Edit Ada Berg" }).getAttribute("href");
  await expectAccessible(network, `${network}/contacts/new`, String(edit));
  await page.goto(String(edit));
  await page.locator("summary", { hasText: "Remove contact…" }).click();
  await page.getByRole("button", { name: "Remove contact" }).click();
  await expect(page.locator(".toast")).toContainText("Contact removed");
  await expect(row).toHaveCount(0);
});
