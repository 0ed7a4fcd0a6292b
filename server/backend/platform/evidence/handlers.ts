import { exportEvidence, listEvidence, verifyEvidence } from "~/backend/contract/evidence";
import { answer, answerStream, type Handler } from "../call/handler";
import { readCursor } from "./cursor";
import { exportChain } from "./export-chain";
import { countLedger, listLedger } from "./list-ledger";
import { toEntry } from "./to-entry";
import { verifyPart } from "./verify-part";

/** Beyond this many the total is "1000+": counting a ledger of years would cost more than the page. */
const COUNTED_AT_MOST = 1000;

export const evidenceHandlers: Handler[] = [
  answer(listEvidence, async ({ tx, query: { subject, after, size, ...filter }, scope }) => {
    const of = { ...filter, subject: subjectOf(subject) };
    const before = after === undefined ? null : readCursor(after);
    const { rows, next } = await listLedger(tx, scope.customerId, { ...of, before, size });
    const { count, isExact } = await countLedger(tx, scope.customerId, of, COUNTED_AT_MOST);
    return {
      content: rows.map(toEntry),
      number: 0,
      numberOfElements: rows.length,
      totalElements: count,
      totalPages: Math.ceil(count / size),
      totalIsExact: isExact,
      after: next === null ? null : String(next),
    };
  }),

  answer(verifyEvidence, ({ tx, scope, query }) => verifyPart(tx, scope.customerId, query.after)),

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

function subjectOf(subject: string | undefined) {
  if (!subject) return undefined;
  const colon = subject.indexOf(":");
  return { type: subject.slice(0, colon), id: subject.slice(colon + 1) };
}
