import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "hono";
import { bodyLimitOf, type Call } from "~/backend/contract/call";
import { checkInput, noJson } from "./check-input";
import { readJsonBody, tooLarge } from "./read-json";

/** Reads and checks what was sent over the wire. Each has a turn of its own, and so has what is done with it: ten thousand ids take some 15 ms a step. */
export async function readInput(c: Context, call: Call) {
  const body = call.body && (await readJson(c, call));
  if (call.body) await nextTurn();
  const input = checkInput(call, { params: c.req.param(), query: readQuery(c), body });
  if (call.body) await nextTurn();
  return input;
}

/** A parameter that stands once is a string, one that stands more often a list; the call's schema decides what it takes. */
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries());
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]));
}

async function readJson(c: Context, call: Call): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw noJson();
  const limit = bodyLimitOf(call) ?? 0;
  // A length that is announced is refused before anything is read.
  if (Number(c.req.header("content-length") ?? 0) > limit) throw tooLarge(limit);
  return readJsonBody(c.req.raw.body, { limit, files: call.filesInBody });
}
