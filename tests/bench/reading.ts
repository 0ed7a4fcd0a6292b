import { readdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { halfOf } from "../../server/backend/intake/news/labelled/halves";
import { readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import { shippedModel } from "../../server/backend/intake/news/model/reading-model";
import { readAll } from "./reading/measure";
import { report } from "./reading/report";

/**
 * What the shipped reading makes of labelled texts: precision of what is published, recall, F1, false alarms, by type, language and
 * file. Without `--data` of the held half of the texts that it was trained beside; of a folder of other texts all count.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string" },
    half: { type: "string" },
    out: { type: "string" },
  },
});
const folder = values.data ?? "../shared/data/news";
const half = values.half ?? (values.data === undefined ? "held" : "all");
const files = (await readdir(folder)).filter((name) => name.endsWith(".csv")).sort();
const all = (await Promise.all(files.map((file) => readLabelled(folder, file)))).flat();
const texts = half === "all" ? all : all.filter((text) => halfOf(text) === half);
const learned = shippedModel();
const start = performance.now();
const reads = readAll(texts, learned);
const perSecond = Math.round((texts.length / (performance.now() - start)) * 1000);
const head = `${texts.length} texts of ${files.length} files (${half}), read by ${learned.name}; ${perSecond} texts a second here.`;
const written = `${head}\n\n${report(reads, learned)}`;
if (values.out) await writeFile(values.out, written);
else process.stdout.write(written);
