import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { makeClassifier, makeScorer } from "../../server/backend/intake/news/classifier/classify";
import { readModel } from "../../server/backend/intake/news/classifier/model-file";
import { correctedScorer } from "../../server/backend/intake/news/corrections/correct";
import { learn } from "../../server/backend/intake/news/corrections/learn";
import { halfOf } from "../../server/backend/intake/news/labelled/halves";
import { type LabelledText, readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import { MODEL_FOLDER, shippedModel, WEIGHTS_FILE } from "../../server/backend/intake/news/model/reading-model";
import { exampleOf, mayTrain } from "../../server/backend/intake/news/training/examples";
import { readAll } from "./reading/measure";

const { values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string", default: "../shared/data/news" } },
});
const files = (await readdir(values.data)).filter((name) => name.endsWith(".csv")).sort();
const dev = (await Promise.all(files.map((file) => readLabelled(values.data, file))))
  .flat()
  .filter((t) => halfOf(t) === "dev" && !mayTrain(t));
const shipped = shippedModel();
const types = readModel(readFileSync(`${MODEL_FOLDER}/${WEIGHTS_FILE}`));
const score = makeScorer(types);
const placeOf = (text: LabelledText, seed: string) =>
  createHash("sha256")
    .update(`${seed}|${exampleOf(text).cluster}|${text.id}`)
    .digest("hex");
const clusterPlace = (text: LabelledText, seed: string) =>
  createHash("sha256")
    .update(`${seed}|${exampleOf(text).cluster}`)
    .digest()
    .readUInt32BE(0) /
  2 ** 32;
const right = (texts: LabelledText[], learned: typeof shipped) => {
  const reads = readAll(texts, learned);
  const ok = reads.filter(
    ({ text, read }) => (read.outcome === "nothing" ? "none" : (read.types[0]?.value ?? "none")) === text.type,
  ).length;
  const published = reads.filter(({ read }) => read.outcome === "event");
  return {
    ok,
    pub: published.length,
    pubOk: published.filter(({ text, read }) => read.types[0]?.value === text.type).length,
  };
};
for (const count of [20, 50, 100, 200]) {
  const sum = { tested: 0, before: 0, after: 0, used: 0, ms: 0, pb: 0, pbo: 0, pa: 0, pao: 0 };
  const lines: string[] = [];
  for (const file of ["en", "zh", "de", "es", "all"])
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const texts = dev.filter((t) => file === "all" || t.language.startsWith(file));
      const tested = texts.filter((t) => clusterPlace(t, seed) < 0.33);
      const judged = texts
        .filter((t) => clusterPlace(t, seed) >= 0.33)
        .sort((a, b) => (placeOf(a, seed) < placeOf(b, seed) ? -1 : 1))
        .slice(0, count);
      if (judged.length < count) continue;
      const at = performance.now();
      const { corrections, lessons } = learn(
        judged.map((t) => ({
          cluster: exampleOf(t).cluster,
          title: t.title,
          extract: t.text.slice(0, 150),
          language: t.language,
          type: t.type === "none" ? null : t.type,
        })),
        shipped,
      );
      sum.ms += performance.now() - at;
      const before = right(tested, shipped);
      const after = right(tested, {
        ...shipped,
        classify: makeClassifier(types, correctedScorer(types, score, corrections)),
      });
      sum.tested += tested.length;
      sum.before += before.ok;
      sum.after += after.ok;
      sum.used += corrections.length;
      sum.pb += before.pub;
      sum.pbo += before.pubOk;
      sum.pa += after.pub;
      sum.pao += after.pubOk;
      lines.push(
        `${file} ${seed} ${tested.length}: ${before.ok} -> ${after.ok}  used ${lessons
          .filter((l) => l.state === "used")
          .map((l) => `${l.eventTypeId} ${l.rightBefore}>${l.rightAfter}`)
          .join(", ")}`,
      );
    }
  if (process.env.LINES) console.log(lines.join("\n"));
  console.log(
    count,
    JSON.stringify(sum),
    (sum.before / sum.tested).toFixed(3),
    (sum.after / sum.tested).toFixed(3),
    "pub",
    (sum.pbo / sum.pb).toFixed(3),
    (sum.pao / sum.pa).toFixed(3),
  );
}
