import type { z } from "zod";
import { withDeadline } from "~/time/deadline";
import { seconds } from "~/time/duration";
import type { Call } from "./contract/call";
import { errorBody } from "./contract/error-body";
import { BackendContractError, BackendRefusedError, BackendTimeoutError, BackendUnavailableError } from "./errors";
import { BACKEND_BASE, type BackendTransport, type DirectAnswer, type DirectInput } from "./transport";

type Part<Name extends string, S> = S extends z.ZodType ? { [K in Name]: z.input<S> } : { [K in Name]?: undefined };
/** A query whose every field may be left out may be left out itself. */
type QueryPart<S> = S extends z.ZodType
  ? Partial<z.input<S>> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : { query?: undefined };
export type CallInput<C extends Call> = Part<"params", C["params"]> &
  QueryPart<C["query"]> &
  Part<"body", C["body"]> & { idempotencyKey?: string };

/**
 * Makes one call of the contract and answers its checked response.
 *
 * Throws BackendRefusedError when the backend says no, BackendTimeoutError when it takes longer than the call allows,
 * BackendUnavailableError when nobody answers, BackendContractError when the answer is not what the contract says.
 */
export async function callBackend<C extends Call>(
  context: { backend: BackendTransport },
  call: C,
  input: CallInput<C>,
): Promise<z.output<C["response"]>> {
  const { direct } = context.backend;
  if (direct && !call.mediaType) {
    const answer = await withinTime(call, () => direct(call, input as DirectInput));
    if (answer?.status === call.status) return checked(call, answer.body);
    if (answer) throw refusalOf(call, answer);
  }
  const request = toRequest(call, input);
  return withinTime(call, async (signal) => {
    const response = await context.backend(request(signal));
    if (response.status === call.status) return readAnswer(call, response);
    throw await refusal(call, response);
  });
}

/**
 * Makes a call whose answer is too long to hold, such as a file, and hands it on as it comes; the call's time counts until it
 * begins. Throws like `callBackend`; what breaks off later breaks the body off.
 */
export async function streamBackend<C extends Call>(
  context: { backend: BackendTransport },
  call: C,
  input: CallInput<C>,
): Promise<Response> {
  const request = toRequest(call, input);
  return withinTime(call, async (signal) => {
    const response = await context.backend(request(signal));
    if (response.status === call.status) return response;
    throw await refusal(call, response);
  });
}

/**
 * Makes a call that takes a file, or files in a JSON body (`filesAsJson`), which go there as they come, and answers its checked response.
 * Throws like `callBackend`; when a file breaks off, nobody has kept anything of it.
 */
export async function sendToBackend<C extends Call>(
  context: { backend: BackendTransport },
  call: C,
  input: Omit<CallInput<C>, "body">,
  content: ReadableStream<Uint8Array>,
  link?: { requestId: string; secret: string },
): Promise<z.output<C["response"]>> {
  const request = toRequest(call, input, content, link);
  return withinTime(call, async (signal) => {
    const response = await context.backend(request(signal));
    if (response.status === call.status) return readAnswer(call, response);
    throw await refusal(call, response);
  });
}

function toRequest<C extends Call>(
  call: C,
  input: Omit<CallInput<C>, "body">,
  content?: ReadableStream<Uint8Array>,
  link?: { requestId: string; secret: string },
): (signal: AbortSignal) => Request {
  const { params, query, body, idempotencyKey } = input as Record<string, Record<string, unknown> | undefined> & {
    idempotencyKey?: string;
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])));
  const url = new URL(path, BACKEND_BASE);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
    }
  }
  const headers = new Headers({ accept: call.mediaType ?? "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  if (content) headers.set("content-type", call.takes ?? "application/json");
  // In no address: those are logged.
  if (link) headers.set("authorization", `Link ${link.requestId}.${link.secret}`);
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  return (signal) =>
    new Request(url, {
      method: call.method.toUpperCase(),
      headers,
      body: content ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      ...(content && { duplex: "half" }),
    } as RequestInit);
}

/** Runs the exchange against the call's clock, body included, and names what went wrong when nobody answers. */
async function withinTime<T>(call: Call, exchange: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = call.timeout ?? seconds(10);
  let late: AbortSignal | undefined;
  try {
    return await withDeadline(timeout, (signal) => {
      late = signal;
      return exchange(signal);
    });
  } catch (error) {
    if (late?.aborted) throw new BackendTimeoutError(call.name, timeout);
    if (error instanceof BackendRefusedError || error instanceof BackendContractError) throw error;
    throw error instanceof BackendUnavailableError ? error : new BackendUnavailableError(call.name, error);
  }
}

async function readAnswer<C extends Call>(call: C, response: Response): Promise<z.output<C["response"]>> {
  if (call.status === 204) return undefined as z.output<C["response"]>;
  return checked(call, call.mediaType ? await response.text() : await readJson(call, response));
}

function checked<C extends Call>(call: C, answer: unknown): z.output<C["response"]> {
  const parsed = call.response.safeParse(answer);
  if (parsed.success) return parsed.data as z.output<C["response"]>;
  const issue = parsed.error.issues[0];
  throw new BackendContractError(call.name, issue?.path.join(".") || "(whole answer)", issue?.message ?? "unknown");
}

async function refusal(call: Call, response: Response): Promise<Error> {
  const body = await readJson(call, response).catch(() => null);
  return refusalOf(call, { status: response.status, body, headers: Object.fromEntries(response.headers) });
}

function refusalOf(call: Call, { status, body, headers }: DirectAnswer): Error {
  const told = errorBody.safeParse(body);
  if (told.success) return new BackendRefusedError(call.name, status, told.data, secondsIn(headers["retry-after"]));
  if (status >= 500) return new BackendUnavailableError(call.name, new Error(`status ${status}`));
  return new BackendContractError(call.name, "status", `${status} without the error body of the contract`);
}

async function readJson(call: Call, response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new BackendContractError(call.name, "(whole answer)", "not JSON");
  }
}

function secondsIn(text: string | undefined): number | null {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}
