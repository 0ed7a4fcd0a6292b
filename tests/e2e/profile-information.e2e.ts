import { openProfile, send } from "./profile/open-profile";
import { customerOf, expect, letIn, openMore, test } from "./test";

test("the information of a target of one's own is put right, and the profile tells who changed what", async ({
  page,
  expectAccessible,
}, info) => {
  const { path: customerPath } = await openProfile(page, info);
  const proposals = `/api/v2/targets/${customerPath.split("/")[3]}/supplier-proposals`;
  const proposed = await send(page, "post", proposals, { name: `Own works ${info.project.name}`, country: "DE" });
  const { id: proposalId, version } = await proposed.json();
  const accepted = await send(page, "put", `${proposals}/${proposalId}`, { decision: "accepted", version });
  const path = `/network/target/${(await accepted.json()).supplierId}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Update information" }).click();
  await page.waitForURL(`**${path}/info`);
  await page.getByLabel("Website").fill("https://works.example");
  await page.getByLabel("Employees").fill("many");
  await page.getByRole("button", { name: "Save the information" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a whole number");
  await expect(page.getByLabel("Website")).toHaveValue("https://works.example");
  await page.getByLabel("Employees").fill("120");
  await page.getByRole("button", { name: "Save the information" }).click();
  await expect(page.getByText("The information is updated")).toBeVisible();
  await expect(
    page.getByText(/changed: Website from – to https:\/\/works\.example; Employees from – to 120/),
  ).toBeVisible();
  await expect(page.getByRole("banner").or(page.locator("header")).getByText("120 employees")).toBeVisible();
  await expectAccessible(`${path}/info`);
});

test("wrong information is reported, and the ticket stands there with its number", async ({ page, expectAccessible }, {
  project,
}) => {
  await letIn(page, `admin@${customerOf(project)}.example`);
  // Everybody's: what is one's own, one puts right oneself.
  const found = await page.request.get("/api/v2/targets?q=Finland&type=country");
  const path = `/network/target/${(await found.json()).content[0].id}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Report incorrect information" }).click();
  await page.waitForURL(`**${path}/report`);
  await page.getByRole("radio", { name: "Something is missing that I want to know" }).check();
  // A space gets past the browser's own check of what is required.
  await page.getByLabel("Problem or question").fill(" ");
  await page.getByRole("button", { name: "Open ticket" }).click();
  await expect(page.getByRole("alert")).toContainText("Describe the problem or question");
  await expect(page.getByRole("radio", { name: "Something is missing that I want to know" })).toBeChecked();
  await page.getByLabel("Problem or question").fill("Who owns it?");
  await page.getByRole("button", { name: "Open ticket" }).click();
  await expect(page.getByText(/Ticket \d+ is opened/)).toBeVisible();
  await expect(page.getByText(/Ticket \d+: information asked for/).first()).toBeVisible();
  await expect(page.getByLabel("Problem or question")).toHaveValue("");
  await expectAccessible(`${path}/report`);
});
