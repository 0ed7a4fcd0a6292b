import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Notice, readRegister } from "./revisions/read-register";

/**
 * What joining makes of the registers of layoff notices: `--states oh,mi` all reports of each, in the order of the file; prints how
 * many were joined and proposed, and with `--pairs` each pair with its reason, to be judged by reading.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: "../shared/data/events" },
    states: { type: "string" },
    pairs: { type: "boolean", default: false },
  },
});
const files = (await readdir(values.data))
  .flatMap((name) => /^warn_notices_(\w\w)\.csv$/.exec(name) ?? [])
  .filter(Boolean);
const all = files.filter((name) => name.length === 2).sort();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
for (const state of values.states?.split(",") ?? all) {
  const { reports, joined, proposed } = await readRegister(
    createReadStream(join(values.data, `warn_notices_${state}.csv`)),
  );
  const byReason = new Map<string, number>();
  for (const { reason, sure } of [...joined, ...proposed]) {
    const key = `${sure ? "joined" : "proposed"} ${reason}`;
    byReason.set(key, (byReason.get(key) ?? 0) + 1);
  }
  print(
    `${state}: ${reports} reports, ${joined.length} joined, ${proposed.length} proposed; ${JSON.stringify(Object.fromEntries(byReason))}`,
  );
  if (!values.pairs) continue;
  const show = ({ company, place, notice, effective, employees, id }: Notice): string =>
    `${company} | ${place} | n${notice} e${effective} #${employees} ${id}`;
  for (const { earlier, later, reason, sure } of [...joined, ...proposed])
    print(`${sure ? "=" : "?"} ${reason}\n    ${show(earlier)}\n    ${show(later)}`);
}
