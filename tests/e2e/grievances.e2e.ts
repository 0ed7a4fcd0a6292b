import { PASSWORD } from "../support/personas";
import { company } from "./profile/company";
import { expect, fillIn, IN_BROWSER, openMore, test } from "./test";

test(
  "a grievance is taken down, seen through to its end, and who reported stays with those who handle it",
  IN_BROWSER,
  async ({ page, expectAccessible }, info) => {
    const { id } = await company(page, info, async (_, email) => {
      await page.goto("/login");
      await fillIn(page, email, PASSWORD);
      await page.waitForURL("**/feed/new");
    });
    const path = `/network/target/${id}/profile/grievance-reports`;
    const title = `No breaks ${info.project.name} ${info.retry} ${info.repeatEachIndex}`;
    await page.goto(`/network/target/${id}/profile`);
    await page.getByRole("link", { name: "Grievance reports", exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByLabel("Subject").fill(title);
    await page.getByLabel("Description").fill("Twelve hours without a break.");
    await page.getByLabel("Topic").selectOption({ label: "Wages and hours" });
    await page.getByLabel("Received on").fill("2099-01-01");
    await page.getByLabel("Name", { exact: true }).fill("Ines Wahl");
    await page.getByRole("button", { name: "Record report" }).click();
    await expect(page.getByRole("alert")).toContainText("today at the latest");
    await expect(page.getByLabel("Description")).toHaveValue("Twelve hours without a break.");
    await page.getByLabel("Received on").fill("2026-01-05");
    await page.getByRole("button", { name: "Record report" }).click();
    await page.waitForURL(/grievance-reports\/\d+$/);
    await expect(page.getByText("Acknowledgement overdue since 12 Jan 2026")).toBeVisible();
    await expect(page.getByText("Ines Wahl")).toBeVisible();
    const step = async (name: string, note: string) => {
      await page.getByRole("radio", { name, exact: true }).check();
      await page.getByLabel("Words about it").fill(note);
      await page.getByRole("button", { name: "Save", exact: true }).click();
    };
    await step("The receipt was acknowledged to the reporter", "");
    await expect(page.getByText("Feedback overdue since 12 Apr 2026")).toBeVisible();
    await step("Start measures", "");
    await expect(page.getByRole("alert")).toContainText("Enter a note");
    await step("Start measures", "Breaks are on the plan now.");
    await expect(page.getByText("Measures started")).toBeVisible();
    await page.getByRole("radio", { name: "Founded", exact: true }).check();
    await step("Close", "Time sheets show it.");
    await expect(page.getByText("Closed, Founded")).toBeVisible();
    const one = new URL(page.url()).pathname;
    await page
      .getByRole("navigation", { name: "Where you are" })
      .getByRole("link", { name: "Grievance reports" })
      .click();
    await expect(page.getByRole("row", { name: title })).toContainText("Closed, Founded");
    await expectAccessible(path, one);
  },
);

test("a company is asked for its revenue, once at a time", async ({ page, expectAccessible }, info) => {
  const { id } = await company(page, info);
  const path = `/network/target/${id}/profile`;
  await page.goto(path);
  await openMore(page);
  await page.getByRole("link", { name: "Request revenue" }).click();
  await page.waitForURL(`**${path}/revenue`);
  await page.getByLabel("E-mail of the contact").fill("cfo@supplier.example");
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByText("Requests sent", { exact: true })).toBeVisible();
  await expect(page.getByText("Revenue discovery request sent successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("Requested", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the request" })).toHaveCount(0);
  await page.goto(`${path}/suppliers`);
  await page.getByRole("link", { name: "Show as graph" }).click();
  await page.waitForURL(`**/network/target/${id}`);
  await expectAccessible(`${path}/revenue`);
});
