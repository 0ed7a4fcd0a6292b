import type { AppLoadContext, ServerBuild } from "@remix-run/server-runtime";
import type { Context, Handler } from "hono";
import type { Logger } from "pino";
import type { Refusal } from "~/access/decide";
import type { FailureStatus, LoadContext, PublicConfig, TooLarge } from "~/load-context";
import type { Config } from "../config";
import { NO_PATH, REFUSED_PATH } from "../guards/entry-paths";
import type { RefusalPage } from "../guards/guard";
import { pageOf } from "../guards/page-url";
import type { BuildRoutes } from "../guards/route-tree";
import type { Translations } from "../language/translations";
import type { AppEnv } from "../middleware/app-env";
import type { TooLargePage } from "../middleware/body-limit";
import { errorPage } from "../middleware/error-page";
import { wholeAnswer } from "../middleware/whole-answer";
import { backendOf } from "../session/backend-of";
import type { CookieFor } from "../session/cookie";
import type { SharedBackend } from "../session/shared-backend";
import { withBackendErrors } from "./backend-errors";
import { answerInside, buildBelow, requestBelow } from "./build-below";
import { noncePreloads, noncePreloadsOf } from "./nonce-preloads";
import { pageHandlers } from "./page-handlers";

/** The app's pages, wherever they come from. */
export interface Pages {
  routes(): Promise<BuildRoutes>;
  /** `branch` holds the ids of the routes that the request's address matches, outermost first. */
  render(request: Request, context: AppLoadContext, branch?: readonly string[]): Promise<Response>;
}

/**
 * Pages of a build; `build` is asked at every request, because in development it changes. They are asked for by addresses without the
 * path that they stand below.
 */
export function remixPages(
  build: () => Promise<ServerBuild>,
  mode: "production" | "development",
  logger: Logger,
  below = "",
): Pages {
  const prepared = new WeakMap<ServerBuild, Prepared>();
  const current = async () => {
    const own = await build();
    const ours = prepared.get(own) ?? prepare(buildBelow(withBackendErrors(own, logger), below), mode);
    prepared.set(own, ours);
    return ours;
  };
  return {
    routes: async () => (await current()).routes,
    render: async (request, context, branch) => {
      const render = (await current()).handlerFor(branch);
      return answerInside(await render(requestBelow(request, below), context), below);
    },
  };
}

type Prepared = ReturnType<typeof prepare>;

function prepare(build: ServerBuild, mode: "production" | "development") {
  return { routes: build.routes, handlerFor: pageHandlers(build, mode) };
}

interface PageDeps {
  pages: Pages;
  backend: SharedBackend;
  cookieFor: CookieFor;
  config: Pick<
    Config,
    "stage" | "version" | "contactEmail" | "chat" | "analyticsUrl" | "sentryDsn" | "devtoolsHistory" | "uploadLimit"
  >;
  translations: Translations;
  /** React would complain of attributes that it did not write. */
  dev?: boolean;
}

/** Hands the request to Remix with everything that belongs to it. */
export function renderPages(deps: PageDeps): Handler<AppEnv> {
  return async (c) => {
    const url = new URL(c.get("url"));
    // It says why somebody was turned away, and visiting it turned nobody away.
    const isRefused = isRefusedPath(url);
    if (isRefused) url.pathname = NO_PATH;
    const branch = isRefused ? undefined : c.get("branch");
    const unknownUser = c.get("unknownUser");
    if (unknownUser) return renderAway(c, deps, unknownUser);
    const page = await deps.pages.render(toRemixRequest(c, url), loadContext(c, deps), branch);
    const failed = failureIn(page);
    if (failed && wantsPage(c)) {
      await page.body?.cancel();
      // What was sent has been read.
      const request = new Request(url, { headers: c.req.raw.headers, signal: c.get("gone") });
      const told = await renderFailure(c, deps, { status: failed }, request);
      const wait = page.headers.get("Retry-After");
      if (wait !== null) told.headers.set("Retry-After", wait);
      return told;
    }
    return deps.dev ? page : withNonces(c, page);
  };
}

/** What went wrong where no page says it, as with a file that could not be fetched. */
function failureIn(page: Response): FailureStatus | null {
  if (page.headers.get("Content-Type")?.startsWith("text/html")) return null;
  return FAILURES.find((status) => status === page.status) ?? null;
}

const FAILURES = [403, 404, 409, 429, 500, 502, 503] as const satisfies readonly FailureStatus[];

/** Whoever asks will read it as a page: a browser that goes there, and no script, no program and no picture. */
function wantsPage(c: Context<AppEnv>): boolean {
  if (pageOf(c.get("url")).isData) return false;
  const { headers } = c.req.raw;
  const dest = headers.get("sec-fetch-dest");
  return dest ? dest === "document" : headers.get("accept")?.includes("text/html") === true;
}

