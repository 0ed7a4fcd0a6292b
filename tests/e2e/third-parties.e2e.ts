import type { BrowserContext, Page } from "@playwright/test";
import type { Session } from "~/backend/contract/session";
import { builtPages } from "../support/built-pages";
import { ANALYST, ANALYST_TOKEN, serving, signedIn, testApp } from "../support/node-server";
import { tabThrough } from "../support/tab-through";
import { expect, hasScript, IN_BROWSER, test } from "./test";

// Each worker loads the built pages once, which takes a while on a busy machine.
test.describe.configure({ timeout: 60_000 });

// The real pages over a backend of the test's own, so that flags and settings are the test's. The third parties are
// stand-ins that answer inside the browser; nothing leaves this machine.
const chat = { appId: "app-1", secret: "s", host: "https://chat.example" };
const config = { chat, analyticsUrl: "https://count.example/a.js" };
const BOTH = ["chat-widget", "chat-widget-rollout"] satisfies Session["features"];
// Both third parties are this one, in whichever order they arrive: the second must not forget what the first was asked.
const STAND_IN = `window.asked ??= []; window.Intercom = (...call) => { window.asked.push(call); };`;

interface World {
  features?: Session["features"];
  enabled?: boolean;
  signedIn?: boolean;
  consent?: "allow" | "deny";
  widget?: "here" | "gone";
}

async function open(context: BrowserContext, world: World = {}) {
  const { features = BOTH, enabled = true, consent = "allow", widget = "here" } = world;
  const { pages } = await builtPages();
  const app = testApp({
    pages,
    config,
    clientDir: "build/app/client",
    backend: async (request) => {
      const { pathname } = new URL(request.url);
      const known = request.headers.get("authorization") === `Bearer ${ANALYST_TOKEN}`;
      if (pathname === "/v2/session" && known) return Response.json({ ...ANALYST, features });
      if (pathname === "/v2/intercom/settings") return Response.json({ enabled, token: "token-of-7" });
      return Response.json({ code: "not_found", message: "", requestId: "" }, { status: 404 });
    },
  });
  const { origin, stop } = await serving(app);
  const cookies = [world.signedIn === false ? "" : signedIn(), `tierwatch-consent=${consent}`].filter(Boolean);
  await context.addCookies(
    cookies.map((cookie) => ({
      name: cookie.slice(0, cookie.indexOf("=")),
      value: cookie.slice(cookie.indexOf("=") + 1),
      url: origin,
    })),
  );
  const asked: string[] = [];
  await context.route(/^https:\/\/(chat|count)\.example\//, async (route) => {
    asked.push(route.request().url());
    if (widget === "gone") return route.abort();
    await route.fulfill({ contentType: "text/javascript", body: STAND_IN });
  });
  const page = await context.newPage();
  return { page, origin, asked, stop };
}

const calls = (page: Page) => page.evaluate(() => (window as unknown as { asked?: unknown[][] }).asked ?? []);
const settled = (page: Page) => page.waitForLoadState("networkidle");

test("the chat is initialised once, for the EU, with who the user is and since when", async ({ context }, {
  project,
}) => {
  if (!hasScript(project)) return;
  const { page, origin, stop } = await open(context);
  await page.goto(`${origin}/preferences`);
  await expect.poll(async () => (await calls(page)).length).toBe(1);
  expect(await calls(page)).toEqual([
    [
      "boot",
      {
        app_id: "app-1",
        region: "eu",
        api_base: "https://api-iam.eu.intercom.io",
        user_id: "7",
        user_hash: "token-of-7",
        name: "Mara Keller",
        email: "analyst@nordwind.example",
        created_at: 1_735_689_600,
      },
    ],
  ]);
  await page.getByRole("button", { name: "Legal info" }).click();
  await page.keyboard.press("Escape");
  expect(await calls(page)).toHaveLength(1);
  await stop();
});

const WITHOUT: [string, World][] = [
  ["the first flag", { features: ["chat-widget-rollout"] }],
  ["the second flag", { features: ["chat-widget"] }],
  ["consent", { consent: "deny" }],
  ["the settings saying enabled", { enabled: false }],
  ["a user", { signedIn: false }],
];
for (const [what, world] of WITHOUT) {
  test(`without ${what} the chat's host is not even asked`, async ({ context }, { project }) => {
    if (!hasScript(project)) return;
    const { page, origin, asked, stop } = await open(context, world);
    await page.goto(`${origin}/preferences`);
    await settled(page);
    expect(asked.filter((url) => url.includes("chat.example"))).toEqual([]);
    await stop();
  });
}

