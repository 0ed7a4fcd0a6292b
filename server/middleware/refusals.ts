import type { Logger } from "pino";
import { minutes } from "~/time/duration";

interface Refused {
  /** What said no: a page's guard, the check where a form comes from, or the refusal's code. */
  by: string;
  /** The page's pattern, or the call's name: never an address. */
  of: string;
  userId?: number;
  /** Of a key. */
  keyId?: number;
  /** Left out where the logger says it, and for what is confidential. */
  requestId?: string;
}

/**
 * Tells in the log what somebody asked for who may not have it, apart from other requests: a line for each with how many it were of them in
 * a quarter of an hour, and an error once they are so many that no mistake explains them. Nobody is stopped by it.
 */
export class Refusals {
  readonly #counted = new Map<string, { since: number; count: number }>();

  constructor(readonly now: () => number = () => performance.now()) {}

  tell(logger: Logger, refused: Refused): void {
    const { userId, keyId } = refused;
    const who = userId === undefined ? "anybody" : `${userId} ${keyId ?? ""}`;
    const count = this.#count(who);
    // Of visitors one does not know which are the same; they are many.
    const isAlarming = userId !== undefined && count === ALARMING;
    logger[isAlarming ? "error" : "warn"]({ event: "refused", ...refused, count }, "refused");
  }

  #count(who: string): number {
    const now = this.now();
    const known = this.#counted.get(who);
    const counted = known && now - known.since < WINDOW ? known : { since: now, count: 0 };
    counted.count++;
    this.#counted.set(who, counted);
    if (this.#counted.size > MOST_KEPT) this.#sweep(now);
    return counted.count;
  }

  #sweep(now: number): void {
    for (const [who, { since }] of this.#counted) if (now - since >= WINDOW) this.#counted.delete(who);
  }
}

const WINDOW = minutes(15);
const ALARMING = 20;
const MOST_KEPT = 10_000;

/** Of this process. */
export const refusals = new Refusals();
