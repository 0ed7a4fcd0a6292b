import { expect, hasScript, IN_BROWSER, test } from "./test";

test("a page that does not exist is the specification's not-found page", IN_BROWSER, async ({ page }) => {
  const answer = await page.goto("/nope");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle("404 - Not found");
  await expect(page.getByText("page not found", { exact: true })).toBeVisible();
  await expect(page.getByText("couldn't find the page", { exact: true })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "Redirect to feed" })).toHaveAttribute("href", "/feed");
});

test("a form posted to nowhere is not found either", async ({ page, request, baseURL }) => {
  await page.goto("/nope");
  const answer = await request.post("/nope", { form: { a: "b" }, headers: { Origin: baseURL ?? "" } });
  expect(answer.status()).toBe(404);
});

test("overrideUrl replaces the visible address where a script runs", async ({ page }, { project }) => {
  await page.goto("/nope?overrideUrl=%2Ftarget%2F12%3Ftab%3Dactions");
  await expect(page).toHaveTitle("404 - Not found");
  await expect(page).toHaveURL(hasScript(project) ? /\/target\/12\?tab=actions$/ : /\/nope\?overrideUrl=/);
});

test("overrideUrl cannot leave the site", async ({ page }, { project }) => {
  for (const elsewhere of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
    await page.goto(`/nope?overrideUrl=${encodeURIComponent(elsewhere)}`);
    // The address would change in the same commit that makes React known to the document.
    if (hasScript(project)) {
      await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    await expect(page).toHaveURL(/\/nope\?overrideUrl=/);
  }
});
