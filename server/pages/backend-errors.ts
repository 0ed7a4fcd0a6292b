import { redirect, type ServerBuild } from "@remix-run/server-runtime";
import type { Logger } from "pino";
import type { LoadContext } from "~/load-context";
import { loginFor } from "../guards/entry-paths";
import { pageOf } from "../guards/page-url";

/**
 * The same build, its loaders and actions answering with the right page when the backend let them down. Remix would make
 * an anonymous 500 of every thrown error; here a route that handles nothing still says 404, 403, 502 or 503, and the log
 * names the call. A form whose action handles nothing is shown again, with what was typed and with what went wrong.
 */
export function withBackendErrors(build: ServerBuild, logger: Logger): ServerBuild {
  const entry = build.entry?.module as PagesEntry | undefined;
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route.module;
    const isPage = route.module.default !== undefined;
    const kept = (sent: Request, error: unknown) => entry?.failedAction?.({ sent, error, isPage });
    const module = {
      ...route.module,
      ...(loader && { loader: translated(loader, logger) }),
      ...(action && { action: translated(action, logger, kept) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What the pages export beside Remix's own: the answer to a form whose action threw, or null where it can make none. */
interface PagesEntry {
  failedAction?(failed: { sent: Request; error: unknown; isPage: boolean }): Promise<unknown>;
}

interface DataArgs {
  request: Request;
  context: LoadContext;
}

type Kept = (sent: Request, error: unknown) => Promise<unknown> | undefined;

function translated<F extends (args: never) => unknown>(handler: F, logger: Logger, kept?: Kept): F {
  const translating = async (args: DataArgs) => {
    const sent = kept && isSmallForm(args.request) ? args.request.clone() : null;
    try {
      return await handler(args as never);
    } catch (error) {
      const answer = answerTo(error, args);
      if (!answer) throw error;
      const level = answer.status >= 500 ? "error" : "info";
      logger[level]({ err: error, requestId: args.context.requestId, status: answer.status }, "a backend call failed");
      const form = sent && (await kept?.(sent, error));
      if (form) return form;
      throw answer;
    } finally {
      // Not waited for: of two copies of a body, one ends only with the other.
      if (sent && !sent.bodyUsed) void sent.body?.cancel().catch(() => undefined);
    }
  };
  // Remix asks clients for such marks on the function itself (`loader.hydrate`).
  return Object.assign(translating, handler) as unknown as F;
}

/** A copy holds all that was sent until it is read: one that carries a file is not copied. */
const MOST_COPIED = 256 * 1024;

function isSmallForm({ headers, body }: Request): boolean {
  const length = Number(headers.get("content-length") ?? Number.NaN);
  return (
    body !== null &&
    length <= MOST_COPIED &&
    /^(?:application\/x-www-form|multipart\/form)/i.test(headers.get("content-type") ?? "")
  );
}

/** Errors are told by their names: pages and server are built apart, and each carries its own copy of the classes. */
function answerTo(error: unknown, { request, context }: DataArgs): Response | null {
  if (!(error instanceof Error)) return null;
  const answer = (status: number, headers?: HeadersInit) =>
    Response.json({ requestId: context.requestId }, { status, headers });
  switch (error.name) {
    case "BackendUnavailableError":
    case "BackendTimeoutError":
      return answer(503, { "Retry-After": "2" });
    case "BackendContractError":
      return answer(502);
    case "BackendRefusedError":
      return refused(error as Refused, answer, request);
    default:
      return null;
  }
}

type Refused = Error & { status?: number; details?: unknown; retryAfter?: number | null };

/**
 * What a page that is only read asks for comes from its address: where the backend cannot take it, there is no such page; of a list that
 * was to go on after what does not exist, its beginning is shown.
 */
function refused(
  error: Refused,
  answer: (status: number, headers?: HeadersInit) => Response,
  request: Request,
): Response {
  const status = Number(error.status);
  if (status === 422 && ["GET", "HEAD"].includes(request.method)) {
    const first = JSON.stringify(error.details ?? null).includes('"query.after"') ? firstPage(request) : null;
    return first ? redirect(first) : answer(404);
  }
  // The session ended between the guard and this call.
  if (status === 401) return redirect(loginFor(pageOf(new URL(request.url)).target));
  if (status === 429) return answer(429, { "Retry-After": String(error.retryAfter ?? 2) });
  return answer([403, 404, 409, 503].includes(status) ? status : 502);
}

/** The address without the places at which its lists were to go on; null where it names none. */
function firstPage(request: Request): string | null {
  const { pathname, target } = pageOf(new URL(request.url));
  const search = new URLSearchParams(target.slice(pathname.length));
  const places = [...search.keys()].filter((name) => /^(in|out)?after$/i.test(name));
  for (const name of places) search.delete(name);
  if (places.length === 0) return null;
  // Two slashes at the beginning would be another site's address.
  return pathname.replace(/^\/+/, "/") + (search.size > 0 ? `?${search}` : "");
}
