import { openProfile, send } from "./profile/open-profile";
import { expect, test } from "./test";

test("a score of one's own is given, refused beyond a hundred, changed and taken away", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  const { path } = await openProfile(page, info);
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Your scores/ })
    .click();
  await page.waitForURL(`**${path}/external-scores`);
  await page.getByLabel("Event type").selectOption({ label: "Corruption" });
  await page.getByLabel("Score", { exact: true }).fill("140");
  await page.getByLabel("Comment").fill("Audit in May");
  await page.getByRole("button", { name: "Add score" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a whole number from 1 to 100");
  await expect(page.getByLabel("Comment")).toHaveValue("Audit in May");
  await page.getByLabel("Score", { exact: true }).fill("81");
  await page.getByRole("button", { name: "Add score" }).click();
  await expect(page.getByText("Success", { exact: true })).toBeVisible();
  await expect(page.getByText("Score has been added successfully", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Corruption/ }).click();
  // The list has a field of the same name.
  await page.waitForURL(/external-scores\/\d+$/);
  await page.getByLabel("Score", { exact: true }).fill("70");
  await page.getByRole("button", { name: "Save score" }).click();
  await expect(page.getByText("Score has been updated successfully", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Corruption/ }).click();
  // The list has a field of the same name.
  await page.waitForURL(/external-scores\/\d+$/);
  await expect(page.getByText(/changed Corruption 81 \(Audit in May\) to Corruption 70/)).toBeVisible();
  await expectAccessible(`${path}/external-scores`, new URL(page.url()).pathname);
  await page.getByText("Delete this score").click();
  await page.getByRole("button", { name: "Delete the score" }).click();
  await expect(page.getByText("The score is deleted")).toBeVisible();
});

test("screening is activated, its match is decided with a reason, and the status follows", async ({
  page,
  expectAccessible,
}, info) => {
  test.slow();
  const { path, name, country } = await openProfile(page, info);
  const csv = ["Id,Name,Type,Country", `1,"${name}",Entity,${country}`].join("\n");
  const files = [{ name: "own.csv", content: Buffer.from(csv).toString("base64") }];
  const imported = await send(page, "post", `/api/v2/sanctions-lists/e2e-${info.project.name}-${info.retry}/versions`, {
    files,
  });
  expect(imported.ok()).toBe(true);
  await page
    .getByRole("navigation", { name: "Profile sections" })
    .getByRole("link", { name: /^Sanctions/ })
    .click();
  await page.waitForURL(`**${path}/sanctions`);
  await page.getByRole("button", { name: "Activate screening" }).click();
  await expect(page.getByText("Screening activated", { exact: false })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("group", { name: `Is the target ${name}?` }).first()).toBeVisible({ timeout: 2_000 });
    // A list that came in meanwhile has it screened once more: until then its match is there and its status is not.
    const due = page.getByText("Open matches need a decision.");
    await expect(due).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  await expectAccessible(`${path}/sanctions`);
  await page.getByRole("radio", { name: "Yes, confirm the match" }).first().check();
  await page.getByRole("button", { name: "Save decision" }).first().click();
  await expect(page.getByRole("alert")).toContainText("Enter a reason");
  await expect(page.getByRole("radio", { name: "Yes, confirm the match" }).first()).toBeChecked();
  await page.getByLabel("Reason").first().fill("Same registry number");
  await page.getByRole("button", { name: "Save decision" }).first().click();
  await expect(page.getByText("Match confirmed")).toBeVisible();
  await expect(page.getByText("Listed itself", { exact: true })).toBeVisible();
  await expect(page.getByText(/Same registry number/)).toBeVisible();
  await expect(page.getByText("this target", { exact: true })).toBeVisible();
});
