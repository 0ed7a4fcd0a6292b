import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runSource } from "./source";

let folder: string;
let said: string[];
let context: CommandContext;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-cli-"));
  said = [];
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  context = { config, logger: pino({ level: "silent" }), out: (line) => said.push(line) };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a public source is switched on, moved and off again by who runs the installation", async () => {
  await runSource(["gdacs"], context);
  await runSource(["gdacs", "--every", "60"], context);
  await runSource(["gdacs", "--url", "https://mirror.example/rss.xml"], context);
  await runSource(["gdacs", "--off"], context);
  await runSource(["feed:own", "--url", "https://news.example/rss", "--every", "5"], context);
  expect(said).toEqual([
    "gdacs: off, https://www.gdacs.org/xml/rss.xml",
    "gdacs: every 60 minutes, https://www.gdacs.org/xml/rss.xml",
    "gdacs: every 60 minutes, https://mirror.example/rss.xml",
    "gdacs: off, https://mirror.example/rss.xml",
    "feed:own: every 5 minutes, https://news.example/rss",
  ]);
  await expect(runSource(["chokepoints", "--every", "60"], context)).rejects.toThrow("has no address");
});

test("the pages of a source's texts are read where the operator says so, and not before", async () => {
  await runSource(["feed:own", "--url", "https://news.example/rss", "--read-pages", "yes"], context);
  await runSource(["feed:own"], context);
  await runSource(["feed:own", "--read-pages", "no"], context);
  expect(said).toEqual([
    "feed:own: off, https://news.example/rss, with the pages of its texts",
    "feed:own: off, https://news.example/rss, with the pages of its texts",
    "feed:own: off, https://news.example/rss",
  ]);
});

test.each([
  ["pages that are neither read nor not", ["feed:x", "--read-pages", "maybe"]],
  ["no name", []],
  ["a name that is none", ["weather"]],
  ["on and off", ["usgs", "--every", "60", "--off"]],
  ["too often", ["usgs", "--every", "1"]],
  ["an address that is no web address", ["usgs", "--url", "file:///etc/passwd"]],
])("%s is a mistake in the call", async (_, args) => {
  await expect(runSource(args, context)).rejects.toBeInstanceOf(UsageError);
});
