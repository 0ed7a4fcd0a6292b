import {
  type BrowserContext,
  expect as expectInBrowser,
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
} from "@playwright/test";
import { FormContext } from "./form-client/context";
import { expectOf } from "./form-client/expect";
import { FormLocator } from "./form-client/locator";

/** Marks a journey that is walked in a browser where there is no script, too: tests/architecture/journeys.test.ts says which and why. */
export const IN_BROWSER = { tag: "@browser" };

export interface People {
  /** Somebody with cookies of their own: a browser's, or without a script the form client's, unless the journey is marked. */
  newPerson(): Promise<BrowserContext>;
}

export const people: Fixtures<
  People,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  newPerson: async ({ browser, baseURL, locale, viewport }, use, info) => {
    const known: BrowserContext[] = [];
    await use(async () => {
      const person = takesBrowser(info) ? await browser.newContext() : asBrowser({ baseURL, locale, viewport });
      known.push(person);
      return person;
    });
    for (const person of known) await person.close();
  },
  context: async ({ newPerson }, use) => use(await newPerson()),
};

const takesBrowser = ({ project, tags }: TestInfo) =>
  project.use.javaScriptEnabled !== false || tags.includes(IN_BROWSER.tag);

/** It has as many of a browser's words as the journeys need; whoever says another one hears that it is no function. */
const asBrowser = (circumstances: ConstructorParameters<typeof FormContext>[0]) =>
  new FormContext(circumstances) as unknown as BrowserContext;

/** Playwright's `expect`; of what the form client finds, its own. */
export const expect: typeof expectInBrowser = new Proxy(expectInBrowser, {
  apply: (inBrowser, self, [actual, message]) =>
    actual instanceof FormLocator ? expectOf(actual, message) : Reflect.apply(inBrowser, self, [actual, message]),
});
