import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "~/time/duration";

/**
 * Before an answer goes out: what was sent and nobody read is let in and dropped, so that the connection can serve the next request.
 * Of a body that goes on for longer the adapter closes the connection, some time after the answer: closed at once, who is still
 * sending would not see it.
 */
export async function dropUnread(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // A reader that stopped in the middle still holds the stream back.
  incoming.removeAllListeners("data");
  incoming.resume();
  const patience = new AbortController();
  await Promise.race([
    once(incoming, "close").catch(() => undefined),
    once(incoming, "end", patience).catch(() => undefined),
    wait(PATIENCE, undefined, patience).catch(() => undefined),
  ]);
  patience.abort();
}

/** A body of some megabytes is in by then, and a page's visitor has not begun to wait. */
const PATIENCE = seconds(0.5);
