import { customerOf, enterAs, expect, test } from "./test";

test("what a graph would hold follows the form, and takes no message and nothing typed from the page", async ({
  page,
}, { project }) => {
  await enterAs(page, `admin@${customerOf(project)}.example`, "/network/collection/new");
  await page.getByLabel("Name").fill("Gearbox");
  await page.getByRole("checkbox", { name: /Show suppliers and customers/ }).check();
  await page.getByRole("button", { name: "Create collection" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("New collection created successfully");

  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByText(/Graph size: [\d,]+ of 2,000 targets/)).toBeVisible();
  const isForecast = (response: { url(): string }) => response.url().includes("/settings/forecast?");
  // Held back, so that the form is saved while it is under way.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(
    (url) => isForecast({ url: () => url.href }),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const asked = page.waitForRequest(isForecast);
  await page.getByLabel("Name", { exact: true }).fill("Gear train");
  await asked;
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(toast).toContainText("Collection “Gear train” saved");
  const answered = page.waitForResponse(isForecast);
  goOn();
  await answered;
  const again = page.waitForResponse(isForecast);
  await page.getByLabel("Depth").selectOption({ label: "up to tier 1" });
  expect(await (await again).json()).toMatchObject({ forecast: { targetGraphSize: 0, limit: 2_000 } });
  await expect(toast).toContainText("Collection “Gear train” saved");

  await page.getByRole("link", { name: "Delete collection" }).click();
  await page.getByRole("button", { name: "Delete collection" }).click();
  await expect(toast).toContainText("Collection “Gear train” deleted");
});
