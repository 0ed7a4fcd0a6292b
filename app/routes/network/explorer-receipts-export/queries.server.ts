import { callBackend } from "~/backend/client.server";
import { listExplorerReceipts } from "~/backend/contract/explorer-receipts";
import type { CsvRow } from "~/domain/export/csv";
import { allPages } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { receiptRow } from "../explorer-receipts/view.server";

const COLUMNS = ["number", "what", "criteria", "found", "by", "when"] as const;

/** A total that is only the least is told as such, any other is a number; moments are of UTC. */
export function receiptsAsRows(context: LoadContext, searchId: number | null, speech: Speech) {
  const portions = allPages(
    (page) => callBackend(context, listExplorerReceipts, { query: { ...page, ...(searchId && { searchId }) } }),
    (receipt): CsvRow => {
      const { id, name, query, found, by } = receiptRow(receipt, [], speech);
      return [id, name, query, receipt.isExact ? receipt.total : found, by, receipt.keptAt];
    },
  );
  return { heads: COLUMNS.map((column) => speech.say(`searches:receipts.columns.${column}`)), portions };
}
