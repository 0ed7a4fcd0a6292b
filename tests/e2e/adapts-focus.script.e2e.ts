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

test("what lies at the foot of a form covers no field that has the focus, however narrow the page", async ({
  page,
}) => {
  await signedIn(page);
  for (const [width, height] of [
    [320, 568],
    [320, 720],
    [390, 640],
    [768, 600],
    [1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/reading/topics/new", "/feed/rules/new", "/certificate/new", "/action/new"]) {
      await page.goto(path);
      expect.soft(await page.evaluate(coveredFields), `${path} at ${width} × ${height}`).toEqual([]);
    }
  }
});

test("the bar of an open alert has all its drawings on a narrow page, however long the list", async ({ page }) => {
  const [, alert = ""] = await signedIn(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(alert);
  const right = await page.evaluate(() => {
    const place = document.querySelector(".detail-place");
    if (place) place.textContent = "1.010 von 11.403";
    return document.querySelector(".detail-bar > .detail-tools > :last-child")?.getBoundingClientRect().right;
  });
  expect(right).toBeLessThanOrEqual(320);
});

/** Fields over which the foot of the form lies, or which are not whole on the screen, once they have the focus. Runs in the browser. */
function coveredFields(): string[] {
  const foot = document.querySelector(".form-foot");
  if (!foot) return ["no foot"];
  const form = foot.closest("form");
  // What is folded has no focus until it is unfolded.
  for (const folded of form?.querySelectorAll("details") ?? []) folded.open = true;
  const fields = form?.querySelectorAll<HTMLElement>("input:not([type=hidden]), textarea, select") ?? [];
  return [...fields].flatMap((field) => {
    field.focus();
    const [{ bottom }, { top, bottom: end }] = [field.getBoundingClientRect(), foot.getBoundingClientRect()];
    const isUnder = field.getBoundingClientRect().top < end && bottom > top;
    const isOut = bottom > window.innerHeight;
    return isUnder || isOut ? [`${field.getAttribute("name")}: ${Math.round(bottom - top)} px`] : [];
  });
}
