import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionCookie } from "../../server/session/cookie";
import { startWeb } from "../../tools/test/serving.mjs";
import { startBadBackend } from "../support/bad-backend";
import { ANALYST, ANALYST_TOKEN } from "../support/node-server";
import { expect, test } from "./test";

test("counts that cannot be had alone are told to the log and looked for, and the page stays", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "tierwatch-counts-"));
  const backend = await startBadBackend();
  backend.does("answers another shape");
  const secret = "0123456789abcdef0123456789abcdef";
  const env = { DATA_DIR: folder, BACKEND_URL: backend.address, SESSION_SECRET: secret, STAGE: "production" };
  const web = await startWeb(env);
  try {
    const own = { publicUrl: undefined, sessionSecret: secret };
    const [name = "", value = ""] = sessionCookie(own).start(ANALYST_TOKEN, ANALYST.expiresAt).split(/[=;]/, 2);
    await page.context().addCookies([{ name, value, url: web.address }]);
    // Only of an intercepted request does the browser tell what a beacon carried.
    await page.route("**/reports", (route) => route.continue());
    const told = page.waitForRequest("**/reports");
    const lookedFor = page.waitForResponse("**/live/connection");
    const loadedAgain = page.waitForResponse((answer) => /profile\.data/.test(answer.url()));
    await page.goto(`${web.address}/management/profile`);
    expect((await told).postDataJSON()).toMatchObject({
      name: "poller",
      detail: expect.stringContaining("/live/counts"),
    });
    expect((await lookedFor).status()).toBe(204);
    await loadedAgain;
    await expect(page.getByLabel("First name")).toBeVisible();
  } finally {
    await web.stop();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
