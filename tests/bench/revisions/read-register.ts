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

/** What the plan of one batch makes of a whole register of notices; pairs name the first report of the event that is joined. */
export async function readRegister(source: Source): Promise<{ reports: number; joined: Pair[]; proposed: Pair[] }> {
  const reports: Incoming[] = [];
  const joining = EVENT_JOINING.value;
  for await (const batch of inBatches(parseWarn(source), { joining, size: 1_000_000 })) reports.push(...batch.reports);
  const steps = planBatch("warn", reports, { reports: [], sourcesOfEvent: new Map() }, joining);
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
  return {
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
