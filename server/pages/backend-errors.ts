import { redirect, type ServerBuild } from "@remix-run/server-runtime";
import type { Logger } from "pino";
import type { LoadContext } from "~/load-context";
import { loginFor } from "../guards/entry-paths";
import { pageOf } from "../guards/page-url";

/**
 * The same build, its loaders and actions answering with the right page when the backend let them down. Remix would make
 * an anonymous 500 of every thrown error; here a route that handles nothing still says 404, 403, 502 or 503, and the log
 * names the call. An action that wants to keep what was typed catches the error itself.
 */
export function withBackendErrors(build: ServerBuild, logger: Logger): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: translated(loader, logger) }),
      ...(action && { action: translated(action, logger) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

interface DataArgs {
  request: Request;
  context: LoadContext;
}

function translated<F extends (args: never) => unknown>(handler: F, logger: Logger): F {
  const translating = async (args: DataArgs) => {
    try {
      return await handler(args as never);
    } catch (error) {
      const answer = answerTo(error, args);
      if (!answer) throw error;
      const level = answer.status >= 500 ? "error" : "info";
      logger[level]({ err: error, requestId: args.context.requestId, status: answer.status }, "a backend call failed");
      throw answer;
    }
  };
  // Remix asks clients for such marks on the function itself (`loader.hydrate`).
  return Object.assign(translating, handler) as unknown as F;
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

type Refused = Error & { status?: number; details?: unknown };

/**
 * What a page that is only read asks for comes from its address: where the backend cannot take it, there is no such page; of a list that
 * was to go on after what does not exist, its beginning is shown.
 */
function refused(error: Refused, answer: (status: number) => Response, request: Request): Response {
  const status = Number(error.status);
  if (status === 422 && ["GET", "HEAD"].includes(request.method)) {
    const first = JSON.stringify(error.details ?? null).includes('"query.after"') ? firstPage(request) : null;
    return first ? redirect(first) : answer(404);
  }
  // The session ended between the guard and this call.
  if (status === 401) return redirect(loginFor(pageOf(new URL(request.url)).target));
  return answer([403, 404, 409, 429, 503].includes(status) ? status : 502);
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
