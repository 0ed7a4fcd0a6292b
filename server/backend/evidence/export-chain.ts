import { and, asc, eq, gt } from "drizzle-orm";
import type { CustomerScope, Database } from "../db/database";
import { evidence, evidenceHeads } from "../db/schema/evidence";
import { toEntry } from "./to-entry";

const ROWS_AT_ONCE = 1000;

/**
 * The customer's chain as NDJSON, oldest first. The last line is the head, `{"head":{"seq":…,"hash":…}}`, as it was when
 * the export began: entries written meanwhile are left out, and a cut file shows by the missing head.
 */
export function exportChain(database: Database, scope: CustomerScope): ReadableStream<Uint8Array> {
  const lines = readLines(database, scope);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* readLines(database: Database, scope: CustomerScope): AsyncGenerator<string, undefined> {
  const own = eq(evidence.customerId, scope.customerId);
  const [head] = await database.asCustomer(scope, (tx) =>
    tx.select().from(evidenceHeads).where(eq(evidenceHeads.customerId, scope.customerId)),
  );
  const end = head?.seq ?? 0;
  for (let seq = 0; seq < end; ) {
    const rows = await database.asCustomer(scope, (tx) =>
      tx
        .select()
        .from(evidence)
        .where(and(own, gt(evidence.seq, seq)))
        .orderBy(asc(evidence.seq))
        .limit(ROWS_AT_ONCE),
    );
    const known = rows.filter((row) => row.seq <= end);
    if (known.length === 0) break;
    yield `${known.map((row) => JSON.stringify(toEntry(row))).join("\n")}\n`;
    seq = known.at(-1)?.seq ?? end;
  }
  yield `${JSON.stringify({ head: { seq: end, hash: head?.hash ?? "" } })}\n`;
  return undefined;
}
