import type { Context } from "hono";
import type { z } from "zod";
import type { Call } from "~/backend/contract/call";
import type { InputProblems } from "~/backend/contract/error-body";
import { notFound, Refusal } from "./refusal";

/**
 * Reads and checks what the caller sent. Every part that is wrong is named at once, by its path. A path whose parameters
 * cannot be anything's names nothing: 404, like any other that is not there.
 */
export async function readInput(
  c: Context,
  call: Call,
): Promise<{ params?: unknown; query?: unknown; body?: unknown }> {
  const problems: InputProblems = [];
  const check = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) problems.push(...unstorable(part, parsed.data));
    else
      problems.push(...parsed.error.issues.map(({ path, message }) => ({ path: [part, ...path].join("."), message })));
    return parsed.data;
  };
  const input = {
    params: check("params", call.params, c.req.param()),
    query: check("query", call.query, readQuery(c)),
    body: call.body && check("body", call.body, await readJson(c)),
  };
  if (problems.some(({ path }) => path.startsWith("params."))) throw notFound("thing");
  if (problems.length > 0) throw new Refusal(422, "invalid_input", "Some of the input is not valid", problems);
  return input;
}

/** A parameter that stands once is a string, one that stands more often a list; the call's schema decides what it takes. */
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries());
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]));
}

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415, "unsupported_media_type", "Send application/json");
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(400, "malformed_json", "The body is not JSON");
  }
}

/** PostgreSQL keeps no NUL, and no UTF-8 holds half a surrogate pair. Not recursive: a body may be nested deeply. */
function unstorable(part: string, data: unknown): InputProblems {
  const problems: InputProblems = [];
  const rest: [path: string, value: unknown][] = [[part, data]];
  for (const [path, value] of rest) {
    if (typeof value === "string" && UNSTORABLE.test(value)) {
      problems.push({ path, message: "holds a character that no text may hold" });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) rest.push([path, name], [`${path}.${name}`, inner]);
    }
  }
  return problems;
}

const UNSTORABLE = /\0|\p{Surrogate}/u;
