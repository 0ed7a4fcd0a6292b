import { and, count, desc, eq, lt } from "drizzle-orm";
import { exportEvidence, listEvidence } from "~/backend/contract/evidence";
import { answer, answerStream, type Handler } from "../call/handler";
import { evidence } from "../db/schema/evidence";
import { readCursor } from "./cursor";
import { exportChain } from "./export-chain";
import { toEntry } from "./to-entry";

/** Beyond this many the total is "1000+": counting a ledger of years would cost more than the page. */
const COUNTED_AT_MOST = 1000;

export const evidenceHandlers: Handler[] = [
  answer(listEvidence, async ({ tx, query, scope }) => {
    const subject = and(eq(evidence.customerId, scope.customerId), ...ofSubject(query.subject));
    const before = query.after === undefined ? [] : [lt(evidence.seq, readCursor(query.after))];
    const rows = await tx
      .select()
      .from(evidence)
      .where(and(subject, ...before))
      .orderBy(desc(evidence.seq))
      .limit(query.size + 1);
    const counted = tx
      .select({ seq: evidence.seq })
      .from(evidence)
      .where(subject)
      .limit(COUNTED_AT_MOST + 1)
      .as("counted");
    const [total] = await tx.select({ count: count() }).from(counted);
    const content = rows.slice(0, query.size).map(toEntry);
    const totalElements = Math.min(total?.count ?? 0, COUNTED_AT_MOST);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements,
      totalPages: Math.ceil(totalElements / query.size),
      totalIsExact: (total?.count ?? 0) <= COUNTED_AT_MOST,
      after: rows.length > query.size ? String(content.at(-1)?.seq) : null,
    };
  }),

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

function ofSubject(subject: string | undefined) {
  if (!subject) return [];
  const colon = subject.indexOf(":");
  return [eq(evidence.subjectType, subject.slice(0, colon)), eq(evidence.subjectId, subject.slice(colon + 1))];
}
