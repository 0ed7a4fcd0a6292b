import { chromium } from "playwright-core";
const base = process.argv[2] as string;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
async function shots(email: string, width: number, js: boolean, list: [string, string][]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: js });
  const p = await c.newPage();
  await p.goto(base + "/login"); await p.fill("input[name=email]", email); await p.fill("input[name=password]", "tierwatch-demo");
  await Promise.all([p.waitForURL((u) => !u.pathname.startsWith("/login")), p.press("input[name=password]", "Enter")]);
  for (const [name, path] of list) { await p.goto(base + path); await p.waitForTimeout(600); await p.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: width < 500 }); }
  await c.close();
}
const keys = "keys=";
await shots("manager@nordwind.example", 1280, true, [["tasks", "/tasklist"], ["workload", "/tasklist/workload"], ["filter", "/action/filter"], ["templates", "/action/templates"], ["feed", "/feed/new"], ["actions", "/action"]]);
await shots("analyst@nordwind.example", 320, false, [["workload-x", "/action/filter"], ["tasks-x", "/tasklist"]]);
await b.close(); process.exit(0);
