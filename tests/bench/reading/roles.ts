import { parseArgs } from "node:util";
import { halfOf } from "../../../server/backend/intake/news/labelled/halves";
import { type LabelledText, readLabelled } from "../../../server/backend/intake/news/labelled/read-labelled";
import { findEvidence } from "../../../server/backend/intake/news/lexicon/find-evidence";
import { lexiconOf } from "../../../server/backend/intake/news/lexicon/lexicons";
import { readWho } from "../../../server/backend/intake/news/who/read-who";
import { isSameName } from "./same-name";

/**
 * What of the organizations that labelled texts mark is found, and in which role: `npx tsx tests/bench/reading/roles.ts`. The labels say
 * that somebody is named and not whom it happened to; `--show` prints each text to be read.
 */
const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data/news" },
    half: { type: "string", default: "dev" },
    show: { type: "boolean", default: false },
  },
});
const FILES = ["smartdata_de.csv", "duee_zh.csv", "ccks2020_zh.csv", "jp_labour_notices.csv"];

interface Counts {
  texts: number;
  evident: number;
  labelled: number;
  subject: number;
  bystander: number;
  found: number;
  right: number;
}

function count(texts: readonly LabelledText[]): Counts {
  const counts = { texts: texts.length, evident: 0, labelled: 0, subject: 0, bystander: 0, found: 0, right: 0 };
  for (const text of texts) {
    const given = { title: text.title, extract: text.text, body: "" };
    const lexicon = lexiconOf(text.language);
    const evidence = lexicon ? (findEvidence(given, lexicon).types[0]?.span ?? null) : null;
    const { subjects, bystanders } = readWho(given, text.language, evidence);
    const [named, aside] = [subjects, bystanders].map((some) => some.map(({ value }) => value.name)) as [
      string[],
      string[],
    ];
    const labels = text.organizations;
    counts.evident += evidence === null ? 0 : 1;
    counts.labelled += labels.length;
    counts.subject += labels.filter((label) => named.some((name) => isSameName(name, label))).length;
    counts.bystander += labels.filter(
      (label) => !named.some((name) => isSameName(name, label)) && aside.some((name) => isSameName(name, label)),
    ).length;
    counts.found += named.length;
    counts.right += named.filter((name) => labels.some((label) => isSameName(name, label))).length;
    if (values.show)
      console.log(
        `${text.type} «${evidence?.quote ?? ""}» ${text.title} ${text.text.slice(0, 300)}\n  labels: ${labels.join("; ")}\n  subjects: ${named.join("; ")}\n  bystanders: ${aside.join("; ")}`,
      );
  }
  return counts;
}

const of = (part: number, whole: number): string => `${part} (${whole === 0 ? "none" : (part / whole).toFixed(2)})`;

for (const file of FILES) {
  const all = (await readLabelled(values.data, file)).filter(
    (text) => values.half === "all" || halfOf(text) === values.half,
  );
  const { texts, evident, labelled, subject, bystander, found, right } = count(
    all.filter(({ organizations }) => organizations.length > 0),
  );
  const missing = labelled - subject - bystander;
  console.log(
    `${file}: ${texts} texts with names, ${evident} with evidence; ${labelled} names: subject ${of(subject, labelled)}, ` +
      `bystander ${of(bystander, labelled)}, not found ${of(missing, labelled)}; subjects ${found}, of them labelled ${of(right, found)}`,
  );
}
