import { createReadStream } from "node:fs";
import { join } from "node:path";
import { parseWarn } from "../../../server/backend/intake/connectors/warn/parse";
import { inBatches } from "../../../server/backend/intake/ingest/batches";
import { type Incoming, planBatch } from "../../../server/backend/intake/ingest/plan-batch";
import { EVENT_JOINING } from "../../../server/backend/intake/ingest/rules/event-joining";
import type { Source } from "../../../server/backend/platform/db/shapes/raw-event";

export interface Notice {
  /** The register's own key of the record. */
  id: string;
  company: string;
  place: string;
  notice: string | null;
  effective: string | null;
  employees: number | null;
}

export interface Pair {
  earlier: Notice;
  later: Notice;
  reason: string;
  sure: boolean;
}

export interface Register {
  reports: number;
  joined: Pair[];
  proposed: Pair[];
  /** What becomes of two notices, by their ids: they are one event, of their events one may be an update of the other, or neither. */
  between: (one: string, other: string) => "joined" | "proposed" | null;
}

export const readRegisterFile = (folder: string, state: string): Promise<Register> =>
  readRegister(createReadStream(join(folder, `warn_notices_${state}.csv`)));

/** What the plan of one batch makes of a whole register of notices; pairs name the first report of the event that is joined. */
export async function readRegister(source: Source): Promise<Register> {
  const reports: Incoming[] = [];
  const joining = EVENT_JOINING.value;
  for await (const batch of inBatches(parseWarn(source), { joining, size: 1_000_000 })) reports.push(...batch.reports);
  const steps = await planBatch("warn", reports, { reports: [], sourcesOfEvent: new Map() }, joining);
  const pairs = steps.flatMap((step, index): Pair[] => {
    const found =
      step.kind === "joined"
        ? { ref: step.to, reason: step.reason, sure: true }
        : step.kind === "added" && step.proposal
          ? { ref: step.proposal.of, reason: step.proposal.reason, sure: false }
          : null;
    const earlier = found && "bornOf" in found.ref ? reports[found.ref.bornOf] : undefined;
    const later = reports[index];
    if (!found || !earlier || !later) return [];
    return [{ earlier: noticeOf(earlier), later: noticeOf(later), reason: found.reason.key, sure: found.sure }];
  });
  const eventOf = steps.map((step, index) => (step.kind === "joined" && "bornOf" in step.to ? step.to.bornOf : index));
  const byId = new Map(reports.map((report, index) => [noticeOf(report).id, eventOf[index]]));
  const asked = new Set(
    steps.flatMap((step, index) =>
      step.kind === "added" && step.proposal && "bornOf" in step.proposal.of
        ? [`${step.proposal.of.bornOf} ${index}`, `${index} ${step.proposal.of.bornOf}`]
        : [],
    ),
  );
  const between: Register["between"] = (one, other) => {
    const [first, second] = [byId.get(one), byId.get(other)];
    if (first === undefined || second === undefined) throw new Error(`There is no notice ${one} or ${other}.`);
    return first === second ? "joined" : asked.has(`${first} ${second}`) ? "proposed" : null;
  };
  return {
    between,
    reports: reports.length,
    joined: pairs.filter(({ sure }) => sure),
    proposed: pairs.filter(({ sure }) => !sure),
  };
}

function noticeOf({ event }: Incoming): Notice {
  const address = event.places.find(({ kind }) => kind === "address");
  return {
    id: event.raw.dedupe_key ?? event.externalId,
    company: event.raw.employer_name ?? event.title,
    place: address?.kind === "address" ? address.text : "",
    notice: event.raw.notice_date || null,
    effective: event.raw.effective_date || null,
    employees: event.severity.employeesAffected ?? null,
  };
}
