import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { ExplorerReceipt, ExplorerReceiptPage } from "~/backend/contract/explorer-receipts";
import { MOST_CHANGES_TOLD } from "~/backend/contract/explorer-search-words";
import { notFound } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { evidence } from "../../platform/db/schema/evidence";
import { explorerSnapshots } from "../../platform/db/schema/explorer-searches";
import { users } from "../../platform/db/schema/users";
import { linkHash } from "../../platform/evidence/chain";
import { toEntry } from "../../platform/evidence/to-entry";
import { RECEIPT } from "./keep-receipt";
import { type AskedFor, idsOf, matchesOf } from "./matches";
import { hashOfReceipt, type StoredReceipt } from "./receipt-hash";
import { namedTargets } from "./stored-search";

type Head = Omit<StoredReceipt, "foundIds" | "told" | "ruleVersions" | "idsHash" | "perspective" | "customerId">;
type Row = Head & { keeper: string };

const { id, searchId, searchName, userId, keptAt, isPersonal, filter, collections, total, isExact } = explorerSnapshots;
const keeper = sql<string>`${users.firstname} || ' ' || ${users.lastname}`;
const head = { id, searchId, searchName, userId, keptAt, isPersonal, filter, collections, total, isExact, keeper };
const isKeeper = and(eq(users.customerId, explorerSnapshots.customerId), eq(users.id, userId));

interface Wanted {
  searchId?: number | undefined;
  /** Of the last one of the page before. */
  before: number | null;
  limit: number;
}

/** The newest first. */
export function listReceipts(tx: Tx, scope: CustomerScope, { searchId: of, before, limit }: Wanted): Promise<Row[]> {
  const where = [seen(scope), of ? eq(searchId, of) : undefined, before === null ? undefined : lt(id, before)];
  const rows = tx.select(head).from(explorerSnapshots).innerJoin(users, isKeeper);
  return rows
    .where(and(...where))
    .orderBy(desc(id))
    .limit(limit);
}

/** How many there are, up to a bound. */
export async function countReceipts(tx: Tx, scope: CustomerScope, of: number | undefined, most: number) {
  const where = and(seen(scope), of ? eq(searchId, of) : undefined);
  const some = tx
    .select({ id })
    .from(explorerSnapshots)
    .where(where)
    .limit(most + 1)
    .as("some");
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

export function toReceipt(row: Row): ExplorerReceipt {
  return {
    id: row.id,
    search: row.searchId === null ? null : { id: row.searchId, name: row.searchName ?? "" },
    keptBy: { id: row.userId, name: row.keeper },
    keptAt: row.keptAt.toISOString(),
    ...{ isPersonal: row.isPersonal, filter: row.filter, collections: row.collections },
    ...{ total: row.total, isExact: row.isExact },
  };
}

/** Throws 404 for one that is not there, or that only somebody else may open. */
export async function findReceipt(tx: Tx, scope: CustomerScope, receiptId: number) {
  const [found] = await tx
    .select({ receipt: explorerSnapshots, keeper })
    .from(explorerSnapshots)
    .innerJoin(users, isKeeper)
    .where(and(seen(scope), eq(id, receiptId)));
  if (!found) throw notFound("receipt");
  return { ...found.receipt, keeper: found.keeper };
}

/** All that a receipt says, whether the ledger agrees, and what the same search finds today. */
export async function readReceipt(asked: AskedFor, receiptId: number): Promise<ExplorerReceiptPage> {
  const receipt = await findReceipt(asked.tx, asked.scope, receiptId);
  const { perspective, told, foundIds, idsHash, ruleVersions } = receipt;
  return {
    ...toReceipt(receipt),
    ...{ perspective, targets: told, hashed: foundIds.length, idsHash, ruleVersions },
    ledger: await ledgerOf(asked.tx, receipt),
    changes: await changesSince(asked, receipt),
  };
}

/** The record is as it was hashed, and the receipt is what the record says. Whether the chain holds is the ledger's own check. */
async function ledgerOf(tx: Tx, receipt: StoredReceipt): Promise<ExplorerReceiptPage["ledger"]> {
  const subject = and(eq(evidence.subjectType, RECEIPT), eq(evidence.subjectId, String(receipt.id)));
  const [row] = await tx
    .select()
    .from(evidence)
    .where(and(eq(evidence.customerId, receipt.customerId), subject))
    .orderBy(evidence.seq)
    .limit(1);
  if (!row) return null;
  const entry = toEntry(row);
  const said = entry.after as { contentHash?: string } | null;
  const isSound = linkHash(entry) === entry.hash && said?.contentHash === hashOfReceipt(receipt);
  return { seq: entry.seq, at: entry.at, hash: entry.hash, isSound };
}

/** Under the perspective of then. Null where a list is longer than what is compared. */
async function changesSince(asked: AskedFor, receipt: StoredReceipt): Promise<ExplorerReceiptPage["changes"]> {
  if (!receipt.isExact || receipt.total > receipt.foundIds.length) return null;
  const session = { ...asked.session, perspectives: [receipt.perspective] };
  const matches = await matchesOf({ ...asked, session }, receipt.filter);
  if (!matches.isWhole) return null;
  const [then, now] = [new Set(receipt.foundIds), new Set(idsOf(matches))];
  const added = [...now].filter((one) => !then.has(one));
  const gone = receipt.foundIds.filter((one) => !now.has(one));
  const { customerId } = asked.scope;
  return {
    new: { count: added.length, targets: await namedTargets(asked.tx, customerId, added) },
    gone: { count: gone.length, targets: await namesThen(asked, receipt, gone) },
  };
}

/** By the names of then; of one beyond the first 1,000 by today's, where it is still there. */
async function namesThen({ tx, scope }: AskedFor, { told }: StoredReceipt, gone: readonly number[]) {
  const names = new Map(told.map((target) => [target.id, target.name]));
  const first = gone.slice(0, MOST_CHANGES_TOLD);
  const unknown = await namedTargets(
    tx,
    scope.customerId,
    first.filter((one) => !names.has(one)),
  );
  for (const target of unknown) names.set(target.id, target.name);
  return first.map((one) => ({ id: one, name: names.get(one) ?? String(one) }));
}

function seen({ customerId, userId: reader }: CustomerScope): SQL | undefined {
  const open = or(eq(isPersonal, false), eq(userId, reader ?? 0));
  return and(eq(explorerSnapshots.customerId, customerId), open);
}
