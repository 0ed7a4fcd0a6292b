import type { LedgerEntry } from "~/backend/contract/evidence";
import { entryOf } from "~/domain/decision/entry.server";
import { CSV_MARK, type CsvRow, csvLines } from "~/domain/export/csv";
import type { Speech } from "~/i18n/speech.server";

const COLUMNS = ["entry", "when", "who", "what", "kind", "about", "reason", "rule", "hash"] as const;

/** Entries in words as CSV, written as they are read; times are of UTC, so that the file is the same for everybody. */
export async function fileOf(
  portions: AsyncGenerator<LedgerEntry[], void>,
  speech: Speech,
): Promise<ReadableStream<Uint8Array>> {
  // Before the answer begins, so that a failure is a page and no broken file.
  let next = await portions.next();
  const encoder = new TextEncoder();
  const heads = COLUMNS.map((column) => speech.say(`audit:columns.${column}`));
  let start = `${CSV_MARK}${csvLines([heads])}`;
  return new ReadableStream({
    async pull(controller) {
      const rows = (next.value ?? []).map((entry) => rowOf(entry, speech));
      controller.enqueue(encoder.encode(start + csvLines(rows)));
      start = "";
      if (next.done) controller.close();
      else next = await portions.next();
    },
    async cancel() {
      await portions.return();
    },
  });
}

function rowOf(entry: LedgerEntry, speech: Speech): CsvRow {
  const { seq, who, what, kind, about, reason } = entryOf(entry, speech);
  return [seq, entry.at, who.text, what, kind, about.text, reason, entry.ruleVersion, entry.hash];
}
