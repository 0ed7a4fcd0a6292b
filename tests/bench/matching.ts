import { parseArgs } from "node:util";
import { buildIndex } from "../../server/backend/reference/names/index/build-index";
import { scoreMatch } from "../../server/backend/reference/names/score-match";
import { MATCH_SETTINGS } from "../../server/backend/reference/names/settings";
import { makePairs, REPORTED_ONLY } from "./matching/make-pairs";
import { bestThreshold, qualityOf, rightShare, type Score } from "./matching/measure";
import type { Half, LabelledPair } from "./matching/pair";
import { DATA_FOLDER, readData } from "./matching/read-data";
import { readPairs } from "./matching/read-pairs";
import { measureThroughput } from "./matching/throughput";
import { trigramSimilarity } from "./matching/trigram-baseline";

/**
 * Precision and recall of name matching on labelled pairs made from the real lists, and screenings per second, both
 * beside a plain trigram floor of the same run. --half tune|test, --data FOLDER, --pairs FILE for pairs from elsewhere, --wrong N to see
 * what was judged wrong, --quality-only. Exit 1 when a goal is missed, 2 when there is no data.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: DATA_FOLDER },
    half: { type: "string", default: "test" },
    pairs: { type: "string" },
    wrong: { type: "string", default: "0" },
    names: { type: "string", default: "100000" },
    seed: { type: "string", default: "20250816" },
    "quality-only": { type: "boolean", default: false },
  },
});
const GOALS = { f1: 0.86, precision: 0.85, perSecond: 150 };
const MATCH = MATCH_SETTINGS.thresholds.match;
const seed = Number(values.seed);
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const percent = (part: number): string => (100 * part).toFixed(1).padStart(6);

const data = readData(values.data);
if (!data && !values.pairs) {
  process.stderr.write(`matching bench: no real lists at ${values.data}; nothing was measured\n`);
  process.exit(2);
}
const index = data ? buildIndex(data.listed) : undefined;
const missed: string[] = [];
if (values.pairs) {
  const pairs = readPairs(values.pairs);
  for (const kind of new Set(pairs.map((pair) => pair.kind))) {
    const some = pairs.filter((pair) => pair.kind === kind);
    report(`${values.pairs}: ${kind}`, some, some);
  }
} else if (data) {
  for (const kind of ["organization", "person"] as const) {
    const pairs = makePairs(data, kind, values.half as Half, seed);
    const total = report(`${kind}s, ${values.half} half`, pairs, makePairs(data, kind, "tune", seed));
    if (kind === "organization" && total.f1 < GOALS.f1) missed.push(`F1 of organizations below ${GOALS.f1}`);
    if (kind === "organization" && total.precision < GOALS.precision)
      missed.push(`precision of organizations below ${GOALS.precision}`);
  }
  if (!values["quality-only"]) {
    const speed = measureThroughput(data, Number(values.names), seed);
    print(`\nscreening against ${speed.names} names (index built in ${speed.buildSeconds.toFixed(1)} s), one core`);
    print(
      `  matcher  ${speed.perSecond.toFixed(0)}/s, p95 ${speed.p95.toFixed(1)} ms; misspelt query: the entity among the first ten ${percent(speed.found)} %`,
    );
    print(
      `  floor    ${speed.floorPerSecond.toFixed(0)}/s; misspelt query: the entity among the first ten ${percent(speed.floorFound)} %`,
    );
    if (speed.perSecond < GOALS.perSecond) missed.push(`fewer than ${GOALS.perSecond} screenings a second`);
  }
}
for (const goal of missed) print(`MISSED: ${goal}`);
process.exit(missed.length > 0 ? 1 : 0);

function report(title: string, pairs: readonly LabelledPair[], tuning: readonly LabelledPair[]) {
  const listed: Score = ({ kind, query, candidate }) => {
    const rarity = (kind === "person" ? index?.persons : index?.organizations)?.rarity;
    return scoreMatch(query, candidate, rarity ? { rarity } : {}).score;
  };
  const bare: Score = ({ query, candidate }) => scoreMatch(query, candidate).score;
  const floor: Score = ({ query, candidate }) => trigramSimilarity(query.name, candidate.name);
  const counted = pairs.filter(({ className }) => !REPORTED_ONLY.has(className));
  const counting = tuning.filter(({ className }) => !REPORTED_ONLY.has(className));
  const floorThreshold = bestThreshold(counting, counting.map(floor));
  print(`\n${title}: ${counted.length} pairs, match from ${MATCH}`);
  print("  judged as labelled, %     pairs   label  matcher  no list   floor");
  for (const className of new Set(pairs.map((pair) => pair.className))) {
    const some = pairs.filter((pair) => pair.className === className);
    const shares = [
      rightShare(some, some.map(listed), MATCH),
      rightShare(some, some.map(bare), MATCH),
      rightShare(some, some.map(floor), floorThreshold),
    ];
    const note = REPORTED_ONLY.has(className) ? "  (not in the total)" : "";
    const label = some.every(({ same }) => same) ? "same" : some.some(({ same }) => same) ? "mixed" : "apart";
    print(
      `  ${className.padEnd(24)} ${String(some.length).padStart(6)}  ${label.padStart(6)}  ${shares.map(percent).join("   ")}${note}`,
    );
  }
  const total = qualityOf(counted, counted.map(listed), MATCH);
  const rows = [
    ["matcher", total],
    ["all aliases", qualityOf(pairs, pairs.map(listed), MATCH)],
    ["no list", qualityOf(counted, counted.map(bare), MATCH)],
    [`floor at ${floorThreshold}`, qualityOf(counted, counted.map(floor), floorThreshold)],
  ] as const;
  for (const [name, { precision, recall, f1 }] of rows) {
    print(`  ${name.padEnd(14)} precision ${percent(precision)}  recall ${percent(recall)}  F1 ${percent(f1)}`);
  }
  showWrong(counted, listed);
  return total;
}

function showWrong(pairs: readonly LabelledPair[], score: Score): void {
  const wrong = pairs.filter((pair) => score(pair) >= MATCH !== pair.same);
  const step = Math.max(1, Math.floor(wrong.length / Math.max(1, Number(values.wrong))));
  for (let i = 0; i < wrong.length && Number(values.wrong) > 0; i += step) {
    const pair = wrong[i] as LabelledPair;
    print(
      `    ${score(pair).toFixed(2)} ${pair.same ? "same " : "apart"} ${pair.className}: ${pair.query.name} | ${pair.candidate.name}`,
    );
  }
}
