import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { findChromium } from "../../tools/test/chromium.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { EMAILS } from "../support/personas";
import { signInPage } from "./screenshots/caller";
import { subjectsOf } from "./screenshots/subjects";

/**
 * An alert archived from its row in a demo customer's feed: how long from the press until the row is gone, until the change is answered,
 * and until the list that follows is there; against an answer that does nothing. Medians in ms. --rounds N --data FOLDER
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { rounds: { type: "string", default: "15" }, data: { type: "string" } },
});
interface Times {
  gone: number;
  answered: number;
  listed: number;
  nothing: number;
}

const WORDS: Record<keyof Times, string> = {
  gone: "from the press until the row is gone",
  answered: "until the change is answered",
  listed: "until the list after it is there",
  nothing: "an answer that does nothing (/livez)",
};

await buildWhatChanged(projectRoot());
const folder = await mkdtemp(join(tmpdir(), "tierwatch-change-"));
const server = await startWeb({ DATA_DIR: values.data ?? folder, STAGE: "demo", DEMO: "on", LOG_LEVEL: "warn" });
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  await subjectsOf(server.address);
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await signInPage(page, server.address, EMAILS.analyst);
  await page.goto(`${server.address}/feed/new`);
  // The links to a page with more of the filter are disclosures when the script has come.
  await page.locator("[data-filters] summary").first().waitFor();
  const found: Times[] = [];
  while (found.length < Number(values.rounds)) found.push(await archiveFirst(page));
  for (const name of ["gone", "answered", "listed", "nothing"] as const) {
    const sorted = found.map((times) => times[name]).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
    process.stdout.write(`${WORDS[name].padEnd(48)} ${at(0.5)} ms, best ${at(0)}, worst ${at(1)}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** In the page itself: what a browser's driver adds is not part of it. */
async function archiveFirst(page: Page): Promise<Times> {
  return page.evaluate(async () => {
    const { document, performance, MutationObserver } = globalThis as unknown as BrowserWindow;
    const row = document.querySelector("[data-alert]");
    const button = row?.querySelector('button[value^="status:archived"]');
    if (!row || !button) throw new Error("no row can be archived");
    performance.clearResourceTimings();
    const began = performance.now();
    const gone = new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (row.isConnected) return;
        watch.disconnect();
        resolve(performance.now() - began);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    button.click();
    const leftAfter = await gone;
    // No named function here: the loader of these files would add a name that a page does not know.
    let asked: { responseEnd: number }[] = [];
    for (let round = 0; round < 300 && asked.length < 2; round++) {
      await new Promise((next) => setTimeout(next, 20));
      asked = performance.getEntriesByType("resource").filter(({ name }) => /\/feed\/new\.data/.test(name));
    }
    const [change, list] = asked;
    const before = performance.now();
    await fetch("/livez").then((answer) => answer.text());
    const nothing = performance.now() - before;
    await new Promise((next) => setTimeout(next, 300));
    return {
      gone: leftAfter,
      answered: (change?.responseEnd ?? Number.NaN) - began,
      listed: (list?.responseEnd ?? Number.NaN) - began,
      nothing,
    };
  });
}

/** What is used of the browser's own objects, which the server's types do not know. */
interface BrowserWindow {
  document: { querySelector(selector: string): Found | null; body: object };
  performance: {
    now(): number;
    clearResourceTimings(): void;
    getEntriesByType(type: "resource"): { name: string; responseEnd: number }[];
  };
  MutationObserver: new (changed: () => void) => { observe(target: object, options: object): void; disconnect(): void };
}
interface Found {
  isConnected: boolean;
  querySelector(selector: string): Found | null;
  click(): void;
}
