// Finds a Chromium for the end-to-end tests, or installs one.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { aptInstall } from "./apt.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** The Chromium to test with, installed if need be; says what is wrong and returns undefined where there is none. */
export function provideChromium() {
  const found = findChromium() ?? installChromium();
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
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isExecutable);
  return onPath ?? playwrightsOwn();
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
