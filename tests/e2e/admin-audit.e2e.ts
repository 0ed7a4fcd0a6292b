import { randomUUID } from "node:crypto";
import { expect, test } from "./test";

test("an administrator finds a decision, narrows the log, exports it and has it verified", async ({
  page,
  signIn,
  expectAccessible,
}) => {
  const team = `Audit ${randomUUID().slice(0, 8)}`;
  await signIn("admin", "/admin/teams");
  await page.getByLabel("Name").fill(team);
  await page.getByRole("button", { name: "Add team" }).click();
  await expect(page.getByRole("status")).toContainText("Team added.");

  await page.getByRole("link", { name: "Audit log" }).click();
  const row = page.getByRole("row").filter({ hasText: team });
  await expect(row).toContainText("Team added");
  await expect(row.getByRole("link", { name: team })).toHaveAttribute("href", /\/admin\/teams\/\d+$/);

  const filter = page.getByRole("search", { name: "Filter entries" });
  await filter.getByLabel("Kind").selectOption({ label: "Sanctions list" });
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("row").filter({ hasText: team })).toHaveCount(0);
  await filter.getByLabel("Kind").selectOption({ label: "Team" });
  await filter.getByRole("button", { name: "Apply" }).click();
  await expect(row).toContainText("Team added");
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Export CSV" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toContain(`Team added,Team,${team}`);

  await page.getByRole("button", { name: "Verify log" }).click();
  await expect(page.getByText(/The log is intact: entries 1 to [\d,]+ fit together\./)).toBeVisible();
  await expectAccessible("/admin/audit", "/admin/audit?kind=team&number=none");
});

test("a filter that cannot be read keeps what was typed and says what is wrong beside the field", async ({
  page,
  signIn,
}) => {
  await signIn("admin", "/admin/audit?person=nobody-at-all&number=42");
  const filter = page.getByRole("search", { name: "Filter entries" });
  await expect(filter.getByLabel("Person")).toHaveValue("nobody-at-all");
  await expect(filter.getByText("No user has this name or address")).toBeVisible();
  await expect(filter.getByText("Choose a kind as well")).toBeVisible();
  await filter.getByRole("link", { name: "Clear filters" }).click();
  await expect(filter.getByLabel("Person")).toHaveValue("");
});
