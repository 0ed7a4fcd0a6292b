import type { Tx } from "../../../platform/db/database";
import { enqueueEventMatch } from "../../matching/enqueue-match";
import { rulesNow } from "../ingest";
import { recomposeEvents } from "../recompose-events";
import { lockOwner } from "../write-batch";
import { sayAsPeople } from "./say-as-people";

/** The job's name, and the source of the version of an event that it makes. */
export const AGREE_READING = "reading.agree";

/**
 * Makes a public text what two customers say that it is, or again what was read where they no longer do (design 40, "Review queue"). An
 * installation of one customer needs no second one. Answers the event where it says something else now. Needs the system's rights; a second
 * run changes nothing. A customer's own texts are its own matter.
 */
export async function agree(tx: Tx, itemId: number): Promise<number | null> {
  await lockOwner(tx, null);
  const { joining, priority } = await rulesNow(tx);
  const eventIds = await sayAsPeople(tx, [itemId], joining);
  const changed = await recomposeEvents(tx, { sourceName: AGREE_READING, ownerId: null }, eventIds, priority);
  await enqueueEventMatch(tx, changed);
  return changed[0] ?? null;
}
