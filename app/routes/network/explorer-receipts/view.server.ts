import type { ExplorerReceipt } from "~/backend/contract/explorer-receipts";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { filterInWords, totalInWords } from "../explorer-searches/filter-words.server";
import { type ReceiptsFilter, toSearch } from "./filter";
import type { receiptsOf } from "./queries.server";

export interface ReceiptRow {
  id: number;
  href: string;
  name: string;
  query: string;
  found: string;
  by: string;
  when: string;
}

export function receiptRow(
  receipt: ExplorerReceipt,
  collections: readonly { id: number; name: string }[],
  speech: Speech,
): ReceiptRow {
  const { id, search, keptBy, keptAt, filter } = receipt;
  const query = filterInWords(filter, receipt.collections.length > 0 ? receipt.collections : collections, speech);
  return {
    id,
    href: paths.explorerReceipt(id),
    name: search?.name ?? query,
    query: search ? query : "",
    found: totalInWords(receipt, speech),
    by: keptBy.name,
    when: speech.dateTime(keptAt),
  };
}

/** The newest first. */
export function toReceiptsView(
  { page, search }: Awaited<ReturnType<typeof receiptsOf>>,
  filter: ReceiptsFilter,
  { speech, permissions }: { speech: Speech; permissions: readonly string[] },
) {
  return {
    search: search && { name: search.name, href: paths.explorerSearch(search.id) },
    allHref: filter.searchId === null ? null : paths.explorerReceipts(),
    exportHref: paths.explorerReceiptsExport(toSearch({ ...filter, after: null })),
    rows: page.content.map((receipt) => receiptRow(receipt, [], speech)),
    firstHref: filter.after ? paths.explorerReceipts(toSearch({ ...filter, after: null })) : null,
    nextHref: page.after ? paths.explorerReceipts(toSearch({ ...filter, after: page.after })) : null,
    mayMerge: permissions.includes("targets:merge"),
  };
}
export type ReceiptsView = ReturnType<typeof toReceiptsView>;
