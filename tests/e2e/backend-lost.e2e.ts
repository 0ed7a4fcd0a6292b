import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { seconds } from "../../app/time/duration";
import { sessionCookie } from "../../server/session/cookie";
import { startBackend, startServing, startWeb } from "../../tools/test/serving.mjs";
import { startBadBackend } from "../support/bad-backend";
import { ANALYST, ANALYST_TOKEN } from "../support/node-server";
import { EMAILS, PASSWORD } from "../support/personas";
import { expect, fillIn, hasScript, IN_BROWSER, test } from "./test";

/** In production, because only there pages poll; a backend of its own, because it is killed. */
async function startOwn() {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-lost-"));
  const env = { DATA_DIR: join(folder, "backend"), STAGE: "production" };
  let backend = await startBackend(env);
  const { address, port } = { address: backend.address, port: new URL(backend.address).port };
  const web = await startWeb({ DATA_DIR: join(folder, "web"), BACKEND_URL: address, STAGE: "production" });
  return {
    address: web.address,
    kill: () => backend.kill(),
    async again() {
      const announced = /Backend is at (http:\/\/\S+)/;
      backend = await startServing(["build/server/cli.js", "backend", "--port", port], env, announced);
    },
    async stop() {
      await web.quit();
      await backend.quit();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test(
  "a backend that goes away takes the content with it, and brings it back",
  IN_BROWSER,
  async ({ page, expectAccessible }, { project }) => {
    test.setTimeout(seconds(180));
    const own = await startOwn();
    try {
      if (hasScript(project)) await page.clock.install();
      await page.goto(`${own.address}/login`);
      await fillIn(page, EMAILS.analyst, PASSWORD);
      await page.waitForURL("**/feed/new");
      await page.goto(`${own.address}/management/profile`);
      await page.waitForLoadState("networkidle");
      const field = page.getByLabel("First name");
      if (hasScript(project)) await field.fill("Not yet saved");

      await own.kill();
      const away = page.getByRole("heading", { name: "Data is temporarily unavailable" });
      if (hasScript(project)) {
        const polled = page.waitForResponse("**/live/counts");
        // Only of an intercepted request does the browser tell what a beacon carried.
        await page.route("**/reports", (route) => route.continue());
        const told = page.waitForRequest("**/reports");
        await page.clock.fastForward(seconds(30));
        expect((await polled).status()).toBe(503);
        expect((await told).postDataJSON()).toEqual({ name: "poller", detail: "/live/counts: PollError: status 503" });
        await expect(away).toBeVisible();
        await expect(field).toBeHidden();
      } else {
        await page.reload();
        await expect(field).toHaveCount(0);
      }

      // Without a script the page loads itself anew under whoever looks at it.
      if (hasScript(project)) await expectAccessible(`${own.address}/management/profile`);

      await own.again();
      await expect(field).toBeVisible();
      await expect(away).toHaveCount(0);
      if (hasScript(project)) {
        await expect(field).toHaveValue("Not yet saved");
        // With what was typed, the focus is where it was (WCAG 2.4.3).
        await expect(field).toBeFocused();
        await refusedBeforeItIsLost(page, own);
      }
    } finally {
      await own.stop();
    }
  },
);

test("a page that could not be made says so, and is accessible", async ({ page, expectAccessible }) => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-failing-"));
  const backend = await startBadBackend();
  backend.does("answers another shape");
  const secret = "0123456789abcdef0123456789abcdef";
  const web = await startWeb({ DATA_DIR: folder, BACKEND_URL: backend.address, SESSION_SECRET: secret });
  try {
    const cookie = sessionCookie({ publicUrl: undefined, sessionSecret: secret }).start(
      ANALYST_TOKEN,
      ANALYST.expiresAt,
    );
    const [name = "", value = ""] = cookie.split(/[=;]/, 2);
    await page.context().addCookies([{ name, value, url: web.address }]);
    const answer = await page.goto(`${web.address}/management/sessions`);
    expect(answer?.status()).toBe(502);
    await expect(page.getByRole("heading", { level: 1, name: "Something went wrong on our side" })).toBeVisible();
    await expectAccessible(`${web.address}/management/sessions`);
  } finally {
    await web.quit();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** What was wrong with a form, and what stands in it, is there still when the backend is back: its page is not loaded anew under it. */
async function refusedBeforeItIsLost(page: Page, own: Awaited<ReturnType<typeof startOwn>>): Promise<void> {
  const field = page.getByLabel("First name");
  // A space gets past the browser's own check of what is required.
  await field.fill(" ");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const refusal = page.getByRole("alert").locator("a[href$='-firstname']");
  await expect(refusal).toBeVisible();
  // A load that was under way is begun again behind the answer; without a backend the page would be lost, as any that is being opened.
  await expect.poll(() => page.evaluate(loadsUnderWay)).toEqual([]);
  await own.kill();
  // What the page polls begins anew with each load of its data, and the answer to a question before that counts no more.
  await expect(async () => {
    await page.clock.fastForward(seconds(30));
    await expect(field).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await own.again();
  await expect(field).toBeVisible();
  await expect(refusal).toBeVisible();
}

/** In the page: what Remix's router has not ended yet. */
function loadsUnderWay(): string[] {
  const { navigation, revalidation, fetchers } = (window as unknown as { __remixRouter: RouterInPage }).__remixRouter
    .state;
  const states = [navigation.state, revalidation, ...[...fetchers.values()].map(({ state }) => state)];
  return states.filter((state) => state !== "idle");
}

interface RouterInPage {
  state: { navigation: { state: string }; revalidation: string; fetchers: Map<string, { state: string }> };
}
