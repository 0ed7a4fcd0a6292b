import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { RunCounts } from "../../platform/db/schema/connectors";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { enqueueEventMatch } from "../matching/enqueue-match";
import { enqueueOwnWords } from "../news/own-words/enqueue-own-words";
import { enqueueTopics } from "../news/topics/enqueue-topics";
import { sayAsPeople } from "./again/say-as-people";
import { type Allowance, holdBack } from "./breaker";
import { composeEvent } from "./compose-event";
import { loadKnown, type Origin } from "./load-known";
import { type EventRef, type Incoming, planBatch, type Step } from "./plan-batch";
import { proposeUpdates } from "./propose-updates";
import { recomposeEvents } from "./recompose-events";
import type { EventJoining } from "./rules/event-joining";
import type { EventPriority } from "./rules/event-priority";
import { takeBack } from "./take-back";
import { insertEvents } from "./write-events";
import { writeReadings } from "./write-readings";
import { insertSources, touchSources, updateSources } from "./write-sources";

export interface IngestRules {
  joining: EventJoining;
  priority: EventPriority;
}

export interface BatchResult {
  counts: Pick<RunCounts, "added" | "revised" | "joined" | "unchanged"> &
    Required<Pick<RunCounts, "published" | "held" | "types" | "heldTypes">>;
  /** By report, in the order given: the event that it is a report of now. */
  eventIds: number[];
}

/**
 * Writes reports of one source, none of them twice, in the caller's transaction: new ones become events or join one, changed
 * ones revise theirs; of `allowance` more new texts become events, and those after them wait for a person. The matching of every event that changed is enqueued with it. Told again, nothing changes.
 */
export async function writeBatch(
  tx: Tx,
  origin: Origin,
  given: readonly Incoming[],
  rules: IngestRules,
  allowance = UNLIMITED,
): Promise<BatchResult> {
  await lockOwner(tx, origin.ownerId);
  const told = await takeBack(tx, origin, given, rules.joining);
  const known = await loadKnown(tx, origin, told);
  const stored = known.reports.filter(isOf(origin));
  const own = new Map(stored.map(({ externalId, eventId }) => [externalId, eventId]));
  const withdrawn = new Map(stored.map(({ externalId, content }) => [externalId, content?.withdrawn]));
  const { incoming, published, held, types, heldTypes } = holdBack(told, {
    isKnown: (id) => own.has(id),
    allowance,
    joining: rules.joining,
  });
  const steps = await planBatch(origin.sourceName, incoming, known, rules.joining);
  const of = (kind: Step["kind"]): Incoming[] => incoming.filter((_, index) => steps[index]?.kind === kind);

  const born = await insertBorn(tx, origin, incoming, steps, rules);
  const idOf = (ref: EventRef): number => ("eventId" in ref ? ref.eventId : (born.get(ref.bornOf) ?? 0));
  const eventIds = steps.map((step, index) => {
    if (step.kind === "added") return born.get(index) ?? 0;
    if (step.kind === "joined") return idOf(step.to);
    return own.get(incoming[index]?.event.externalId ?? "") ?? 0;
  });
  const reports = incoming.flatMap((one, index) => {
    const step = steps[index];
    if (step?.kind !== "added" && step?.kind !== "joined") return [];
    return [{ ...one, eventId: eventIds[index] ?? 0, joined: step.kind === "joined" ? step.reason : null }];
  });
  await insertSources(tx, origin, reports);
  await proposeUpdates(
    tx,
    origin.ownerId,
    steps.flatMap((step, index) =>
      step.kind === "added" && step.proposal
        ? [{ laterId: eventIds[index] ?? 0, earlierId: idOf(step.proposal.of), reason: step.proposal.reason }]
        : [],
    ),
  );
  await updateSources(tx, origin, of("revised"));
  const read = await writeReadings(tx, origin, [...reports, ...of("revised")]);
  // What people agree on outlives a corrected word; only what is public is agreed on.
  if (origin.ownerId === null && of("revised").length > 0) await sayAsPeople(tx, read, rules.joining);
  await touchSources(
    tx,
    origin,
    of("unchanged").map(({ event }) => event.externalId),
  );
  const touched = eventIds.filter((_, index) => steps[index]?.kind === "revised" || steps[index]?.kind === "joined");
  const revised = await recomposeEvents(tx, origin, touched, rules.priority);
  const turned = eventIds.filter((_, index) => {
    const { event, content } = incoming[index] as Incoming;
    return steps[index]?.kind === "revised" && (withdrawn.get(event.externalId) ?? false) !== content.withdrawn;
  });
  // What customers' topics and words made of a report goes with it, though others tell of its event in the same words.
  const changed = [...new Set([...born.values(), ...revised, ...turned])].sort((a, b) => a - b);
  await enqueueEventMatch(tx, changed);
  await enqueueTopics(tx, read);
  await enqueueOwnWords(tx, read);
  return {
    counts: {
      added: of("added").length,
      revised: of("revised").length,
      joined: of("joined").length,
      unchanged: of("unchanged").length,
      published,
      held,
      types,
      heldTypes,
    },
    eventIds,
  };
}

const UNLIMITED: Allowance = { source: Number.POSITIVE_INFINITY, type: () => Number.POSITIVE_INFINITY };

/** One writer for each owner: two sources that tell of the same thing at the same moment would both make an event of it. */
export async function lockOwner(tx: Tx, ownerId: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INGEST_LOCK}, ${ownerId ?? 0}::int)`);
}

/** Any number will do, as long as it stays the same. */
const INGEST_LOCK = 7_204_310;

const isOf = (origin: Origin) => (report: { sourceName: string }) => report.sourceName === origin.sourceName;

/** The new events by the place of their report in the batch. */
async function insertBorn(
  tx: Tx,
  { ownerId }: Origin,
  incoming: readonly Incoming[],
  steps: readonly Step[],
  rules: IngestRules,
): Promise<Map<number, number>> {
  const firstSeenAt = new Date();
  const composed = await mapInTurns(incoming, ({ content }, index) =>
    steps[index]?.kind === "added" ? composeEvent([{ content, firstSeenAt }], rules.priority) : null,
  );
  const born = composed.flatMap((event, index) => (event === null ? [] : [{ index, event }]));
  const ids = await insertEvents(
    tx,
    ownerId,
    born.map(({ event }) => event),
  );
  return new Map(born.map(({ index }, place) => [index, ids[place] ?? 0]));
}
