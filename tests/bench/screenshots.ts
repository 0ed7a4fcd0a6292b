import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { projectRoot } from "../../server/project-root";
import { buildWhatChanged } from "../../tools/build.mjs";
import { findShell } from "../../tools/test/chromium.mjs";
import { startWeb } from "../../tools/test/serving.mjs";
import { isRead, type Look, takeAll } from "./screenshots/camera";
import { indexPage } from "./screenshots/index-page";
import { screensOf } from "./screenshots/screens";
import { type Subjects, subjectsOf } from "./screenshots/subjects";

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    out: { type: "string", default: join(tmpdir(), "tierwatch-screenshots") },
    /** Keeps the demo world for the next time; without it each run builds its own, within some minutes. */
    data: { type: "string" },
    /** Of a server that runs already. */
    address: { type: "string" },
    /** How the names of screens begin, or with a full stop whole ones: "feed,login.". */
    only: { type: "string" },
    looks: { type: "string", default: "wide,narrow" },
    /** The whole page, not only what is seen first. */
    whole: { type: "boolean", default: false },
    /** Takes nothing, and writes docs/screens.md anew. */
    index: { type: "boolean", default: false },
  },
});
const LOOKS: Look[] = [
  { name: "wide", width: 1280, language: "en" },
  { name: "medium", width: 768, language: "en" },
  { name: "phone", width: 360, language: "en" },
  { name: "narrow", width: 320, language: "de" },
  { name: "wide-de", width: 1280, language: "de" },
  { name: "narrow-en", width: 320, language: "en" },
  { name: "wide-ch", width: 1280, language: "ch" },
  { name: "narrow-ch", width: 320, language: "ch" },
  { name: "medium-de", width: 768, language: "de" },
  { name: "medium-ch", width: 768, language: "ch" },
  { name: "phone-de", width: 360, language: "de" },
  { name: "phone-ch", width: 360, language: "ch" },
  // Of visitors' screens only: nobody who signs in reads French.
  { name: "wide-fr", width: 1280, language: "fr" },
  { name: "phone-fr", width: 360, language: "fr" },
];

const root = projectRoot();
if (values.index) {
  const screens = screensOf(new Proxy({}, { get: () => 1 }) as Subjects);
  await writeFile(join(root, "docs/screens.md"), indexPage(screens, await readdir(join(root, "docs/screenshots"))));
  process.exit();
}
const temporary = values.data ?? values.address ?? (await mkdtemp(join(tmpdir(), "tierwatch-screens-")));
// First of all: where there is none, no server stays behind.
const browser = await chromium.launch({ executablePath: findShell(), args: ["--no-sandbox", "--disable-gpu"] });
if (!values.address) await buildWhatChanged(root);
const server = values.address
  ? undefined
  : await startWeb({ DATA_DIR: temporary, STAGE: "demo", DEMO: "on", LOG_LEVEL: "warn" });
try {
  const address = values.address ?? server?.address ?? "";
  const only = values.only?.split(",");
  const screens = screensOf(await subjectsOf(address)).filter(
    ({ name }) => !only || only.some((begin) => `${name}.`.startsWith(begin)),
  );
  for (const look of LOOKS.filter(({ name }) => values.looks.split(",").includes(name))) {
    const readable = screens.filter((screen) => isRead(screen, look));
    const problems = await takeAll(browser, address, readable, look, values.out, values.whole);
    process.stdout.write(`${look.name}: ${readable.length - problems.length} screens in light and dark\n`);
    for (const problem of problems) process.stdout.write(`  not taken: ${problem}\n`);
  }
  process.stdout.write(`The pictures are in ${values.out}\n`);
} finally {
  await browser.close();
  await server?.stop();
  if (server && !values.data) await rm(temporary, { recursive: true, force: true });
}
