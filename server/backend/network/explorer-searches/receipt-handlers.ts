import type { NetworkTarget } from "~/backend/contract/collection-targets";
import {
  exportExplorerReceipt,
  keepExplorerReceipt,
  listExplorerReceipts,
  readExplorerReceipt,
} from "~/backend/contract/explorer-receipts";
import type { ExplorerSearch } from "~/backend/contract/explorer-searches";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { targetFile } from "../collections/targets/target-file";
import { keepReceipt } from "./keep-receipt";
import { countReceipts, findReceipt, listReceipts, readReceipt, toReceipt } from "./read-receipts";
import { findSearch } from "./stored-search";

export const explorerReceiptHandlers: Handler[] = [
  answer(keepExplorerReceipt, async (asked) => {
    const { tx, scope, body } = asked;
    const search = body.searchId === undefined ? null : await findSearch(tx, scope, body.searchId);
    const filter = withoutOrder(search?.filter ?? body.filter ?? {});
    const id = await keepReceipt(asked, { filter, search: search && { id: search.id, name: search.name } });
    return toReceipt(await findReceipt(tx, scope, id));
  }),

  answer(listExplorerReceipts, async ({ tx, scope, query: { searchId, size, after } }) => {
    const rows = await listReceipts(tx, scope, { searchId, before: readCursor(after), limit: size + 1 });
    const page = rows.slice(0, size);
    const count = await countReceipts(tx, scope, searchId, MOST_COUNTED);
    const total = Math.min(count, MOST_COUNTED);
    return {
      content: page.map(toReceipt),
      number: 0,
      numberOfElements: page.length,
      totalElements: total,
      totalPages: Math.ceil(total / size),
      totalIsExact: count <= MOST_COUNTED,
      after: rows.length > size ? String(page.at(-1)?.id) : null,
    };
  }),

  answer(readExplorerReceipt, (asked) => readReceipt(asked, asked.params.receiptId)),

  answerStream(exportExplorerReceipt, async ({ database, scope, session, params }) => {
    const { told, keptAt } = await database.asCustomer(scope, (tx) => findReceipt(tx, scope, params.receiptId));
    const targets = told.map((target): NetworkTarget => ({ ...target, ...NOT_KEPT }));
    const day = keptAt.toISOString().slice(0, 10);
    return targetFile(oneBatch(targets), "csv", session.user.language, { day, leaveOut: ["collections"] });
  }),
];

const MOST_COUNTED = 1000;

/** What a receipt does not tell; none of it is a column of its file. */
const NOT_KEPT = { customer: null, collectionFollowing: false, flagged: false, followerCount: 0, collections: [] };

async function* oneBatch(targets: NetworkTarget[]): AsyncGenerator<NetworkTarget[], void> {
  yield targets;
}

function withoutOrder({ sort: _, ...filter }: ExplorerSearch["filter"]): ExplorerSearch["filter"] {
  return filter;
}

/** The number of the last receipt of the page before. */
function readCursor(after: string | undefined): number | null {
  if (after === undefined) return null;
  if (/^[1-9]\d{0,14}$/.test(after)) return Number(after);
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
