import type { CustomerScope, Database } from "../db/database";
import { type Ask, readHead, readLedger } from "./read-ledger";

/**
 * The customer's chain as NDJSON, oldest first. The last line is the head, `{"head":{"seq":…,"hash":…}}`, as it was when
 * the export began: entries written meanwhile are left out, and a cut file shows by the missing head.
 */
export function exportChain(database: Database, scope: CustomerScope): ReadableStream<Uint8Array> {
  const lines = readLines((query) => database.asCustomer(scope, query), scope.customerId);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* readLines(ask: Ask, customerId: number): AsyncGenerator<object, undefined> {
  const head = await ask((tx) => readHead(tx, customerId));
  yield* readLedger(ask, customerId, head.seq);
  yield { head };
  return undefined;
}
