import { expect, test } from "./test";

test("Chromium loads no pages of its own beside ours", async ({ browser, page }) => {
  await page.goto("/legal");
  const session = await browser.newBrowserCDPSession();
  // An empty filter names what it leaves out by itself, too.
  const { targetInfos } = await session.send("Target.getTargets", { filter: [{}] });
  const own = targetInfos.map(({ url }) => url).filter((url) => url.startsWith("chrome"));
  expect(own, "more to switch off in tools/test/browser-flags.mjs").toEqual([]);
});
