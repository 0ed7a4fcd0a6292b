import { minutes } from "~/time/duration";
import { apiOf } from "../support/api-transport";
import { farTooMuch } from "../support/far-too-much";
import { EMAILS } from "../support/personas";
import { test } from "./story/world";
import { expect, letIn } from "./test";

test("names of 200 letters, 60 labels, 40 views and a team of 80 push no page sideways", async ({ page, product }) => {
  // Some thirty pages at two widths each, of a product of its own.
  test.setTimeout(minutes(6));
  const pages = await farTooMuch(apiOf(product.address), EMAILS.manager, EMAILS.admin);
  for (const who of ["manager", "admin"] as const) {
    await letIn(page, EMAILS[who]);
    for (const path of pages[who]) {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const answer = await page.goto(path);
        expect.soft(answer?.status(), path).toBe(200);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(beyond, `${path} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  }
});
