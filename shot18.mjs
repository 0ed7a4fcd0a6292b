import { chromium } from "playwright-core";
const [,, who, lang, width, prefix, ...pages] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const c = await b.newContext({ viewport: { width: Number(width), height: 900 }, baseURL: "http://127.0.0.1:4671", locale: lang });
const p = await c.newPage();
await p.goto("/login");
await p.locator("input[name=email]").fill(`${who}@nordwind.example`);
await p.locator("input[type=password]").first().fill("tierwatch-demo");
await p.locator("button.button-primary").first().click();
await p.waitForURL((u) => !u.pathname.startsWith("/login"));
for (const one of pages) {
  await p.goto(one); await p.waitForTimeout(400);
  const full = process.env.FULL === "1";
  await p.screenshot({ path: `/tmp/sh18/${prefix}-${one.replaceAll(/[^a-z0-9]+/gi, "_")}.png`, fullPage: full });
}
await b.close();
