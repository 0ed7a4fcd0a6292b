import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { minutes, seconds } from "~/time/duration";
import type { Config } from "../config";
import { type ErrorEvent, errorEvent, kindOf, type LogLine } from "./error-event";
import { envelopeAddress } from "./error-service";

export interface ErrorReports {
  /** Takes a line of the log, which is an error's. Returns at once and never throws. */
  write(line: string): void;
  /** Resolves when what was taken is sent, after `limit` ms at the latest. */
  flush(limit?: number): Promise<void>;
}

/** Reports that wait to be sent; what comes on top is dropped. */
const MOST_WAITING = 30;
const MOST_A_MINUTE = 30;
/** What the client of the backend throws (`app/backend/errors.ts`). */
const FOLLOWS = /^Backend\w*Error$/;
/** One fault is reported once in so long, however often it happens. */
const SAME_AGAIN = minutes(5);
const MOST_REMEMBERED = 500;
const TIME_LIMIT = seconds(5);

/**
 * Sends errors to the service of `SENTRY_DSN`, one at a time and a bounded number of them, in its own format and without its package, which
 * is a development package for the browser (docs/decisions/0063).
 */
export function errorReports({
  sentryDsn,
  version,
  stage,
}: Pick<Config, "version" | "stage"> & { sentryDsn: string }): ErrorReports {
  const address = envelopeAddress(sentryDsn);
  const allowed = allowance();
  const waiting: ErrorEvent[] = [];
  let sending: Promise<void> | null = null;
  let closedUntil = 0;

  const sendAll = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (Date.now() < closedUntil) continue;
      closedUntil = Date.now() + (await send(address, event));
    }
    sending = null;
  };
  return {
    write(line) {
      try {
        const told = JSON.parse(line) as LogLine;
        const event = errorEvent(told, { id: randomUUID(), release: version, environment: stage });
        if (waiting.length >= MOST_WAITING || !allowed(event)) return;
        waiting.push(event);
        sending ??= sendAll();
      } catch {
        // The line is in the log; an error about it would come here again.
      }
    },
    async flush(limit = seconds(1)) {
      await Promise.race([sending, delay(limit, undefined, { ref: false })]);
    },
  };
}

/** Sends one report; how long (ms) the service wants no more. What it refuses, or cannot be reached with, is gone. */
async function send(address: URL, event: ErrorEvent): Promise<number> {
  const header = { event_id: event.event_id, sent_at: new Date().toISOString() };
  const body = `${JSON.stringify(header)}\n${JSON.stringify({ type: "event" })}\n${JSON.stringify(event)}\n`;
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-sentry-envelope" },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await answer.body?.cancel();
    if (answer.status !== 429) return 0;
    const wait = Number(answer.headers.get("retry-after"));
    return Number.isFinite(wait) && wait > 0 ? seconds(Math.min(wait, 3600)) : minutes(1);
  } catch {
    return 0;
  }
}

/**
 * Whether an event may be sent: one of a kind in a while, so many a minute. That the backend let a page down follows from what the backend
 * itself has reported under the same request's id.
 */
function allowance(): (event: ErrorEvent) => boolean {
  const seen = new Map<string, number>();
  let [minute, sent] = [0, 0];
  return (event) => {
    const now = Date.now();
    const [kind, request] = [kindOf(event), `request ${event.tags.requestId}`];
    const isRecent = (key: string) => now - (seen.get(key) ?? Number.NEGATIVE_INFINITY) < SAME_AGAIN;
    if (isRecent(kind)) return false;
    if (event.tags.requestId && isRecent(request) && FOLLOWS.test(event.exception.values.at(-1)?.type ?? ""))
      return false;
    if (Math.floor(now / minutes(1)) !== minute) [minute, sent] = [Math.floor(now / minutes(1)), 0];
    if (sent >= MOST_A_MINUTE) return false;
    sent += 1;
    seen.set(kind, now).set(request, now);
    for (const oldest of seen.keys()) {
      if (seen.size <= MOST_REMEMBERED) break;
      seen.delete(oldest);
    }
    return true;
  };
}
