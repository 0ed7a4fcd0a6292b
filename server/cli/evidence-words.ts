import type { Distrusted } from "../backend/platform/evidence/checkpoints/read-checkpoints";
import type { Finding } from "../backend/platform/evidence/compare";
import type { Flaw } from "../backend/platform/evidence/verify";
import type { Compared } from "./evidence-ledgers";

/** What `evidence verify` ends with, the worst first: of several findings the first in this order counts. */
export const EXIT_CODES = {
  broken: 10,
  emptied: 11,
  replaced: 12,
  forked: 13,
  cut: 14,
  /** A checkpoint that is not signed by a key that counts here. */
  untrusted: 15,
  /** Not one record was there, and nobody knows of any. */
  nothing: 16,
} as const;

/** One line for each thing that is to be said of a ledger. */
export function linesOn(compared: Compared): string[] {
  const { name, findings, givenUp, distrusted } = compared;
  const told = findings.length > 0 ? findings.map((finding) => inWords(finding)) : [soundness(compared)];
  const restarts = givenUp.map(
    ({ at, after, count, reason }) => `${counted(count)} beyond record ${after} given up on ${at}: ${reason}`,
  );
  return [...told, ...restarts].map((words) => `${name}: ${words}`).concat(distrusted.map(distrustInWords));
}

export function distrustInWords({ place, line, why }: Distrusted): string {
  return `CHECKPOINT NOT TRUSTED, line ${line} of ${place} ${WHY[why]}`;
}

/** As `--against` takes it. */
export const printedHead = ({ customerId, head }: Pick<Compared, "customerId" | "head">): string =>
  `${customerId ?? "?"}:${head.seq}:${head.hash}`;

const FLAWS: Record<Flaw, string> = {
  altered: "is not what was recorded",
  "broken-link": "does not follow the record before it",
  gap: "comes after records that are missing",
  head: "is the last one, but the ledger's head names another",
};

const WHY: Record<Distrusted["why"], string> = {
  "no-checkpoint": "is no checkpoint",
  "other-customer": "is of another customer",
  "unknown-key": "was signed by a key that is not known here (--key takes its public half)",
  signature: "was changed: its signature is not valid",
};

function inWords(finding: Finding): string {
  switch (finding.kind) {
    case "broken":
      return `BROKEN, record ${finding.seq} ${FLAWS[finding.flaw]}`;
    case "emptied":
      return Number.isFinite(finding.mark.seq)
        ? `EMPTIED, it has no records, but ${finding.mark.source} knows ${finding.mark.seq}`
        : "CUT, the file ends without its head before any record";
    case "replaced":
      return `REPLACED, record ${finding.mark.seq} is not the one of ${finding.mark.source}; ${upTo(finding.agreed)}`;
    case "forked":
      return `FORKED, as ${finding.source} has it up to record ${finding.seq - 1}, and not from record ${finding.seq} on`;
    case "cut":
      return cutInWords(finding);
  }
}

function cutInWords({ seq, mark }: Extract<Finding, { kind: "cut" }>): string {
  if (!Number.isFinite(mark.seq)) return `CUT, record ${seq} is the last one, but the file ends without its head`;
  const lost = `CUT, it ends at record ${seq}, but ${mark.source} knows ${mark.seq}: ${mark.seq - seq} are missing`;
  return `${lost}. A restored older backup looks like this; if it is one, evidence checkpoint --accept "REASON" records why`;
}

function upTo(agreed: number): string {
  return agreed > 0 ? `it agrees up to record ${agreed}` : "nothing before it was compared";
}

function soundness(compared: Compared): string {
  const { head, checkpoints, marks, copy } = compared;
  const elsewhere = marks.length - checkpoints.length + (copy ? 1 : 0);
  const latest = checkpoints.at(-1);
  const agrees = [
    ...(latest ? [`agrees with ${counted(checkpoints.length)}, the last at record ${latest.seq} of ${latest.at}`] : []),
    ...(elsewhere > 0 ? ["agrees with --against"] : []),
  ];
  const known = agrees.length > 0 ? agrees.join("; ") : "no checkpoint to compare with";
  if (head.seq === 0) return `nothing to verify, no records; ${known}`;
  return `sound, ${head.seq} records, head ${printedHead(compared)}; ${known}`;
}

const counted = (checkpoints: number): string => `${checkpoints} ${checkpoints === 1 ? "checkpoint" : "checkpoints"}`;
