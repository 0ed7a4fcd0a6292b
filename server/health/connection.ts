import type { Handler } from "hono";
import { seconds } from "~/time/duration";
import type { AppEnv } from "../middleware/app-env";
import type { Readiness } from "./health";

const PROBE_EVERY = seconds(1);
/** Shorter than what proxies in front wait for an answer. */
const LONGEST_WAIT = seconds(20);

/**
 * Answers 204 as soon as pages can be made again, or 503 after 20 s and when this server is on its way out: an open page
 * waits here for the backend's return. However many wait, the backend is asked once a second.
 */
export function connection({ ready, isDraining }: Readiness): Handler<AppEnv> {
  const isBack = sharedProbe(ready);
  return async (c) => {
    c.set("route", "/live/connection");
    c.header("Cache-Control", "no-store");
    for (let waited = 0; waited < LONGEST_WAIT && !c.get("gone")?.aborted; waited += PROBE_EVERY) {
      if (isDraining()) break;
      if (await isBack()) return c.body(null, 204);
    }
    return c.body(null, 503);
  };
}

/** True at once when it is so; false after the probe's second has passed. All who ask meanwhile share one probe. */
function sharedProbe(ready: () => Promise<void>): () => Promise<boolean> {
  let current: Promise<boolean> | null = null;
  const probe = async () => {
    const pause = new Promise<false>((resolve) => setTimeout(() => resolve(false), PROBE_EVERY).unref());
    const answer = await Promise.race([ready().then(() => true), pause]).catch(() => pause);
    current = null;
    return answer;
  };
  return () => {
    current ??= probe();
    return current;
  };
}
