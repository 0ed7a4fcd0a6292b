import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../platform/db/database";
import { operations } from "../../../platform/db/schema/imports";
import type { Task } from "../../../platform/jobs/worker";
import { one } from "../../../platform/operations/operation-row";
import { Turns } from "../../../platform/threads/turns";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { likeFinder } from "../../imports/run/like-finder";
import type { NamedLine } from "../reading/named-line";
import { type ListKey, MATCH_LIST, scopeOf } from "../run/list-key";
import { MOST_ATTEMPTS } from "../run/start-list";
import { findKnown } from "./find-known";
import { type Judged, judgeLine } from "./judge-line";
import { storeJudged } from "./store-judged";

const payload = z.object({ customerId: z.int().positive(), operationId: z.int().positive() });

/** Lines compared and kept in one transaction. */
const AT_ONCE = 100;

/** Matches the lines of a list with targets, a portion at a time. Broken off, it goes on with the lines that are left; cancelled, it stops before its next portion is kept; done already, it does nothing. */
export const matchListTask: Task = async ({ payload: given, database, logger, attempt }) => {
  const key = payload.parse(given);
  try {
    await matchList(database, key);
    logger.info(key, "a list of names is matched");
  } catch (error) {
    // Whoever waits for it learns that it will not come; the job's own record says why.
    if (attempt >= MOST_ATTEMPTS) await finish(database, key, "Failed");
    throw error;
  }
};

export async function matchList(database: Database, key: ListKey): Promise<void> {
  const total = await begin(database, key);
  if (total === null) return;
  const findLike = await likeFinder(database, key.customerId, total);
  const turns = new Turns();
  for (let lines = await nextLines(database, key); lines.length > 0; lines = await nextLines(database, key)) {
    const said = lines.map((line) => line.said);
    const known = await database.asSystem((tx) => findKnown(tx, key.customerId, said, findLike));
    const judged: (NamedLine & Judged)[] = [];
    for (const line of lines) {
      await turns.give();
      judged.push({ ...line, ...judgeLine(line.said, known.get(line.said.row) ?? []) });
    }
    const isOn = await database.asCustomer(scopeOf(key), async (tx) => {
      const done = sql<number>`${operations.done} + ${lines.length}`;
      const { rowCount } = await tx.update(operations).set({ done }).where(isOpen(key));
      if (rowCount === 0) return false;
      await storeJudged(tx, key, judged);
      return true;
    });
    if (!isOn) return;
  }
  await finish(database, key, "Done");
}

/** How many lines the list has; null where nothing is to be done any more. */
async function begin(database: Database, key: ListKey): Promise<number | null> {
  const [begun] = await database.asCustomer(scopeOf(key), (tx) =>
    tx.update(operations).set({ state: "Running" }).where(isOpen(key)).returning(),
  );
  return begun ? (begun.total ?? 0) : null;
}

async function nextLines(database: Database, { customerId, operationId }: ListKey): Promise<NamedLine[]> {
  const { rows } = await database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute<{ line: number; said: SupplierCandidate }>(sql`
      select line, candidate as said from name_list_lines
       where customer_id = ${customerId} and operation_id = ${operationId} and state is null order by line limit ${AT_ONCE}`),
  );
  return rows;
}

async function finish(database: Database, key: ListKey, state: "Done" | "Failed"): Promise<void> {
  await database.asCustomer(scopeOf(key), (tx) =>
    tx.update(operations).set({ state, finishedAt: new Date() }).where(isOpen(key)),
  );
}

const isOpen = ({ customerId, operationId }: ListKey) =>
  and(one(customerId, operationId), inArray(operations.state, ["Queued", "Running"]), eq(operations.kind, MATCH_LIST));
