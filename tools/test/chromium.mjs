// Finds a Chromium for the end-to-end tests, or installs one.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
/**
 * Chromium without its own windows, as Playwright takes it by itself: the same engine, for two thirds of the processor time of a journey
 * (decision 66).
 */
const SHELLS = ["chromium-headless-shell"];

/** The Chromium to test with, installed if need be; says what is wrong and returns undefined where there is none. */
export function provideChromium() {
  if (!process.env.CHROMIUM_PATH && !onPath(SHELLS)) aptInstall(...SHELLS);
  const found = findShell() ?? installChromium();
  if (!found) {
    process.stdout.write(
      "No Chromium found, and none could be installed. Put one on the PATH or name it in CHROMIUM_PATH.\n",
    );
    return undefined;
  }
  // Without its glyphs the Chinese pages would be measured as rows of boxes.
  if (!hasChineseFont()) aptInstall("fonts-noto-cjk");
  return found;
}

/** `CHROMIUM_PATH`, else the PATH, else the one that Playwright keeps; undefined where there is none. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || (onPath(NAMES) ?? playwrightsOwn());
}

/** The same for tests, which need no window: a headless shell is taken first. */
export function findShell() {
  return process.env.CHROMIUM_PATH || (onPath(SHELLS) ?? findChromium());
}

function onPath(names) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

function installChromium() {
  if (aptInstall("chromium")) return findChromium();
  process.stdout.write("Installing Playwright's Chromium …\n");
  spawnSync("npx", ["playwright", "install", "--with-deps", "chromium"], { stdio: ["ignore", "inherit", "inherit"] });
  return findChromium();
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)("@playwright/test");
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function hasChineseFont() {
  const { status, stdout } = spawnSync("fc-list", [":lang=zh-cn"], { encoding: "utf8" });
  return status === 0 && stdout.trim() !== "";
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
