import { chromium } from "playwright-core";
const [,, who, ...list] = process.argv;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const base = "http://127.0.0.1:4655";
const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 320, height: 800 }, tab: { width: 768, height: 900 } };
const context = await browser.newContext({ locale: who.startsWith("analyst") ? "en-GB" : "de-DE", viewport: sizes.wide });
const page = await context.newPage();
await page.goto(base + "/login");
await page.fill("input[type=email]", who); await page.fill("input[type=password]", "tierwatch-demo"); await page.press("input[type=password]", "Enter");
await page.waitForURL((u) => !u.pathname.startsWith("/login"));
for (const item of list) { const [name, path, size = "wide"] = item.split("|"); await page.setViewportSize(sizes[size]); await page.goto(base + path); await page.waitForTimeout(800); await page.screenshot({ path: `/tmp/shots/${name}-${size}.png`, fullPage: size !== "wide" }); const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1); console.log(name, size, page.url(), over ? "OVERFLOW" : ""); }
await browser.close();
