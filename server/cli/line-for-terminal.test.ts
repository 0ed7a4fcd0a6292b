import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root";
import { writeLine } from "./line-for-terminal";

test.each([
  ["Ost\u001b[2J\u001b]0;mine\u0007wind", "Ost [2J ]0;mine wind"],
  ["Ost\r\nNothing was refused.", "Ost Nothing was refused."],
  ["Ost\u2028wind\u202e\u0085\u009b31m", "Ost wind  31m"],
  ["Ida\tÖst 日本 👩‍👩‍👧", "Ida\tÖst 日本 👩‍👩‍👧"],
])("what stands in a line steers no terminal and begins no other line: %j", (line, written) => {
  const said: string[] = [];
  writeLine({ write: (text: string | Uint8Array) => said.push(String(text)) > 0 }, line);
  expect(said).toEqual([`${written}\n`]);
});

test("commands write to the terminal in that way only", () => {
  const folder = join(projectRoot(), "server/cli");
  const files = [...readdirSync(folder).map((name) => join(folder, name)), join(projectRoot(), "server/cli.ts")];
  const direct = files
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) => /std(?:out|err)\.write|console\./.test(readFileSync(file, "utf8")));
  expect(direct).toEqual([]);
});
