import type { Database, Tx } from "../../platform/db/database";
import type { RunCounts } from "../../platform/db/schema/connectors";
import type { Source } from "../../platform/db/shapes/raw-event";
import { ruleAt } from "../../platform/rules/register";
import { isEventType } from "../../reference/catalogue/event-types";
import { SourceFailed } from "../connectors/limits";
import { currentArming } from "../news/arming/current-arming";
import { currentCorrections } from "../news/corrections/current-corrections";
import { isDoubtfulSource } from "../news/reputation";
import type { Batch, BatchOptions } from "./batches";
import { type Allowance, allowanceOf } from "./breaker";
import { isNews, isOfWeb, type Readable } from "./formats";
import type { PageTexts } from "./pages/page-texts";
import { batchesOf, type NewsSettings } from "./reports-in-thread";
import { eventJoiningSchema } from "./rules/event-joining";
import { eventPrioritySchema } from "./rules/event-priority";
import { beginRun, endRun, holdingConnector, keepRun, type Run, type Trigger } from "./runs";
import { type BatchResult, type IngestRules, writeBatch } from "./write-batch";

export interface ConnectorToRead extends Readable {
  id: number;
  ownerId: number | null;
}

export interface IngestOptions {
  trigger: Trigger;
  /** Reports in one transaction; 500 unless said. */
  batchSize?: number;
  /** Reads the pages of its texts; none are read unless given. */
  pages?: PageTexts | undefined;
  /** What is wrong throughout fails, instead of being a source that has nothing to tell: a host may answer 200 with an error page. */
  mustBeReadable?: boolean;
}

/** Opens a source when its turn has come, in one part or in several; null when nothing is new in it. */
export type OpenSource = () => Promise<Source | readonly Source[] | null>;

export interface Ingested {
  runId: number;
  counts: RunCounts;
  /** The first hundred. */
  problems: Run["problems"];
}

/**
 * Takes in what a source tells, batch by batch, each in one transaction with the matching that it brings about. Told again, it
 * changes nothing; killed and repeated, it ends as if never killed. Throws `ConnectorBusy`, `MappingMissing`, `SourceFailed`
 * where the bytes stop coming or, if asked for, hold nothing but mistakes; what is wrong in the source is a problem with its position and no exception.
 */
export async function ingest(
  database: Database,
  connector: ConnectorToRead,
  source: Source | OpenSource,
  { trigger, batchSize = 500, pages, mustBeReadable = false }: IngestOptions,
): Promise<Ingested> {
  const { id: connectorId, ownerId } = connector;
  return holdingConnector(database, connectorId, async () => {
    let run = await database.asSystem((tx) => beginRun(tx, { connectorId, ownerId, trigger }));
    try {
      const rules = await database.asSystem(rulesNow);
      const { eventTypeId } = connector.settings;
      const asType = eventTypeId !== undefined && isEventType(eventTypeId) ? eventTypeId : null;
      const opened = typeof source === "function" ? await source() : source;
      const options = { joining: rules.joining, asType, size: batchSize };
      const news = await database.asSystem((tx) => newsSettings(tx, connector));
      const allowance = isNews(connector) ? await database.asSystem((tx) => allowanceOf(tx, connector)) : null;
      for await (const batch of allBatches(connector, opened, options, news, pages)) {
        if (isNews(connector) && isOfWeb(connector)) mustSayMore(batch);
        run = await database.asSystem(async (tx) => {
          const left = allowance ? leftOf(allowance, run) : undefined;
          const { counts } = await writeBatch(tx, { sourceName: connector.name, ownerId }, batch.reports, rules, left);
          const further = add(run, batch, counts);
          await keepRun(tx, further);
          return further;
        });
      }
      if (mustBeReadable) mustHaveRead(run);
      run = withHeld(run);
      await database.asSystem((tx) => endRun(tx, run, null));
      return { runId: run.id, counts: run.counts, problems: run.problems };
    } catch (error) {
      await database.asSystem((tx) => endRun(tx, run, reasonOf(error)));
      throw error;
    }
  });
}

async function newsSettings(tx: Tx, connector: ConnectorToRead): Promise<NewsSettings> {
  const isDoubtful = isNews(connector) && (await isDoubtfulSource(tx, connector.name, connector.ownerId));
  const corrections = isNews(connector) ? await currentCorrections(tx, connector.ownerId) : null;
  return { arming: await currentArming(tx), corrections, asOf: new Date(), isDoubtful };
}

