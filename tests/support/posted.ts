import type { AppLoadContext } from "@remix-run/server-runtime";
import type { BackendTransport } from "~/backend/transport";
import { ANALYST } from "./node-server";

type Action = (args: { request: Request; context: AppLoadContext; params: Record<string, string> }) => Promise<unknown>;

interface Posting {
  /** With its query. */
  path?: string;
  params?: Record<string, string>;
  cookie?: string;
  /** Nobody is signed in. */
  visitor?: boolean;
  /** The backend's answer: a status with a body, with the code of a refusal, or with nothing. */
  answers?: Answer;
  /** Of single paths, where they answer something else. */
  answersAt?: Readonly<Record<string, Answer>>;
}
type Answer = readonly [status: number, body?: object | string, details?: object];

/** What a route's action made of a posted form: what it asked the backend, and how it answered. */
export async function posted(action: unknown, fields: Record<string, string | string[]>, posting: Posting = {}) {
  const { path = "/", params = {}, cookie = "", visitor = false, answers = [204], answersAt = {} } = posting;
  const asked: [method: string, path: string, body: unknown][] = [];
  const backend: BackendTransport = async (request) => {
    const text = await request.text();
    const asks = new URL(request.url).pathname;
    asked.push([request.method, asks, text === "" ? null : JSON.parse(text)]);
    const [status, said, details] = answersAt[asks] ?? answers;
    if (said === undefined) return new Response(null, { status });
    const refusal = { code: said, message: "", details, requestId: "r" };
    return Response.json(typeof said === "string" ? refusal : said, { status });
  };
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  const request = new Request(`http://tierwatch.test${path}`, { method: "POST", body, headers: { cookie } });
  const context = {
    backend,
    session: visitor ? null : ANALYST,
    translations: async () => null,
    startSession: (token: string) => `session=${token}`,
    endSession: () => "session=; Max-Age=0",
  } as unknown as AppLoadContext;
  return { asked, ...outcomeOf(await (action as Action)({ request, context, params })) };
}

interface Said {
  data: {
    problem?: unknown;
    unexpected?: { message: unknown };
    submission?: { error?: object; initialValue?: object };
  };
  init: ResponseInit | null;
}

function outcomeOf(answer: unknown): Outcome {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return {
      status,
      to: headers.get("Location"),
      cookies: headers.getSetCookie(),
      said: null,
      problem: null,
      unexpected: null,
      errors: {},
      kept: {},
    };
  }
  const { data, init } = answer as Said;
  const { problem = null, submission = {} } = data;
  const { error: errors = {}, initialValue: kept = {} } = submission;
  const unexpected = data.unexpected?.message ?? null;
  return { status: init?.status ?? 200, to: null, cookies: [], said: data, problem, unexpected, errors, kept };
}

interface Outcome {
  status: number;
  to: string | null;
  cookies: string[];
  /** What the page itself is told where no other follows. */
  said: object | null;
  /** What the refused form says as a whole, at its fields, and what it keeps of what was typed. */
  problem: unknown;
  /** What the page says above its content, because nobody foresaw the failure. */
  unexpected: unknown;
  errors: object;
  kept: object;
}