test("a chat that cannot be loaded is logged, and the page goes on", async ({ context }, { project }) => {
  if (!hasScript(project)) return;
  const { page, origin, stop } = await open(context, { widget: "gone" });
  const told = page.waitForRequest(
    (request) => request.url().endsWith("/reports") && /"chat"/.test(request.postData() ?? ""),
  );
  await page.goto(`${origin}/preferences`);
  expect((await told).postDataJSON()).toEqual({ name: "chat", detail: "Error: the widget could not be loaded" });
  await stop();
});

test(
  "visits are counted only after consent, which a plain form gives and takes back",
  IN_BROWSER,
  async ({ context }, { project }) => {
    const { page, origin, asked, stop } = await open(context, { consent: "deny", signedIn: false });
    await context.clearCookies();
    await page.goto(`${origin}/legal`);
    await page.getByRole("button", { name: "Reject optional cookies" }).click();
    await expect(page.getByRole("status")).toContainText("Optional cookies are rejected.");
    await settled(page);
    expect(asked).toEqual([]);
    await page.goto(`${origin}/cookies`);
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect(page.getByText("Your choice: optional cookies are accepted.")).toBeVisible();
    await settled(page);
    expect(asked).toEqual(hasScript(project) ? ["https://count.example/a.js"] : []);
    await stop();
  },
);

test("the question about cookies covers nothing that the keyboard reaches", async ({ context }, { project }) => {
  if (!hasScript(project)) return;
  const { page, origin, stop } = await open(context, { signedIn: false });
  await context.clearCookies();
  for (const height of [640, 256]) {
    await page.setViewportSize({ width: 320, height });
    await page.goto(`${origin}/signup?reason=not_registered`);
    await expect(page.getByRole("button", { name: "Accept all" })).toBeVisible();
    expect(await tabThrough(page, 18), `320 × ${height}`).toEqual([]);
  }
  await stop();
});

test(
  "signing up is offered after 30 seconds, and hidden for good when somebody says so",
  IN_BROWSER,
  async ({ context }, { project }) => {
    const { page, origin, stop } = await open(context, { signedIn: false, consent: "deny" });
    const dialog = page.getByRole("dialog", { name: "Tierwatch for your company" });
    if (hasScript(project)) {
      await page.clock.install();
      await page.goto(`${origin}/home`);
      // The 30 seconds begin when the script has taken the page over.
      await settled(page);
      // Time goes on by itself, too: on a busy machine by seconds until here.
      await page.clock.runFor(20_000);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(10_100);
    } else {
      for (let pages = 0; pages < 5; pages++) await page.goto(`${origin}/home`);
    }
    const offer = hasScript(project) ? dialog : page.getByRole("region", { name: "Tierwatch for your company" });
    await expect(offer.getByRole("link", { name: "Request access" })).toHaveAttribute(
      "href",
      /state=home&reason=not_registered/,
    );
    await offer.getByRole("button", { name: "Do not show again" }).click();
    await expect(page.getByText("Tierwatch for your company")).toHaveCount(0);
    for (let pages = 0; pages < 6; pages++) await page.goto(`${origin}/home`);
    await expect(page.getByText("Tierwatch for your company")).toHaveCount(0);
    await stop();
  },
);

test("signing up is offered on the fifth page", async ({ context }, { project }) => {
  if (!hasScript(project)) return;
  const { page, origin, stop } = await open(context, { signedIn: false, consent: "deny" });
  await page.goto(`${origin}/home`);
  const dialog = page.getByRole("dialog", { name: "Tierwatch for your company" });
  const ways = [
    ["Language and display", "**/preferences"],
    ["Tierwatch", /\/login/],
    ["Language and display", "**/preferences"],
  ] as const;
  for (const [link, address] of ways) {
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: link, exact: true }).click();
    // A page that is left before it is there is not counted.
    await page.waitForURL(address);
  }
  await page.goto(`${origin}/home`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await stop();
});
