import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";

/**
 * Whoever else writes periods of a customer's supply waits until this transaction has ended: one period at a time holds for a supplier, an input
 * and a product line, which is looked at before any is written. To hold the rows is not enough: those that come meanwhile are none of them.
 */
export const onePeriodAtATime = (tx: Tx, customerId: number): Promise<void> =>
  oneAtATime(tx, `supply periods:${customerId}`);
