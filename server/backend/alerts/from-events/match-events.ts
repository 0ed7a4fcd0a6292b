import { joinCopies, lockNews } from "../../intake/ingest/merging/join-copies";
import { linkEvents } from "../../intake/matching/link-events";
import type { Tx } from "../../platform/db/database";
import { fanOutJudged } from "../alerts/fan-out-judged";

/**
 * Links events to all targets that they touch, makes one event of copies of one text among them and those before, and brings the alerts of every
 * customer up to that; in the caller's transaction with the system's rights. A second run changes nothing. At most some hundred events at a time.
 */
export async function matchEvents(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await lockNews(tx, eventIds);
  const standing = await linkEvents(tx, eventIds);
  await joinCopies(tx, standing);
  await fanOutJudged(tx, standing);
}
