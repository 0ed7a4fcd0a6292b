import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A handler's "no": becomes the contract's error body with this status. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly details?: unknown,
    readonly headers: Record<string, string> = {},
    /** What made it so, for the log. */
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const notFound = (what: string): Refusal => new Refusal(404, "not_found", `There is no such ${what}`);

/** Somebody else changed the thing first; `current` is what it is now, so that no text is lost. */
export const staleVersion = (current: unknown): Refusal =>
  new Refusal(409, "stale_version", "Somebody else changed it first; read it again, then repeat the change", {
    current,
  });
