import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { DEFAULT_BODY_LIMIT } from "~/backend/contract/call";
import type { TooLarge } from "~/load-context";
import type { Config } from "../config";
import { READS } from "./allowed-methods";
import type { AppEnv } from "./app-env";
import { callLimits } from "./call-limits";
import { countedBody } from "./counted-body";

const KILOBYTE = 1024;
/**
 * Bytes that a form may send: from anybody, from who is signed in, and with a file. The last is read to its end even when the file was
 * too long long ago: a browser shows no answer before it has sent everything.
 */
export const FORM_LIMITS = { public: 64 * KILOBYTE, signedIn: 256 * KILOBYTE, withFile: KILOBYTE ** 3 };
/** Bytes of a page's own report of an error. */
export const REPORT_LIMIT = 1024 * KILOBYTE;
/** Several times what the longest list's form has; more is not taken apart. */
export const MOST_FIELDS = 2000;

/** What a call may send: as its contract says, and for a path of none what any of them may have. */
export function apiBodyLimit({ uploadLimit }: Pick<Config, "uploadLimit">): MiddlewareHandler<AppEnv> {
  const limitOf = callLimits(uploadLimit);
  return bodyLimit((c) => limitOf(c.req.method, c.get("url").pathname.slice("/api".length)) ?? DEFAULT_BODY_LIMIT);
}

/**
 * What a page may be sent, by its own word; after the guard, which knows the page. Only a form that can carry a file may be long: it
 * is read as it comes, and any other is held whole.
 */
export function pageBodyLimit(page: TooLargePage): MiddlewareHandler<AppEnv> {
  return bodyLimit(
    (c) => {
      const page = c.get("routes")?.at(-1);
      if (page?.takesFiles && /^multipart\/form-data\b/i.test(contentType(c))) return FORM_LIMITS.withFile;
      return page?.formLimit ?? (c.get("session") ? FORM_LIMITS.signedIn : FORM_LIMITS.public);
    },
    { mostFields: MOST_FIELDS, page },
  );
}

/** Makes the app's page that says what was too large; null for who does not read pages. */
export type TooLargePage = (c: Context<AppEnv>, tooLarge: TooLarge) => Promise<Response | null>;

/**
 * Answers 413 to a body above its limit: at once when its length is announced, otherwise as soon as too much has come.
 * The counted body is handed on; whoever reads it gets an error at the limit.
 */
export function bodyLimit(
  limitOf: (c: Context<AppEnv>) => number,
  { mostFields = Number.POSITIVE_INFINITY, page }: { mostFields?: number; page?: TooLargePage } = {},
): MiddlewareHandler<AppEnv> {
  return createMiddleware(async (c, next) => {
    if (READS.includes(c.req.method)) {
      c.set("body", null);
      return next();
    }
    const bytes = limitOf(c);
    const fields = /^application\/x-www-form-urlencoded\b/i.test(contentType(c))
      ? mostFields
      : Number.POSITIVE_INFINITY;
    const tooLarge = async (what: TooLarge["what"]) => {
      const limit = what === "bytes" ? bytes : fields;
      const told = await page?.(c, { what, limit });
      if (told) return told;
      const message =
        what === "bytes" ? `The body may have at most ${limit} bytes` : `A form has at most ${limit} fields`;
      return c.json({ code: "too_large", message, details: { limit }, requestId: c.get("requestId") }, 413);
    };
    if (Number(c.req.header("content-length") ?? 0) > bytes) return tooLarge("bytes");
    const counted = countedBody(c.req.raw.body, { bytes, fields });
    c.set("body", counted.body);
    await next();
    const over = counted.over();
    if (over) c.res = await tooLarge(over);
  });
}

const contentType = (c: Context<AppEnv>): string => c.req.header("content-type") ?? "";
