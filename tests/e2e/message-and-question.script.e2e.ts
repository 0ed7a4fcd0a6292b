import { expect, test } from "./test";

// On localhost nobody is asked about cookies.
test.use({ baseURL: process.env.TIERWATCH_E2E_ADDRESS?.replace("localhost", "127.0.0.1") });

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
  { width: 800, height: 400 },
])
  test(`a message and the question about cookies are both seen, beside each other, at ${width} × ${height}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn("admin", "/management/profile");
    await expect(page.locator(".consent")).toBeAttached();
    await page.locator("main").getByRole("button", { name: "Save" }).first().click();
    const message = page.locator(".toast");
    await expect(message).toBeVisible();
    for (const place of [0, 10_000]) {
      await page.evaluate((top) => window.scrollTo(0, top), place);
      const boxes = await page.evaluate(() =>
        [".toast", ".consent", "header", "main h1"].map((part) => {
          const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return { top, bottom };
        }),
      );
      const [toast, consent, header, heading] = boxes as [Box, Box, Box, Box];
      expect(toast.top, `below the header, scrolled to ${place}`).toBeGreaterThanOrEqual(header.bottom);
      expect(toast.bottom, `above the question, scrolled to ${place}`).toBeLessThanOrEqual(consent.top);
      expect(toast.bottom, `within the window, scrolled to ${place}`).toBeLessThanOrEqual(height);
      // Where nothing is scrolled, it lies on nothing of the page at all.
      if (place === 0) expect(toast.bottom).toBeLessThanOrEqual(heading.top);
    }
  });

interface Box {
  top: number;
  bottom: number;
}
