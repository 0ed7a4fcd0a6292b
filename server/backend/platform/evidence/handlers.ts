import { exportEvidence, listEvidence, verifyEvidence } from "~/backend/contract/evidence";
import { answer, answerPrepared, answerStream, type Handler } from "../call/handler";
import { inForce } from "./checkpoints/in-force";
import { readCheckpoints } from "./checkpoints/read-checkpoints";
import { trustedKeys } from "./checkpoints/signing-key";
import { readCursor } from "./cursor";
import { exportChain } from "./export-chain";
import { countLedger, listLedger } from "./list-ledger";
import { namesOf } from "./names-of";
import { toEntry } from "./to-entry";
import { verifyPart } from "./verify-part";

/** Beyond this many the total is "1000+": counting a ledger of years would cost more than the page. */
const COUNTED_AT_MOST = 1000;

export const evidenceHandlers: Handler[] = [
  answer(listEvidence, async ({ tx, query: { subject, after, size, ...filter }, scope }) => {
    const of = { ...filter, subject: subjectOf(subject) };
    const before = after === undefined ? null : readCursor(after);
    const { rows, next } = await listLedger(tx, scope.customerId, { ...of, before, size });
    const nameOf = await namesOf(tx, scope.customerId, rows);
    const { count, isExact } = await countLedger(tx, scope.customerId, of, COUNTED_AT_MOST);
    return {
      content: rows.map((row) => ({ ...toEntry(row), about: nameOf(row) })),
      number: 0,
      numberOfElements: rows.length,
      totalElements: count,
      totalPages: Math.ceil(count / size),
      totalIsExact: isExact,
      after: next === null ? null : String(next),
    };
  }),

  // The folder is read before a connection is taken. The bucket is not asked: nobody waits for another server here.
  answerPrepared(
    verifyEvidence,
    ({ deps: { config }, scope }) => checkpointsOf(config.dataDir, scope.customerId),
    ({ tx, scope, query: { after }, prepared: checkpoints }) =>
      verifyPart(tx, scope.customerId, { after, checkpoints }),
  ),

  answerStream(exportEvidence, async ({ database, scope }) => {
    return new Response(exportChain(database, scope), {
      headers: {
        "content-type": "application/x-ndjson",
        "content-disposition": 'attachment; filename="evidence.ndjson"',
        "cache-control": "no-store",
      },
    });
  }),
];

async function checkpointsOf(dataDir: string, customerId: number) {
  const { checkpoints } = await readCheckpoints({ dataDir }, customerId, trustedKeys({ dataDir }));
  return inForce(checkpoints).checkpoints;
}

function subjectOf(subject: string | undefined) {
  if (!subject) return undefined;
  const colon = subject.indexOf(":");
  return { type: subject.slice(0, colon), id: subject.slice(colon + 1) };
}
