import type { z } from "zod";
import type { Permission } from "~/backend/contract/permissions";
import type { Scope } from "~/backend/contract/scopes";

/** Who may make a call: everybody, any signed-in user, or those with a permission. */
export type CallAccess = "public" | "signed-in" | { permission: Permission };

/** A call takes kilobytes; one that truly needs more says so. */
export const DEFAULT_BODY_LIMIT = 64 * 1024;

/** Of ids by the thousand: ten thousand of them, written with room. */
export const SELECTION_LIMIT = 512 * 1024;

type Shape = z.ZodObject | undefined;

interface CallParts<P extends Shape, Q extends Shape, B extends z.ZodType | undefined, R extends z.ZodType> {
  /** The name that errors, logs and metrics use. */
  name: string;
  area: string;
  /** What the call does: an imperative phrase of at most twelve words ("List alerts of the feed"). */
  summary: string;
  /** What else a caller has to know: limits, order, refusals with their codes. Full sentences. */
  description?: string;
  method: "get" | "post" | "put" | "delete";
  /** As in the contract, parameters in braces: `/v2/alerts/{alertId}`. */
  path: `/v2/${string}`;
  /** What somebody may still call whose password has run out; all else is refused with 403 `password_expired`. */
  whenPasswordOver?: "open";
  params?: P;
  query?: Q;
  body?: B;
  /** Bytes that the body may have, `DEFAULT_BODY_LIMIT` unless said; of one that `takes` a file, the operator's UPLOAD_LIMIT. */
  bodyLimit?: number;
  /** The body has fields of `fileContent`: base64 that is taken out of the JSON while it is read, and never held as a text. */
  filesInBody?: true;
  /** The media type of a body that is a file, sent as it is; such a call has no `body`. */
  takes?: "application/octet-stream";
  /** The status of the good answer; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
  /** `z.void()` for an answer without a body. */
  response: R;
  /** The good answer's media type where it is not JSON, such as an export. */
  mediaType?: string;
  /** The answer holds a secret, so it is not kept for a second submit, which is refused with 409 `already_done`. */
  secretAnswer?: true;
  /** How long the caller waits before the backend counts as gone; `seconds(10)` unless said. */
  timeout?: number;
}

/**
 * Who may make it, and with which scope an API key may: exactly one for each call that a key can make. `person`: a session that somebody
 * opened, and no key. A public call has a scope where it tells a customer more than a visitor.
 */
type Callers =
  | { access: "public"; bearer?: never; scope?: Scope }
  | { access: Exclude<CallAccess, "public">; bearer?: never; scope: Scope }
  | { access: Exclude<CallAccess, "public">; bearer: "person"; scope?: never };

export type CallDefinition<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
> = CallParts<P, Q, B, R> & Callers;

export type Call<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType = z.ZodType,
> = Omit<CallParts<P, Q, B, R>, "params" | "query" | "body" | "status"> & {
  access: CallAccess;
  bearer?: "person";
  scope?: Scope;
  params: P;
  query: Q;
  body: B;
  status: 200 | 201 | 202 | 204;
};

/** Bytes that the body of a call may have; null for one that is a file, whose limit the operator sets. */
export function bodyLimitOf({ takes, bodyLimit }: Pick<Call, "takes" | "bodyLimit">): number | null {
  return takes ? null : (bodyLimit ?? DEFAULT_BODY_LIMIT);
}

/** Defines one call of the contract. Types of its parts come out as written, so client and handlers cannot drift. */
export function defineCall<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends z.ZodType | undefined = undefined,
>(definition: CallDefinition<P, Q, B, R>): Call<P, Q, B, R> {
  const { params, query, body, status = 200 } = definition;
  return { ...definition, params: params as P, query: query as Q, body: body as B, status };
}
