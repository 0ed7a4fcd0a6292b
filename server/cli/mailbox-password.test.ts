import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tablesWith } from "../../tests/support/tables-with";
import { readConfig } from "../config";
import { type CommandContext, UsageError } from "./command";
import { runIngest } from "./ingest";
import { withDatabase } from "./open-database";

let folder: string;
let context: CommandContext;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tierwatch-cli-"));
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  context = { config, logger: pino({ level: "silent" }), out: () => undefined };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a mailbox is read at its server with a password that is kept sealed, and never at one inside", async () => {
  const mailbox = ["mail:news", "--user", "news", "--sender", "@paper.example", "--authserv", "mx.example"];
  const url = ["--url", "imaps://127.0.0.1/"];
  await expect(runIngest([...mailbox, ...url], context)).rejects.toThrow("--password-file FILE");
  const file = join(folder, "password");
  await writeFile(file, "open sesame\nsecond line\n");
  const inside = "127.0.0.1 is not on the public internet";
  await expect(runIngest([...mailbox, ...url, "--password-file", file], context)).rejects.toThrow(inside);
  // What was kept opens for the same server, and for no other.
  await expect(runIngest(["mail:news", ...url], context)).rejects.toThrow(inside);
  await expect(runIngest(["mail:news", "--url", "imaps://127.0.0.2/"], context)).rejects.toThrow(
    "--password-file FILE",
  );
  await expect(runIngest(["mail:news", "--file", file], context)).rejects.toThrow("is read at --url imaps://");
  await withDatabase(context, async (connection) => {
    expect(await tablesWith(connection, "open sesame")).toEqual([]);
    expect(await tablesWith(connection, "@paper.example")).toEqual(["public.connectors"]);
  });
});

test("a password of what is no mailbox, and a mailbox on the web, are mistakes in the call", async () => {
  const web = ["--url", "https://news.example/"];
  await expect(runIngest(["feed:x", ...web, "--password-file", "a"], context)).rejects.toThrow(UsageError);
  const mailbox = ["mail:x", "--user", "u", "--sender", "@paper.example", "--unsigned"];
  await expect(runIngest([...mailbox, ...web], context)).rejects.toThrow("is read at --url imaps://");
});
