import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runIngest } from "./ingest";

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

test("a table is taken in by its mapping, remembered for the next time, and what is wrong is told by row and column", async () => {
  const file = join(folder, "events.csv");
  await writeFile(file, "Nr;Headline;When\n1;Fire in hall 3;2026-03-01\n2;;2026-03-02\n3;Strike;soon\n");
  const mapped = ["--map", "title=Headline", "--map", "id=Nr", "--map", "happenedAt=When", "--type", "fire"];
  await runIngest(["table:own", "--file", file, ...mapped], context);
  await runIngest(["table:own", "--file", file], context);
  expect(said).toEqual([
    "table:own: 1 read (1 added, 0 revised, 0 joined, 0 unchanged), 2 problems",
    "  row 3, column Headline: the row has no title",
    '  row 4, column When: "soon" is no date',
    "table:own: 1 read (0 added, 0 revised, 0 joined, 1 unchanged), 2 problems",
    "  row 3, column Headline: the row has no title",
    '  row 4, column When: "soon" is no date',
  ]);
});

test("a watched page is remembered first, and what was added to it is told", async () => {
  const file = join(folder, "page.html");
  const of = (...lines: string[]) =>
    `<title>Notices</title>${lines.map((line) => `<p>${line}</p>`).join("")}<b>noon</b>`;
  const watched = ["--select", "p", "--ignore-line", "weather"];
  await writeFile(file, of("Berth 4 is closed for dredging."));
  await runIngest(["page:port", "--file", file, ...watched], context);
  await writeFile(
    file,
    of("Berth 4 is closed for dredging.", "Crane 2 is out of service.", "The weather is fine at last, we think."),
  );
  await runIngest(["page:port", "--file", file], context);
  await runIngest(["page:port", "--file", file], context);
  const nothing = "  nothing was added since it was seen last; the first time it is only remembered";
  expect(said).toEqual([
    "page:port: 0 read (0 added, 0 revised, 0 joined, 0 unchanged), 0 problems",
    nothing,
    "page:port: 1 read (1 added, 0 revised, 0 joined, 0 unchanged), 0 problems",
    "page:port: 0 read (0 added, 0 revised, 0 joined, 0 unchanged), 0 problems",
    nothing,
  ]);
});

test.each([
  ["a selector that is none", ["page:x", "--file", "a", "--select", "p["]],
  ["a part of what is no page", ["feed:x", "--file", "a", "--select", "p"]],
  ["an order of dates that is none", ["table:x", "--dates", "year-first"]],
  ["a sender of what is no mailbox", ["feed:x", "--sender", "@paper.example"]],
  [
    "a mailbox without whom to believe",
    ["mail:x", "--url", "imaps://x.example/", "--user", "u", "--sender", "@p.example"],
  ],
  ["a sender who is none", ["mail:x", "--url", "imaps://x.example/", "--user", "u", "--sender", "news", "--unsigned"]],
  [
    "a mailbox on the web",
    ["mail:x", "--url", "https://x.example/", "--user", "u", "--sender", "@p.example", "--unsigned"],
  ],
  ["no name", []],
  ["a name that is none", ["weather"]],
  ["a state that is none", ["warn-xx"]],
  ["a file and an address", ["usgs", "--file", "a", "--url", "https://x.example"]],
  ["a type that is none", ["feed:x", "--type", "gossip"]],
  ["a mapping without a title", ["table:x", "--map", "id=Nr"]],
])("%s is a mistake in the call", async (_, args) => {
  await expect(runIngest(args, context)).rejects.toBeInstanceOf(UsageError);
  expect(said).toEqual([]);
});

test("a file that is not there, a source without an address and a customer who is none are named", async () => {
  await expect(runIngest(["usgs", "--file", join(folder, "none")], context)).rejects.toThrow("There is no file");
  await expect(runIngest(["chokepoints"], context)).rejects.toThrow("add --file or --url");
  await expect(runIngest(["usgs", "--customer", "nobody"], context)).rejects.toThrow('There is no customer "nobody"');
});