/** The backend did not say who asks. A form is answered to whatever sent it: it is kept. */
async function renderAway(c: Context<AppEnv>, deps: PageDeps, status: 429 | 503): Promise<Response> {
  const { method } = c.req;
  if (method === "GET" && !wantsPage(c)) {
    return status === 503
      ? errorPage(503, { method }, c.get("below"))
      : c.text("Too many requests\n", 429, { "Retry-After": "2" });
  }
  return renderFailure(c, deps, { status }, toRemixRequest(c, c.get("url")));
}

/**
 * Of a form that was too large nothing has been read to its end: its page's script is told so and keeps what was typed, a browser gets a
 * page. What is too large for who is not known may not be so for who asks: then that is what it says.
 */
export function renderTooLarge(deps: PageDeps): TooLargePage {
  return async (c, tooLarge: TooLarge) => {
    const { isData } = pageOf(c.get("url"));
    if (!isData && !wantsPage(c)) return null;
    const { method } = isData ? c.req : { method: "GET" };
    const request = new Request(c.get("url"), { method, headers: c.req.raw.headers, signal: c.get("gone") });
    return renderFailure(c, deps, { status: c.get("unknownUser") ?? 413, tooLarge }, request);
  };
}

/**
 * The app's own page for what could not be made, in its reader's language and within the shell; of a form, with what was typed. The
 * address stays, so that trying again tries the same. Where not even that page can be made, the one that was written beforehand.
 */
async function renderFailure(
  c: Context<AppEnv>,
  deps: PageDeps,
  failure: NonNullable<LoadContext["failure"]>,
  request: Request,
): Promise<Response> {
  const { status } = failure;
  try {
    const routes = await deps.pages.routes();
    const anywhere = Object.values(routes).find((route) => route?.path === "*")?.id;
    const context = { ...loadContext(c, deps), failure };
    const page = await deps.pages.render(request, context, anywhere ? ["root", anywhere] : undefined);
    if (status === 503 || status === 429) page.headers.set("Retry-After", "2");
    return deps.dev ? page : await withNonces(c, page);
  } catch (error) {
    c.get("logger").error({ err: error }, "the page that says what failed could not be made");
    return errorPage(status === 503 ? 503 : 500, c.req, c.get("below"));
  }
}

/** Renders the app's own refusal in place of the page that was asked for. */
export function renderRefusal(deps: PageDeps): RefusalPage {
  return async (c, refusal) => {
    const request = new Request(new URL(REFUSED_PATH, c.get("url")), {
      headers: c.req.raw.headers,
      signal: c.get("gone"),
    });
    const page = await withNonces(c, await deps.pages.render(request, loadContext(c, deps, refusal)));
    return new Response(page.body, { status: 403, headers: page.headers });
  };
}

function isRefusedPath(url: URL): boolean {
  const path = decodeURIComponent(pageOf(url).pathname).toLowerCase();
  return path.replace(/\/+$/, "") === REFUSED_PATH;
}

/** A native request: Remix makes others from it. Its address is the public one, which Remix compares with `Origin`. */
function toRemixRequest(c: Context<AppEnv>, url: URL): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set("Host", url.host);
  headers.delete("X-Forwarded-Host");
  const body = c.get("body");
  return new Request(url, {
    method: c.req.method,
    headers,
    signal: c.get("gone"),
    ...(body && { body, duplex: "half" }),
  } as RequestInit);
}

async function withNonces(c: Context<AppEnv>, page: Response): Promise<Response> {
  if (!page.body || !page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const { status, headers } = page;
  if (headers.has("Content-Length")) {
    const whole = noncePreloadsOf(new Uint8Array(await page.arrayBuffer()), c.get("nonce"));
    headers.set("Content-Length", String(whole.length));
    return wholeAnswer(whole, { status, headers });
  }
  return new Response(page.body.pipeThrough(noncePreloads(c.get("nonce"))), { status, headers });
}

function loadContext(
  c: Context<AppEnv>,
  { backend, cookieFor, config, translations }: PageDeps,
  refusal?: Refusal,
): AppLoadContext {
  const logger = c.get("logger");
  const cookie = cookieFor(c.get("url"));
  return {
    session: c.get("session"),
    backend: backendOf(c, backend),
    requestId: c.get("requestId"),
    isDocument: !pageOf(new URL(c.get("url"))).isData,
    nonce: c.get("nonce"),
    config: publicConfig(config),
    routes: c.get("routes") ?? [],
    translations,
    log: (level, message, fields = {}) => logger[level](fields, message),
    refusal,
    isUserUnknown: c.get("unknownUser") !== undefined,
    startSession: cookie.start,
    endSession: cookie.end,
  };
}

function publicConfig({ stage, version, contactEmail, chat, ...rest }: PageDeps["config"]): PublicConfig {
  return {
    stage,
    version,
    contactEmail,
    // Without its secret.
    chat: chat ? { appId: chat.appId, host: chat.host } : null,
    analyticsUrl: rest.analyticsUrl ?? null,
    sentryDsn: rest.sentryDsn ?? null,
    uploadLimit: rest.uploadLimit,
    devtoolsHistory: rest.devtoolsHistory,
  };
}
