import { tabThrough } from "../support/tab-through";
import { signedIn } from "./adapts/pages";
import { expect, test } from "./test";

test("what the keyboard reaches is seen and has a ring, in the reader's own colours too", async ({ page }) => {
  test.slow();
  const paths = await signedIn(page);
  for (const { width, height, forcedColors, path } of [
    { width: 1280, height: 800, forcedColors: "none", path: paths[0] },
    { width: 320, height: 800, forcedColors: "none", path: paths[1] },
    { width: 1280, height: 800, forcedColors: "none", path: paths[2] },
    { width: 320, height: 400, forcedColors: "none", path: paths[2] },
    { width: 1280, height: 800, forcedColors: "none", path: paths[3] },
    { width: 1280, height: 800, forcedColors: "active", path: paths[4] },
    { width: 800, height: 360, forcedColors: "active", path: paths[5] },
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors });
    await page.goto(path ?? "");
    expect.soft(await tabThrough(page, 70), `${path} at ${width} × ${height}`).toEqual([]);
  }
});
