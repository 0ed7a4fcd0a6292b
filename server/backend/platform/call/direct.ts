import { bodyLimitOf, type Call } from "~/backend/contract/call";
import type { DirectAnswer, DirectInput } from "~/backend/transport";
import type { ServeDeps } from "./admit";
import { asOverTheWire } from "./as-over-the-wire";
import { type Caller, tokenIn } from "./caller";
import { checkInput, noJson, type RawInput } from "./check-input";
import type { Handler } from "./handler";
import { isPlain, perform } from "./perform";
import { asJsonBody } from "./read-json";
import { Refusal } from "./refusal";
import { tellError } from "./tell-error";

/** The embedded backend for who is in the same process: each call by its name, its answer as it would come over the wire; null where that is no plain data. */
export type CallDirectly = (name: string, input: DirectInput, caller: Caller) => Promise<DirectAnswer | null>;

/**
 * Calls without a wire: no request, no response, no JSON, and else all that `serve` does. `checked` compares each answer with what the
 * wire would have carried, and throws where they differ: for development and tests.
 */
export function directCalls(
  handlers: readonly Handler[],
  deps: ServeDeps,
  { checked = false }: { checked?: boolean } = {},
): CallDirectly {
  const plain = new Map(handlers.filter(isPlain).map((handler) => [handler.call.name, handler]));
  return async (name, input, caller) => {
    const handler = plain.get(name);
    if (!handler) return null;
    const { call } = handler;
    try {
      const asker = { ...caller, token: caller.token === null ? null : tokenIn(caller.token) };
      const result = await perform(handler, asker, () => checkInput(call, rawOf(call, input)), deps);
      const body = call.status === 204 ? undefined : result;
      return { status: call.status, body: checked ? asOverTheWire(call, body) : body, headers: NO_HEADERS };
    } catch (thrown) {
      return tellError(thrown, { requestId: caller.requestId, path: pathOf(call, input) }, deps);
    }
  };
}

const NO_HEADERS = {};

/** What the wire makes of the same input: texts of what stands in the address, plain data of a body. */
function rawOf(call: Call, { params, query, body }: DirectInput): RawInput {
  if (call.body && body === undefined) throw noJson();
  return {
    params: call.params ? paramsOf(call, params) : {},
    query: call.query ? queryOf(query) : {},
    body: call.body && asJsonBody(body, { limit: bodyLimitOf(call) ?? 0 }),
  };
}

function paramsOf(call: Call, params: DirectInput["params"]): Record<string, string> {
  const texts = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, String(params?.[name])] as const);
  // An address in which a parameter is empty, or a step up, is that of no call.
  if (texts.some(([, text]) => /^\.{0,2}$/.test(text))) throw new Refusal(404, "not_found", "There is no such call");
  return Object.fromEntries(texts);
}

function queryOf(query: DirectInput["query"] = {}): Record<string, string | string[]> {
  const raw: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);
    const texts = values.map((one) => String(one).replace(HALF_A_PAIR, "\uFFFD"));
    if (texts.length > 0) raw[name] = texts.length > 1 ? texts : (texts[0] ?? "");
  }
  return raw;
}

/** An address holds none: whoever writes it puts a mark in its place. */
const HALF_A_PAIR = /\p{Surrogate}/gu;

/** As the wire would spell it, for the log. */
function pathOf({ path }: Call, { params }: DirectInput): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => String(params?.[name]));
}
