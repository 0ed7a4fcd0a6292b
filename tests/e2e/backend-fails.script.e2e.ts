import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sessionCookie } from "../../server/session/cookie";
import { startWeb } from "../../tools/test/serving.mjs";
import { type BadBackend, type Fault, startBadBackend } from "../support/bad-backend";
import { ANALYST, ANALYST_TOKEN } from "../support/node-server";
import { expect, test } from "./test";

test("counts that cannot be had alone are told to the log and looked for, and the page stays", async ({ page }) => {
  await withBadBackend(page, "answers another shape", async (address) => {
    // Only of an intercepted request does the browser tell what a beacon carried.
    await page.route("**/reports", (route) => route.continue());
    const told = page.waitForRequest("**/reports");
    const lookedFor = page.waitForResponse("**/live/connection");
    const loadedAgain = page.waitForResponse((answer) => /profile\.data/.test(answer.url()));
    await page.goto(`${address}/management/profile`);
    const report = { name: "poller", detail: expect.stringContaining("/live/counts") };
    expect((await told).postDataJSON()).toMatchObject(report);
    expect((await lookedFor).status()).toBe(204);
    await loadedAgain;
    await expect(page.getByLabel("First name")).toBeVisible();
  });
});

test("a form that fails stays as it was, and what went wrong takes the focus; also while nobody is there", async ({
  page,
}) => {
  await withBadBackend(page, "fails as a proxy does", async (address, backend) => {
    await page.goto(`${address}/management/profile`);
    const field = page.getByLabel("First name");
    const alert = page.getByRole("alert").filter({ hasText: "Not saved" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    await field.fill("Typed");
    await save.click();
    await expect(alert.locator("p")).toHaveText([/^Not saved$/, /^The server cannot be reached/]);
    await expect(alert).toBeFocused();
    await expect(field).toHaveValue("Typed");
    await expect(page).toHaveTitle(/^Error: /);

    await backend.stop();
    await field.fill("Typed again");
    await save.click();
    await expect(alert).toBeFocused();
    await expect(field).toHaveValue("Typed again");
  });
});

/** Signed in as the analyst, in production, because only there pages poll. */
async function withBadBackend(
  page: Page,
  fault: Fault,
  run: (address: string, backend: BadBackend) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-fails-"));
  const backend = await startBadBackend();
  backend.does(fault);
  const secret = "0123456789abcdef0123456789abcdef";
  const env = { DATA_DIR: folder, BACKEND_URL: backend.address, SESSION_SECRET: secret, STAGE: "production" };
  const web = await startWeb(env);
  try {
    const own = { publicUrl: undefined, sessionSecret: secret };
    const cookie = sessionCookie(own).start(ANALYST_TOKEN, ANALYST.expiresAt);
    const [name = "", value = ""] = cookie.split(/[=;]/, 2);
    await page.context().addCookies([{ name, value, url: web.address }]);
    await run(web.address, backend);
  } finally {
    await web.quit();
    await backend.stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
