import type { z } from "zod";
import type { Call } from "~/backend/contract/call";
import type { InputProblems } from "~/backend/contract/error-body";
import { FileBytes } from "~/backend/contract/file-content";
import { notFound, Refusal } from "./refusal";

/** The parts of a call's input as they came, each text still a text. */
export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
}

/**
 * Checks what the caller sent. Every part that is wrong is named at once, by its path. A path whose parameters
 * cannot be anything's names nothing: 404, like any other that is not there.
 */
export function checkInput(call: Call, given: RawInput): { params?: unknown; query?: unknown; body?: unknown } {
  const problems: InputProblems = [];
  const check = (part: keyof RawInput, schema: z.ZodType | undefined): unknown => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(given[part]);
    if (parsed.success) problems.push(...unstorable(part, parsed.data));
    else
      problems.push(
        ...parsed.error.issues
          .slice(0, MOST_PROBLEMS)
          .map(({ path, message }) => ({ path: [part, ...path].join("."), message })),
      );
    return parsed.data;
  };
  const input = {
    params: check("params", call.params),
    query: check("query", call.query),
    body: check("body", call.body),
  };
  if (problems.some(({ path }) => path.startsWith("params."))) throw notFound("thing");
  if (problems.length > 0) throw new Refusal(422, "invalid_input", "Some of the input is not valid", problems);
  return input;
}

/** PostgreSQL keeps no NUL, and no UTF-8 holds half a surrogate pair. Not recursive: a body may be nested deeply. */
function unstorable(part: string, data: unknown): InputProblems {
  const problems: InputProblems = [];
  const rest: [path: string, value: unknown][] = [[part, data]];
  for (const [path, value] of rest) {
    if (typeof value === "string" && UNSTORABLE.test(value)) {
      problems.push({ path, message: "contains a NUL character or half of a surrogate pair; remove it" });
    } else if (typeof value === "object" && value !== null && !(value instanceof FileBytes)) {
      for (const [name, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) rest.push([path, name]);
        // Ten thousand numbers need no path each.
        if (typeof inner === "string" || typeof inner === "object") rest.push([`${path}.${name}`, inner]);
      }
    }
  }
  return problems;
}

/** Nobody reads more, and a list of ten thousand may be wrong in each. */
const MOST_PROBLEMS = 100;

const UNSTORABLE = /\0|\p{Surrogate}/u;

/** What a call with a body answers where none was sent as JSON. */
export const noJson = (): Refusal => new Refusal(415, "unsupported_media_type", "Send application/json");
