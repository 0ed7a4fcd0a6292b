// npm run train -- reading: learns event types from labelled texts and writes the two files that the product ships.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readLabelled } from "../server/backend/intake/news/labelled/read-labelled";
import { MODEL_FILE, MODEL_FOLDER, WEIGHTS_FILE } from "../server/backend/intake/news/model/reading-model";
import { trainReading } from "../server/backend/intake/news/training/train-reading";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string", default: "../shared/data/news" }, out: { type: "string", default: MODEL_FOLDER } },
});
if (positionals[0] !== "reading") {
  process.stderr.write("npm run train -- reading [--data FOLDER] [--out FOLDER]\n");
  process.exit(2);
}
const files = readdirSync(values.data)
  .filter((name) => name.endsWith(".csv"))
  .sort();
const texts = (await Promise.all(files.map((file) => readLabelled(values.data, file)))).flat();
const { file, model } = trainReading(texts);
writeFileSync(join(values.out, WEIGHTS_FILE), file);
writeFileSync(join(values.out, MODEL_FILE), `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(
  `${model.types.length} types from ${model.examples} texts; ${WEIGHTS_FILE} has ${Math.round(file.length / 1000)} kB, ${model.hash}\n`,
);