/** Whoever bought the domain of a source that is gone says the same in all items. Throws `SourceFailed`. */
export function mustSayMore({ reports }: Batch): void {
  const [first] = reports;
  if (!first || reports.length < FEW || reports.some(({ event }) => event.title !== first.event.title)) return;
  throw new SourceFailed(
    `all ${reports.length} items say the same, as where a domain was sold: “${first.event.title.slice(0, 80)}”`,
  );
}

/** Of fewer, chance may make all alike. */
const FEW = 5;

/** Throws `SourceFailed` where nothing but problems was read. */
function mustHaveRead({ counts, problems }: Run): void {
  const last = problems.at(-1);
  if (counts.read === 0 && last) throw new SourceFailed(`nothing could be read: ${last.message}`);
}

/** What is left of it behind the batches that this run has written. */
function leftOf({ source, type }: Allowance, { counts: { published = 0, types = {} } }: Run): Allowance {
  return { source: source - published, type: (id) => type(id) - (types[id] ?? 0) };
}

/** The operator reads it where the run's other problems stand: first of its source, then of each type. */
function withHeld(run: Run): Run {
  const { held = 0, heldTypes = {} } = run.counts;
  const ofTypes = Object.entries(heldTypes);
  const ofSource = ofTypes.reduce((rest, [, count]) => rest - count, held);
  const messages = [
    ...(ofSource > 0 ? [`more than five times as many events as on a usual day: ${wait(ofSource)}`] : []),
    ...ofTypes.map(
      ([type, count]) =>
        `more than five times as many events of type “${type}” as on a usual day, of all sources: ${wait(count)}`,
    ),
  ];
  if (messages.length === 0) return run;
  const counts = { ...run.counts, problems: run.counts.problems + messages.length };
  const problems = [...messages.map((message) => ({ position: {}, message })), ...run.problems].slice(0, PROBLEMS_KEPT);
  return { ...run, counts, problems };
}

const wait = (count: number): string => `${count} ${count === 1 ? "text waits" : "texts wait"} for a person`;

/** Part after part. */
export async function* allBatches(
  connector: Readable,
  opened: Source | readonly Source[] | null,
  options: BatchOptions,
  news: NewsSettings,
  pages?: PageTexts,
): AsyncGenerator<Batch, void> {
  if (opened === null) return;
  const parts: readonly Source[] = Array.isArray(opened) ? opened : [opened as Source];
  for (const part of parts) yield* batchesOf(connector, part, options, news, pages);
}

/** The rules that hold today. */
export async function rulesNow(tx: Tx): Promise<IngestRules> {
  const today = new Date().toISOString().slice(0, 10);
  const joining = await ruleAt(tx, "event-joining", today, eventJoiningSchema);
  const priority = await ruleAt(tx, "event-priority", today, eventPrioritySchema);
  return { joining: joining.value, priority: priority.value };
}

/** What a person may read: the words of whoever saw it first. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  const { message } = error.cause instanceof Error ? error.cause : error;
  return message.slice(0, 500);
}

const some = (name: "published" | "held", count: number) => (count > 0 ? { [name]: count } : {});

/** Both counted together, left out where there is nothing. */
function someOf(name: "types" | "heldTypes", one: Record<string, number> = {}, other: Record<string, number> = {}) {
  const sum = { ...one };
  for (const [type, count] of Object.entries(other)) sum[type] = (sum[type] ?? 0) + count;
  return Object.keys(sum).length > 0 ? { [name]: sum } : {};
}

const PROBLEMS_KEPT = 100;

function add({ id, counts, problems }: Run, batch: Batch, written: BatchResult["counts"]): Run {
  return {
    id,
    counts: {
      read: counts.read + batch.reports.length + batch.repeated,
      added: counts.added + written.added,
      revised: counts.revised + written.revised,
      joined: counts.joined + written.joined,
      unchanged: counts.unchanged + written.unchanged + batch.repeated,
      problems: counts.problems + batch.problems.length,
      ...some("published", (counts.published ?? 0) + written.published),
      ...some("held", (counts.held ?? 0) + written.held),
      ...someOf("types", counts.types, written.types),
      ...someOf("heldTypes", counts.heldTypes, written.heldTypes),
    },
    problems: [...problems, ...batch.problems].slice(0, PROBLEMS_KEPT),
  };
}
