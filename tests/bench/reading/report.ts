import { wilsonBound } from "../../../server/backend/intake/news/arming/wilson";
import { armingOf, type Learned } from "../../../server/backend/intake/news/read-text";
import { type Figures, f1, falseAlarms, figuresBy, type Read, sum } from "./measure";

/** A type with fewer labelled texts has no figure of its own in a mean: one text more or less would change it by a twentieth. */
const FEWEST = 20;

/** Markdown: the goals of the first release against what was measured, then each type, language and file. */
export function report(reads: readonly Read[], learned: Learned): string {
  return [
    ...summary(reads, learned),
    "",
    "## By type and language",
    "",
    ...table(["type", "language"], reads, (type, { language }) => `${type} | ${language}`, learned),
    "",
    "## By file",
    "",
    ...table(["file"], reads, (_, { file }) => file),
    "",
    "## What was taken for what",
    "",
    ...confusion(reads),
    "",
  ].join("\n");
}

function summary(reads: readonly Read[], learned: Learned): string[] {
  const byType = figuresBy(reads, (type) => type);
  const scored = [...byType.values()].filter(({ labelled }) => labelled >= FEWEST);
  const all = sum(byType.values());
  const publishing = figuresBy(reads, (type, { language }) => {
    const state = armingOf(type as never, language, learned)?.state;
    return state === "armed" || state === "trial" ? "publishing" : "not";
  }).get("publishing");
  const none = falseAlarms(reads);
  const perThousand = none.texts === 0 ? 0 : (1000 * none.alarms) / none.texts;
  const bound = wilsonBound(all.publishedRight, all.published);
  return [
    "| what | goal | measured |",
    "|---|---|---|",
    `| published and right | ≥ 0.90 | ${share(all.publishedRight, all.published)}, at least ${bound.toFixed(2)} |`,
    `| published of what types that publish are labelled with | ≥ 0.40 | ${share(publishing?.publishedRight ?? 0, publishing?.labelled ?? 0)} |`,
    `| mean F1 over ${scored.length} types of ${FEWEST} texts and more, what goes to a person counted | ≥ 0.60 over 25 types | ${mean(scored.map(f1)).toFixed(2)} |`,
    `| false alarms of a thousand texts without an event | ≤ 3 | ${perThousand.toFixed(1)} (${none.alarms} of ${none.texts}) |`,
    ...["en", "de", "fr", "zh"].map(
      (language) => `| types that publish in ${language} | ${GOAL[language] ?? ""} | ${states(language, learned)} |`,
    ),
  ];
}

const GOAL: Record<string, string> = { en: "≥ 12 armed", de: "≥ 8 armed" };

function states(language: string, { arming }: Learned): string {
  const all = Object.values(arming[language] ?? {});
  const count = (state: string) => all.filter((one) => one.state === state).length;
  return `${count("armed")} armed, ${count("trial")} on trial, ${count("watched")} watched, ${count("off")} off`;
}

function table(
  heads: string[],
  reads: readonly Read[],
  of: Parameters<typeof figuresBy>[1],
  learned?: Learned,
): string[] {
  const rows = [...figuresBy(reads, of)].sort(([, one], [, other]) => other.labelled - one.labelled);
  return [
    `| ${heads.join(" | ")} | labelled | found, right | F1 | published, right |${learned ? " may publish |" : ""}`,
    `|${heads.map(() => "---|").join("")}---|---|---|---|${learned ? "---|" : ""}`,
    ...rows.map(([name, figures]) => `| ${name} | ${cells(figures)} |${learned ? ` ${stateOf(name, learned)} |` : ""}`),
  ];
}

const cells = (figures: Figures): string =>
  `${figures.labelled} | ${share(figures.right, figures.found)} | ${f1(figures).toFixed(2)} | ${share(figures.publishedRight, figures.published)}`;

function stateOf(name: string, learned: Learned): string {
  const [type = "", language = ""] = name.split(" | ");
  const arming = armingOf(type as never, language, learned);
  return arming ? `${arming.state}: ${arming.right} of ${arming.judged}` : "";
}

function confusion(reads: readonly Read[]): string[] {
  const pairs = new Map<string, number>();
  for (const { text, read } of reads) {
    const found = read.outcome === "nothing" ? "nothing" : (read.types[0]?.value ?? "nothing");
    if (found === text.type || (found === "nothing" && text.type === "none")) continue;
    const pair = `| ${text.type} | ${found} |`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const most = [...pairs].sort(([, one], [, other]) => other - one).slice(0, 40);
  return ["| labelled | read as | texts |", "|---|---|---|", ...most.map(([pair, texts]) => `${pair} ${texts} |`)];
}

const share = (part: number, of: number): string =>
  of === 0 ? "none" : `${part} of ${of} (${(part / of).toFixed(2)})`;
const mean = (values: number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;
