import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { halfOf } from "../../server/backend/intake/news/labelled/halves";
import { readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import { countryVerdict, type PlaceRead, readPlaces, table, townVerdict, truthOf } from "./reading/places";

/**
 * Where the reading of news says that events happened, against texts with labelled places: of the dev half, unless `--half held` asks for
 * a release's figures. `--wrong` prints each that is read otherwise.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string" }, half: { type: "string" }, wrong: { type: "boolean" } },
});
const folder = values.data ?? "../shared/data/news";
const half = values.half ?? "dev";
const files = (await readdir(folder)).filter((name) => name.endsWith(".csv")).sort();
const all = (await Promise.all(files.map((file) => readLabelled(folder, file)))).flat();
const texts = all.filter((text) => halfOf(text) === half);
const labelled = texts.filter(({ places }) => places.length > 0);
readPlaces(labelled.slice(0, 1));
const start = performance.now();
readPlaces(texts);
const perSecond = Math.round((texts.length / (performance.now() - start)) * 1000);
const found = readPlaces(labelled);
const reads = labelled.map((text, n): PlaceRead => ({ text, found: found[n] ?? [], truth: truthOf(text) }));
process.stdout.write(
  `${labelled.length} texts with a place (${half}); ${perSecond} texts a second here.\n\n${table(reads)}\n`,
);
if (values.wrong) {
  for (const read of reads) {
    const verdicts = [countryVerdict(read), townVerdict(read)];
    if (!verdicts.some((one) => one === "wrong" || one === "none")) continue;
    const said = read.found.map(
      ({ value, rule }) =>
        `${"text" in value ? value.text : ""} ${JSON.stringify(value).match(/[A-Z]{2}(?="}$)/)?.[0]} ${rule}`,
    );
    const text = `${read.text.title} / ${read.text.text}`.replace(/\s+/g, " ").slice(0, 240);
    process.stdout.write(`${verdicts.join(" ")} | ${read.text.places.join("; ")} | ${said.join("; ")} | ${text}\n`);
  }
}
