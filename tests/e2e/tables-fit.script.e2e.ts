import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, test } from "./test";

const hidden = (frame: Locator) => frame.evaluate((element) => element.scrollWidth - element.clientWidth);

for (const width of [320, 1280]) {
  test(`entries of the audit log are read without scrolling sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn("admin", "/admin/teams");
    await page.getByLabel("Name").fill(`Audit ${randomUUID()}`);
    await page.getByRole("button", { name: "Add team" }).click();
    await expect(page.getByRole("status")).toContainText("Team added.");
    await page.goto("/admin/audit");
    const frame = page.getByRole("region", { name: "Audit log" });
    await expect(frame.getByRole("row").nth(1)).toBeVisible();
    expect(await hidden(frame)).toBe(0);
  });
}
