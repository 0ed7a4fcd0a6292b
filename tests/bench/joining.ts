import { readdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { joinKeys, lookupKeys } from "../../server/backend/intake/ingest/joining/join-keys";
import { type Incoming, type Known, planBatch, type StoredReport } from "../../server/backend/intake/ingest/plan-batch";
import { newsReader } from "../../server/backend/intake/ingest/read-news";
import { EVENT_JOINING_2 } from "../../server/backend/intake/ingest/rules/event-joining";
import { type LabelledText, readLabelled } from "../../server/backend/intake/news/labelled/read-labelled";
import type { RawEvent } from "../../server/backend/platform/db/shapes/raw-event";
import type { EventTypeId } from "../../server/backend/reference/catalogue/event-types";
import { type BCubed, bCubed } from "./joining/b-cubed";
import { JUDGED } from "./joining/judged";

/**
 * What of the labelled news is joined into one event, against groups that a person judged: each told by its source, of the type
 * of its label, in the order of days. Prints B-cubed precision, recall and F1 by file, and writes them into docs/news-joining.md with
 * `--out`; `--pairs` prints each text that was joined, and each group that was not found whole.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string", default: "../shared/data/news" },
    out: { type: "string" },
    pairs: { type: "boolean" },
  },
});
const rule = EVENT_JOINING_2.value;
const files = (await readdir(values.data)).filter((name) => name.endsWith(".csv")).sort();
const all = (await Promise.all(files.map((file) => readLabelled(values.data, file)))).flat();
// Without a day nothing can be said; the messages about disasters have a year, and each disaster is told of within days.
const dated = all
  .filter(({ type, date }) => type !== "none" && date !== "")
  .map((text) => ({ ...text, date: text.date.length === 4 ? `${text.date}-07-01` : text.date.slice(0, 10) }))
  // Seven German texts have another number where their day should be.
  .filter(({ date }) => !Number.isNaN(Date.parse(date)))
  .sort((one, other) => one.date.localeCompare(other.date));

const truth = dated.map(groupOf);
const reports: StoredReport[] = [];
const reasons = new Map<number, string>();
const toldSince = new Map<number, number>();
for (const [n, text] of dated.entries()) {
  const incoming = await read(text);
  const known: Known = { reports, sourcesOfEvent: new Map(), toldSince };
  const [step] = await planBatch(sourceOf(text), [incoming], known, rule);
  const joined = step?.kind === "joined" && "eventId" in step.to ? step.to.eventId : null;
  if (joined === null) toldSince.set(n, Date.parse(text.date));
  if (step?.kind === "joined") reasons.set(n, step.reason.key);
  reports.push(stored(incoming, sourceOf(text), joined ?? n));
}
const found = reports.map(({ eventId }) => eventId);

const rows = [...files, "all"].flatMap((file) => {
  const at = dated.flatMap((text, n) => (file === "all" || text.file === file ? [n] : []));
  if (at.length === 0) return [];
  const [some, right] = [at.map((n) => found[n] ?? n), at.map((n) => truth[n] ?? "")];
  const joined = at.filter((n) => reasons.has(n)).length;
  return [row(file, at.length, new Set(right).size, joined, bCubed(some, right))];
});
const table = [
  "| texts | texts | events | joined | precision | recall | F1 |",
  "|---|---|---|---|---|---|---|",
  ...rows,
].join("\n");
process.stdout.write(`${table}\n`);
if (values.out) await writeFile(values.out, written());
if (values.pairs) printPairs();

function row(file: string, texts: number, events: number, joined: number, { precision, recall, f1 }: BCubed): string {
  return `| ${file} | ${texts} | ${events} | ${joined} | ${precision.toFixed(3)} | ${recall.toFixed(3)} | ${f1.toFixed(3)} |`;
}

function groupOf({ id, file, sourceLabel }: LabelledText): string {
  if (file === "crisislex_media.csv") return sourceLabel.split("|", 1)[0] ?? id;
  const judged = JUDGED.findIndex((group) => group.includes(id));
  return judged < 0 ? id : `judged ${judged}`;
}

/** The feed of a headline, the office of its notices; of other texts it is not known, and each is another one's. */
function sourceOf({ id, file, sourceLabel }: LabelledText): string {
  if (sourceLabel.startsWith("feed:")) return sourceLabel;
  return /notices|register|press_release/.test(file) ? file : id;
}

async function read(text: LabelledText): Promise<Incoming> {
  const event: RawEvent = {
    ...{ externalId: text.id, sourceName: text.id, kind: "report", revision: null, updatedAt: null },
    ...{ publishedAt: `${text.date}T12:00:00Z`, happenedAt: null, period: null, withdrawn: false },
    ...{ title: text.title, summary: text.text, url: null, language: text.language, contentHash: text.id },
    ...{ severity: {}, places: [], organizations: [], raw: {} },
  };
  const connector = { name: "feed:labelled", format: "feed", url: null, settings: {} } as const;
  const news = { arming: {}, corrections: null, asOf: new Date(event.publishedAt ?? 0) };
  const told = await newsReader(connector as never, news, text.type as EventTypeId)(event);
  return { ...told, joinKeys: joinKeys(told.content, rule), lookupKeys: lookupKeys(told.content, rule) };
}

function stored({ event, content, joinKeys }: Incoming, sourceName: string, eventId: number): StoredReport {
  const { externalId, contentHash, updatedAt, revision } = event;
  return { eventId, sourceName, externalId, contentHash, updatedAt, revision, content, joinKeys };
}

function printPairs(): void {
  const titleOf = (n: number): string => {
    const { id, date, title, text } = dated[n] as LabelledText;
    return `${date} ${id} ${(title || text).replace(/\s+/g, " ").slice(0, 110)}`;
  };
  for (const [n, reason] of reasons) {
    const first = found[n] ?? n;
    const verdict = truth[n] === truth[first] ? "right" : "WRONG";
    process.stdout.write(`${verdict} ${reason}\n    ${titleOf(first)}\n    ${titleOf(n)}\n`);
  }
  for (const group of new Set(truth.filter((one, n) => truth.indexOf(one) !== n))) {
    const at = truth.flatMap((one, n) => (one === group ? [n] : []));
    const parts = new Set(at.map((n) => found[n]));
    if (parts.size > 1) process.stdout.write(`${group}: ${at.length} texts in ${parts.size} events\n`);
  }
}

function written(): string {
  return `# How well news are joined

Generated by \`npm run bench -- joining --out docs/news-joining.md\` from ${dated.length} labelled texts of ${new Set(truth).size} events, each told by its source and of
the type of its label, in the order of days (rule \`event-joining\`, version ${EVENT_JOINING_2.version}). Which texts tell of one event one reader judged, who knew the rule: all headlines
were read (tests/bench/joining/judged.ts); messages about a disaster are one event by its name, and have a year instead of a day, so that all of one year count as told on one day; of
the other files only what is joined was read, so that their recall says nothing.
B-cubed: for each text, how many of those joined with it belong to it, and how many of those that belong to it were joined with it.
The goals are a precision of 0.95 and an F1 of 0.80; a goal that is missed stands here as missed.

${table}
`;
}
