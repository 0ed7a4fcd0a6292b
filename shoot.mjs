import { chromium } from "playwright-core";
const [,, who, out, width, height, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const c = await b.newContext({ viewport: { width: Number(width), height: Number(height) }, timezoneId: "Europe/Berlin", colorScheme: process.env.DARK ? "dark" : "light" });
const p = await c.newPage();
p.on("console", m => { if (m.type() === "error") console.log("console", m.text()); });
await p.goto("http://127.0.0.1:4631/login");
await p.fill("input[name=email]", who); await p.fill("input[type=password]", "tierwatch-demo"); await p.press("input[type=password]", "Enter");
await p.waitForURL(u => !u.pathname.startsWith("/login"));
let n = 0;
for (const path of paths) { const r = await p.goto("http://127.0.0.1:4631" + path); await p.waitForTimeout(700); console.log(path, r.status(), await p.evaluate(() => document.documentElement.scrollWidth)); await p.screenshot({ path: `${out}-${n++}.png` }); }
await b.close();
