import { expect, test } from "./test";

test("a page that is left while it still comes is no error", async ({ page, signIn }) => {
  // Answers are there at once, and end only when they are given up: the decoder has what it needs and still reads.
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (asked, init) => {
      const answer = await ask(asked, init);
      if (!String(asked).includes(".data")) return answer;
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(bytes);
          init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  await signIn("manager", "/certificate");
  await page.waitForFunction(() => "__remixRouter" in window);

  // The pages' own scripts come late, so that the first page is left before it is shown.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const linkTo = (path: string) => page.locator(`nav a[href^="${path}"]`).first();
  const answered = page.waitForResponse(/\/tasklist\.data/);
  await linkTo("/tasklist").click();
  await (await answered).finished();
  await linkTo("/feed").click();
  release();
  await expect(page).toHaveURL(/\/feed\//);
});
