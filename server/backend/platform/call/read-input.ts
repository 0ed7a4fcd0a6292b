import type { Context } from "hono";
import type { Call } from "~/backend/contract/call";
import { checkInput, noJson } from "./check-input";
import { Refusal } from "./refusal";

/** Reads and checks what was sent over the wire. */
export async function readInput(c: Context, call: Call) {
  const body = call.body && (await readJson(c));
  return checkInput(call, { params: c.req.param(), query: readQuery(c), body });
}

/** A parameter that stands once is a string, one that stands more often a list; the call's schema decides what it takes. */
function readQuery(c: Context): Record<string, string | string[]> {
  const entries = Object.entries(c.req.queries());
  return Object.fromEntries(entries.map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]));
}

async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw noJson();
  try {
    return await c.req.json();
  } catch {
    throw new Refusal(400, "malformed_json", "The body is not JSON");
  }
}
