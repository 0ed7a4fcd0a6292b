import { openProfile } from "./profile/open-profile";
import { expect, test } from "./test";

test("a supplier is looked up and told, and what is no HS code is refused", async ({ page }, info) => {
  const { path } = await openProfile(page, info);
  const found = await page.request.get("/api/v2/targets?q=a&type=organization&size=20");
  const { content } = await found.json();
  const other = content.find(({ id }: { id: number }) => !path.includes(`/${id}/`));
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Suppliers/ })
    .click();
  await page.waitForURL(`**${path}/suppliers`);
  await page.getByRole("link", { name: "Add supplier" }).click();
  await page.waitForURL("**/suppliers/new");
  const outcome = page.locator("main").getByRole("status");
  await expect(outcome).toHaveText("");
  await page.getByRole("searchbox", { name: "Supplier name" }).fill("Nobody is called so");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(outcome).toHaveText("No company or site is called “Nobody is called so”. Try part of the name.");
  await page.getByRole("searchbox", { name: "Supplier name" }).fill(other.name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(outcome).toHaveText(/^\d+ compan(y or site|ies or sites) found\.$/);
  await page.getByRole("radio", { name: other.name }).first().check();
  await page.getByLabel("HS codes supplied").fill("7601, x");
  await page.getByRole("button", { name: "Add supplier" }).click();
  await expect(page.getByRole("alert")).toContainText("2 to 6 digits");
  await page.getByLabel("HS codes supplied").fill("7601, 8708");
  await page.getByRole("button", { name: "Add supplier" }).click();
  await expect(page.getByText(`${other.name} added as supplier`)).toBeVisible();
});

test("a supplier that is no target yet is proposed, not rejected without a reason, accepted, changed and taken away", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  const { path } = await openProfile(page, info);
  const own = `${info.project.name}-${info.retry}-${info.repeatEachIndex}`;
  // A word that no line of a phone holds.
  const name = `Zuliefererinnengemeinschaftsverwaltungsgesellschaft-${own}`;
  await page.goto(`${path}/suppliers`);
  await page.getByRole("link", { name: "Propose supplier" }).click();
  await page.waitForURL("**/suppliers/propose");
  // A space gets past the browser's own check of what is required.
  await page.getByLabel("Company", { exact: true }).fill(" ");
  await page.getByLabel("Reason").fill("Met at the fair");
  await page.getByRole("button", { name: "Send proposal" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the company name");
  await expect(page.getByLabel("Reason")).toHaveValue("Met at the fair");
  await page.getByLabel("Company", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Send proposal" }).click();
  await page.waitForURL(`**${path}/suppliers`);
  const proposal = page.getByRole("listitem").filter({ hasText: name });
  await expect(proposal).toContainText("waiting for a manager");
  await expectAccessible(`${path}/suppliers`, `${path}/suppliers/new`, `${path}/suppliers/propose`);

  await proposal.getByText("Decide").click();
  await proposal.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the reason for rejecting it");
  await proposal.getByRole("button", { name: "Accept as target" }).click();
  await expect(page.getByText(`${name} accepted as target`)).toBeVisible();
  await expect(proposal).toContainText("accepted");

  await page.getByRole("link", { name: `Change ${name}` }).click();
  await page.waitForURL(/suppliers\/\d+$/);
  await page.getByLabel("Supplies as").selectOption({ label: "Equipment" });
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Equipment");
  await page.getByRole("link", { name: `Change ${name}` }).click();
  await page.waitForURL(/suppliers\/\d+$/);
  await expectAccessible(new URL(page.url()).pathname);
  await page.getByText("Remove supplier").click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(`${name} removed`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(0);
});
