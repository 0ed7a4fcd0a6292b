import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { LARGE_CUSTOMER } from "../support/personas";
import { enterAs, expect, test } from "./test";

// More targets than are drawn as cards.
const GRAPH = "/network/collection/all/graph?collapse=none";

async function openCanvas(page: Page) {
  await enterAs(page, `analyst@${LARGE_CUSTOMER}.example`, GRAPH);
  const canvas = page.getByRole("application");
  await expect(canvas).toBeVisible();
  return canvas;
}

/** What is drawn, as a short sum: two looks can be told apart, and a failure stays readable. */
async function drawn(page: Page): Promise<string> {
  const picture = await page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return createHash("sha256").update(picture).digest("hex");
}

test("all that dragging and the wheel do on the canvas is done by presses and by keys", async ({ page }) => {
  const canvas = await openCanvas(page);
  await expect(page.getByRole("button", { name: "Fit to view" })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const whole = await drawn(page);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const key = async (name: string) => {
    await canvas.focus();
    await page.keyboard.press(name);
  };
  const ways = [
    {
      does: press,
      there: ["Move left", "Move up", "Zoom in"],
      back: ["Move right", "Move down", "Fit to view"],
    },
    { does: key, there: ["ArrowLeft", "ArrowUp", "+"], back: ["ArrowRight", "ArrowDown", "0"] },
  ];
  for (const { does, there, back } of ways) {
    for (const [at, name] of there.entries()) {
      await does(name);
      await expect.poll(() => drawn(page), `${name} moves the picture`).not.toBe(whole);
      await does(back[at] ?? "");
      await expect.poll(() => drawn(page), `${back[at]} brings it back`).toBe(whole);
    }
  }
  for (const [does, name, all] of [
    [press, "Zoom out", "Fit to view"],
    [key, "-", "0"],
  ] as const) {
    await does(name);
    await expect.poll(() => drawn(page), `${name} makes it smaller`).not.toBe(whole);
    await does(all);
    await expect.poll(() => drawn(page), `${all} brings it back`).toBe(whole);
  }
});

test("the canvas is accessible, lets the keyboard go on, and leaves two fingers to the browser's zoom", async ({
  page,
  expectAccessible,
}) => {
  const canvas = await openCanvas(page);
  await canvas.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Move left", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(canvas).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(canvas).not.toBeFocused();
  expect(await canvas.evaluate((element) => getComputedStyle(element).touchAction)).toBe("pinch-zoom");
  await expectAccessible(GRAPH);
});

test("the heads of the tiers stay in sight, and nothing but the graph scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enterAs(page, `analyst@${LARGE_CUSTOMER}.example`, "/network/collection/all/graph");
  const heads = page.locator("svg[data-heads]");
  await expect(heads).toContainText(/Tier 2\s*\d+/);
  const before = await heads.boundingBox();
  const frame = page.getByRole("region", { name: /^Graph, scrollable/ });
  const last = page
    .getByRole("list", { name: /^Tier 1/ })
    .locator("[data-node]")
    .last();
  await last.scrollIntoViewIfNeeded();
  await frame.hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => (await last.boundingBox())?.y ?? 0).toBeLessThan(500);
  expect((await heads.boundingBox())?.y).toBe(before?.y);
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
});
