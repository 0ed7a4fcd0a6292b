import { listReviewQueue, type ReviewItem, type ReviewKind, type ReviewQueue } from "~/backend/contract/review-queue";
import { answer, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { countDoubtfulPlaces, doubtfulPlaces } from "./doubtful-places";
import { countOpenDuplicates } from "./open-duplicates";
import { countOpenMatches } from "./open-matches";
import { countVaguePlaces, vaguePlaces } from "./vague-places";
import { countWaitingRows, waitingRows } from "./waiting-rows";

/** Beyond this many places, or duplicates, the count is "1000+". */
const COUNTED_AT_MOST = 1000;

export const reviewHandlers: Handler[] = [
  answer(listReviewQueue, async ({ tx, scope, session, query }) => ({
    ...(await readQueue(tx, scope.customerId, query)),
    sanctions: session.permissions.includes("sanctions:screen") ? await openMatches(tx, scope.customerId) : null,
  })),
];

/** A page of what waits of one kind, with how many there are of each. Throws `Refusal` 422 for a cursor of another list. */
export async function readQueue(
  tx: Tx,
  customerId: number,
  { kind, size, after }: { kind: ReviewKind; size: number; after?: string | undefined },
): Promise<Omit<ReviewQueue, "sanctions">> {
  const places = await countVaguePlaces(tx, customerId, COUNTED_AT_MOST);
  const isMany = places > COUNTED_AT_MOST;
  const { content, next } = await PAGES[kind](tx, customerId, { size, after, isMany });
  const counts = {
    "import-row": { count: await countWaitingRows(tx, customerId), isExact: true },
    place: counted(places),
    doubt: counted(await countDoubtfulPlaces(tx, customerId, COUNTED_AT_MOST)),
  };
  const duplicates = counted(await countOpenDuplicates(tx, customerId, COUNTED_AT_MOST));
  const { count: totalElements, isExact: totalIsExact } = counts[kind];
  const totalPages = Math.ceil(totalElements / size);
  return {
    ...{ content, number: 0, numberOfElements: content.length, totalElements, totalPages, totalIsExact },
    ...{ after: next, counts, duplicates },
  };
}

async function openMatches(tx: Tx, customerId: number): Promise<ReviewQueue["sanctions"]> {
  const { match, review } = await countOpenMatches(tx, customerId, COUNTED_AT_MOST);
  return { match: counted(match), review: counted(review) };
}

/** @param found at most one more than `COUNTED_AT_MOST` */
const counted = (found: number) => ({ count: Math.min(found, COUNTED_AT_MOST), isExact: found <= COUNTED_AT_MOST });

interface Asked {
  size: number;
  after: string | undefined;
  /** More places than are counted. */
  isMany: boolean;
}
type Page = { content: ReviewItem[]; next: string | null };

const PAGES: Record<ReviewKind, (tx: Tx, customerId: number, asked: Asked) => Promise<Page>> = {
  "import-row": async (tx, customerId, { size, after }) => {
    const [importId, row] = cursorOf(after, /^(\d{1,15})\.(\d{1,9})$/);
    const cursor = after === undefined ? null : { importId: Number(importId), row: Number(row) };
    const rows = await waitingRows(tx, customerId, { size, after: cursor });
    const content = rows.slice(0, size);
    const last = content.at(-1);
    return { content, next: rows.length > size && last ? `${last.importId}.${last.row}` : null };
  },
  place: async (tx, customerId, { size, after, isMany }) => {
    const [targetId] = cursorOf(after, /^(\d{1,15})$/);
    const behind = targetId === undefined ? null : Number(targetId);
    const places = await vaguePlaces(tx, customerId, { size, after: behind, isMany });
    const content = places.slice(0, size);
    return { content, next: places.length > size ? String(content.at(-1)?.target.id) : null };
  },
  doubt: async (tx, customerId, { size, after }) => {
    const [targetId] = cursorOf(after, /^(\d{1,15})$/);
    const places = await doubtfulPlaces(tx, customerId, { size, after: Number(targetId ?? 0) });
    const content = places.slice(0, size);
    return { content, next: places.length > size ? String(content.at(-1)?.target.id) : null };
  },
};

function cursorOf(after: string | undefined, shape: RegExp): string[] {
  if (after === undefined) return [];
  const found = shape.exec(after);
  if (found) return found.slice(1);
  throw new Refusal(422, "invalid_input", "The cursor is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}
