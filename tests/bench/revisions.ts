import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { measureLinks } from "./revisions/links";
import { type Notice, readRegisterFile } from "./revisions/read-register";

/**
 * What joining makes of the registers of layoff notices: `--states oh,mi` all reports of each, in the order of the file; prints how
 * many were joined and proposed, and with `--pairs` each pair with its reason, to be judged by reading. Without states also how that
 * agrees with the pairs of `tests/real-files/layoff-links/links.csv`.
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
  const { reports, joined, proposed } = await readRegisterFile(values.data, state);
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

if (values.states === undefined) {
  const share = (part: number): string => part.toFixed(3);
  for (const states of ["own", "unseen"] as const)
    for (const repeated of [false, true]) {
      const { judged, open, joined, proposed, precision, recall, f1 } = await measureLinks(values.data, states, {
        repeated,
      });
      print(
        `${states} states, ${repeated ? "with" : "without"} repeated rows: ${judged} pairs judged, ${open} more open; of ${joined.of} joined ${joined.right} right, ` +
          `of ${proposed.of} proposed ${proposed.right}; with proposals precision ${share(precision)}, recall ${share(recall)}, F1 ${share(f1)}`,
      );
    }
}
