import type { Session } from "~/backend/contract/session";
import { minutes, seconds } from "~/time/duration";
import { Refusal } from "./refusal";

/**
 * How many calls each user and each key may make: `perMinute` at once, and again as many in every minute after; 0 is without end. Counted
 * in this process, so that it costs a page nothing: behind several, somebody may make as many with each. Far more than anybody's pages
 * need; it is there for programs that ask without a pause.
 */
export class CallRate {
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = MOST_KEPT;

  constructor(
    readonly perMinute: number,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts a call. Throws 429 `too_many_calls` with the seconds to wait. */
  count({ user, apiTokenId }: Pick<Session, "user" | "apiTokenId">): void {
    if (this.perMinute === 0) return;
    const key = `${user.customer.id} ${apiTokenId === undefined ? `user ${user.id}` : `key ${apiTokenId}`}`;
    const now = this.now();
    const left = this.#left(this.#buckets.get(key), now);
    if (left < 1) {
      const wait = Math.ceil(((1 - left) / this.perMinute) * (minutes(1) / seconds(1)));
      const headers = { "retry-after": String(wait) };
      throw new Refusal(429, "too_many_calls", `At most ${this.perMinute} calls a minute`, { wait }, headers);
    }
    this.#buckets.set(key, { left: left - 1, at: now });
    if (this.#buckets.size > this.#sweepAt) this.#sweep(now);
  }

  #left(bucket: Bucket | undefined, now: number): number {
    if (!bucket) return this.perMinute;
    return Math.min(this.perMinute, bucket.left + ((now - bucket.at) / minutes(1)) * this.perMinute);
  }

  /** Who has all their calls again needs no bucket. */
  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (this.#left(bucket, now) >= this.perMinute) this.#buckets.delete(key);
    this.#sweepAt = Math.max(MOST_KEPT, 2 * this.#buckets.size);
  }
}

interface Bucket {
  left: number;
  /** Of the clock, in ms: when so many were left. */
  at: number;
}

const MOST_KEPT = 10_000;
