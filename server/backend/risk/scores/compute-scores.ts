import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Database, Tx } from "../../platform/db/database";
import { byTier, fromTheFarthest, peersOf, takeDue } from "./score-order";
import { readScoreRules } from "./score-rules";
import { type Run, setScores } from "./set-scores";

export interface ComputeOptions {
  /** `due`: what `scores_due` names, and what these stand behind. `all`: everything, as time alone changes a score. */
  targets?: "due" | "all";
  now?: Date;
}

/**
 * Computes the scores of a customer's targets in all perspectives, a chunk in a transaction: what was done stays when it is
 * stopped, and a repetition ends in the same state. Due targets that somebody else is at are left to them. Peers that have no
 * score yet are computed before those that need them; a change of theirs reaches their dependents with the next run over all.
 * Answers how many targets got a score, each counted as often as it was computed.
 */
export async function computeScores(
  database: Database,
  customerId: number,
  { targets = "due", now = new Date() }: ComputeOptions = {},
): Promise<{ targets: number }> {
  const inChunk = <T>(run: (tx: Tx) => Promise<T>) =>
    database.asCustomer({ customerId, userId: null }, async (tx) => {
      // Nobody waits for a chunk, and the events of all countries may take longer than a request may.
      await tx.execute(sql.raw(`set local statement_timeout = ${minutes(5)}`));
      return run(tx);
    });
  const run = { rules: await inChunk((tx) => readScoreRules(tx, now.toISOString().slice(0, 10))), now };
  const fresh = new Set<number>();
  const next = targets === "all" ? fromTheFarthest(customerId) : (tx: Tx) => takeDue(tx, customerId);
  for (let computed = 0; ; ) {
    const done = await inChunk(async (tx) => {
      const ids = await next(tx);
      if (ids === null) return null;
      return computeFor(tx, customerId, ids, run, targets === "all" ? fresh : undefined);
    });
    if (done === null) return { targets: computed };
    computed += done;
  }
}

/**
 * Computes these targets in the transaction at hand: first those of their peers that are not in `fresh` (without it: that have
 * no score), then the farthest tier and so on to the nearest, which counts what is behind. Answers how many got a score.
 */
export async function computeFor(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  run: Run,
  fresh?: Set<number>,
): Promise<number> {
  const peers = (await peersOf(tx, customerId, ids)).filter(({ id, known }) => (fresh ? !fresh.has(id) : !known));
  for (const id of [...peers.map((peer) => peer.id), ...ids]) fresh?.add(id);
  let computed = 0;
  for (const group of [
    ...(await byTier(
      tx,
      customerId,
      peers.map(({ id }) => id),
    )),
    ...(await byTier(tx, customerId, ids)),
  ]) {
    computed += await setScores(tx, customerId, group, run);
  }
  return computed;
}
