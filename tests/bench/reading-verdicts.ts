import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { taught } from "../../server/backend/intake/news/corrections/taught";
import { halfOf } from "../../server/backend/intake/news/labelled/halves";
import { type LabelledText, readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import { correctedModel, shippedModel } from "../../server/backend/intake/news/model/reading-model";
import type { Learned } from "../../server/backend/intake/news/read-text";
import { exampleOf, mayTrain } from "../../server/backend/intake/news/training/examples";
import { readAll } from "./reading/measure";

/**
 * How much better texts of a customer's own sources are read with its verdicts: of the dev half the texts that the shipped model was not trained on.
 * A customer reads one language, or all; some clusters are judged as they are labelled, title and 150 characters, and a third of the clusters is read
 * before and after. The mean of five draws.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string", default: "../shared/data/news" } },
});
const COUNTS = [20, 50, 100, 200];
const CUSTOMERS = ["en", "zh", "de", "es", ""];
const DRAWS = ["a", "b", "c", "d", "e"];

const files = (await readdir(values.data)).filter((name) => name.endsWith(".csv")).sort();
const all = (await Promise.all(files.map((file) => readLabelled(values.data, file)))).flat();
const unseen = all.filter((text) => halfOf(text) === "dev" && !mayTrain(text));
const shipped = shippedModel();

process.stdout.write(`${unseen.length} texts (dev), read by ${shipped.name}

| verdicts | customers | texts read | read rightly, as shipped | with verdicts | published rightly, as shipped | with verdicts | types corrected |
|---|---|---|---|---|---|---|---|
`);
for (const count of COUNTS) {
  const runs = CUSTOMERS.flatMap((language) => DRAWS.flatMap((draw) => runOf(language, draw, count) ?? []));
  const sum = (of: (run: (typeof runs)[number]) => number): number => runs.reduce((total, run) => total + of(run), 0);
  const read = sum(({ texts }) => texts);
  const share = (of: number, total = read) => `${of} (${(of / total).toFixed(3)})`;
  const published = (when: "before" | "after") =>
    `${sum((run) => run[when].publishedRight)} of ${sum((run) => run[when].published)}`;
  const rightly = (when: "before" | "after") => share(sum((run) => run[when].right));
  const cells = [count, runs.length / DRAWS.length, read, rightly("before"), rightly("after")];
  process.stdout.write(
    `| ${[...cells, published("before"), published("after"), sum(({ types }) => types)].join(" | ")} |\n`,
  );
}

/** Null where a customer has too few texts. */
function runOf(language: string, draw: string, count: number) {
  const texts = unseen.filter((text) => text.language.startsWith(language));
  const read = texts.filter((text) => placeOf(draw, exampleOf(text).cluster) < 1 / 3);
  const others = texts.filter((text) => !read.includes(text));
  const places = new Map(others.map((text) => [text, placeOf(draw, `${text.file}|${text.id}`)]));
  const judged = others.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)).slice(0, count);
  if (judged.length < count) return null;
  const verdicts = judged.map((text) => ({
    cluster: exampleOf(text).cluster,
    ...{ title: text.title, extract: text.text.slice(0, 150), language: text.language },
    type: text.type === "none" ? null : text.type,
  }));
  const found = taught(verdicts, null, shipped);
  const after = figuresOf(read, correctedModel(found?.corrections ?? null));
  const types = found?.lessons.filter(({ state }) => state === "used").length ?? 0;
  return { texts: read.length, before: figuresOf(read, shipped), after, types };
}

/** A text is read rightly where its leading type, published or for review, is the labelled one, or where there is none. */
function figuresOf(texts: readonly LabelledText[], learned: Learned) {
  const reads = readAll(texts, learned);
  const typeOf = ({ read }: (typeof reads)[number]) =>
    read.outcome === "nothing" ? "none" : (read.types[0]?.value ?? "none");
  const right = reads.filter((one) => typeOf(one) === one.text.type);
  const isPublished = ({ read }: (typeof reads)[number]) => read.outcome === "event";
  return {
    right: right.length,
    published: reads.filter(isPublished).length,
    publishedRight: right.filter(isPublished).length,
  };
}

/** Between 0 and 1, the same each time. */
function placeOf(draw: string, name: string): number {
  return createHash("sha256").update(`${draw}|${name}`).digest().readUInt32BE(0) / 2 ** 32;
}
