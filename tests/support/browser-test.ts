import { test as base } from "@playwright/test";
import { countCost } from "./cost-of-file";
import { expect, IN_BROWSER, type People, people } from "./journey-people";

interface Watch {
  /** Runs by itself in every test: the page must neither break its own content security policy nor throw. */
  cleanConsole: undefined;
  /** What the worker and its browser spend on this test; the product under test is everybody's and is not counted. */
  cost: undefined;
}

/** Playwright's `test`, for every end-to-end test of the product. */
export const test = base.extend<People>(people).extend<Watch>({
  cost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing else is wanted
    async ({}, use, { file }) => {
      const writeDown = countCost();
      await use(undefined);
      writeDown(file);
    },
    { auto: true },
  ],
  cleanConsole: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" && /Content Security Policy|hydrat/i.test(message.text())) {
          complaints.push(message.text());
        }
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use(undefined);
      // In the message too, since a log may keep only that.
      expect(complaints, `policy violations and uncaught errors in the page: ${complaints.join(" | ")}`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, IN_BROWSER };
