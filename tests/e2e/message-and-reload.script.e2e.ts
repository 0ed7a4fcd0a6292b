import type { APIResponse } from "@playwright/test";
import { TYPES_EVERY } from "~/live/polls";
import { seconds } from "~/time/duration";
import { expect, test } from "./test";

test("a message stays where the page is loaded again while it arrives", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn("analyst", "/management/profile");
  // What asks by itself comes with a script of its own.
  await expect(page.locator("p[aria-live=polite]")).toBeAttached();
  await page.route("**/live/types*", (route) => route.fulfill({ status: 200, body: "" }));
  const loads: APIResponse[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/management/profile.data*", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    // It has the message, and takes its cookie away.
    const response = await route.fetch();
    if (loads.push(response) === 1) await arrived;
    // Whoever asked may have asked again.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.locator("main").getByRole("button", { name: "Save" }).first().click();
  await expect.poll(() => loads.length).toBe(1);

  // An answer is lost, the backend is found to be there, and the page wants its data again.
  const asked = page.waitForResponse(/\/live\/connection/);
  const lost = page.waitForResponse(/\/live\/types/);
  await page.clock.fastForward(TYPES_EVERY);
  await lost;
  await asked;
  await page.clock.fastForward(seconds(1));
  arrive();
  await expect(page.locator(".toast")).toBeVisible();
  await expect.poll(() => loads.length).toBe(2);
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".toast")).toBeVisible();
});
