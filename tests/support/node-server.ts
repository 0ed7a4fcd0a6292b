import type { Server } from "node:http";
import { type DestinationStream, pino } from "pino";
import type { RouteData } from "~/access/route-data";
import { permissionsOf } from "~/backend/contract/permissions";
import { DEFAULT_PREFERENCES } from "~/backend/contract/preferences";
import type { Session } from "~/backend/contract/session";
import type { BackendTransport } from "~/backend/transport";
import { seconds } from "~/time/duration";
import { type AppDeps, createApp } from "../../server/app";
import type { Config } from "../../server/config";
import type { BuildRoutes } from "../../server/guards/route-tree";
import { listen, makeServer, requestListener } from "../../server/listen";
import { cookieOutside } from "../../server/middleware/cookies-on-their-way";
import type { Pages } from "../../server/pages/pages";
import { sessionCookie } from "../../server/session/cookie";
import { pathOf } from "../../server/site-path";
import { createLogger } from "../../server/telemetry/logger";

/** A configuration as it would come out of an almost empty environment. */
export function testConfig(own: Partial<Config> = {}): Config {
  return {
    production: true,
    version: "0.0.0",
    port: 0,
    host: "127.0.0.1",
    publicUrl: undefined,
    dataDir: "/nonexistent",
    databaseUrl: undefined,
    backendUrl: undefined,
    sessionSecret: "a secret of the tests, long enough",
    evidenceKey: undefined,
    passwordCost: "least",
    stage: "development",
    trustProxy: 0,
    webConcurrency: 1,
    databaseConnections: 80,
    jobs: true,
    s3Url: undefined,
    uploadLimit: 50 * 1024 * 1024,
    smtpUrl: undefined,
    outgoingPrivate: [],
    sentryDsn: undefined,
    analyticsUrl: undefined,
    chat: undefined,
    chatOrigins: [],
    demo: true,
    demoWorld: false,
    logLevel: "info",
    logClientAddress: false,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    contactEmail: "contact@tierwatch.example",
    devtoolsHistory: 250,
    callsPerMinute: 0,
    listsManagedBy: "administrators",
    backendTimeout: seconds(10),
    ...own,
  };
}

export const ANALYST: Session = {
  id: 1,
  user: {
    id: 7,
    firstname: "Mara",
    lastname: "Keller",
    email: "analyst@nordwind.example",
    language: "en",
    passwordValidUntil: null,
    customer: { id: 3, name: "Nordwind Automotive", logo: null },
    activePlan: { name: "Enterprise" },
    embeddedLogin: false,
    createdAt: "2025-01-01T00:00:00.000Z",
  },
  roles: ["analyst"],
  permissions: permissionsOf(["analyst"]),
  features: ["feed-v2"],
  perspectives: ["Sustainability"],
  preferences: DEFAULT_PREFERENCES,
  expiresAt: "2099-01-01T00:00:00.000Z",
};

export const ANALYST_TOKEN = "token-of-the-analyst.with/odd+signs";

/** A backend that knows one session, and whatever `answer` knows besides. */
export function fakeBackend(answer?: BackendTransport): BackendTransport {
  return async (request) => {
    if (answer && new URL(request.url).pathname !== "/v2/session") return answer(request);
    if (request.headers.get("authorization") === `Bearer ${ANALYST_TOKEN}`) return Response.json(ANALYST);
    return Response.json({ code: "unauthenticated", message: "", requestId: "" }, { status: 401 });
  };
}

/** Pages of nothing but handles, by path; a path of `*` and one of `` (the index) have their usual meaning. */
export function fakePages(handles: Record<string, RouteData>, render?: Pages["render"]): Pages {
  const entries = Object.entries(handles).map(([path, handle]) => {
    const route = {
      id: path || "index",
      parentId: "root",
      path: path || undefined,
      index: path === "",
      module: { handle },
    };
    return [route.id, route] as const;
  });
  const routes: BuildRoutes = { root: { id: "root", path: "", module: {} }, ...Object.fromEntries(entries) };
  return {
    routes: async () => routes,
    render: render ?? (async (request) => html(`<p>${new URL(request.url).pathname}</p>`)),
  };
}

export function html(body: BodyInit, init: ResponseInit = {}): Response {
  return new Response(body, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init.headers } });
}

export const PUBLIC: RouteData = { access: "public" };

/** The app, with a backend and pages that do as little as possible unless said. */
export function testApp(own: Partial<AppDeps> & { config?: Partial<Config>; log?: DestinationStream } = {}) {
  const { config, log, ...deps } = own;
  // What is logged is told by the logger that the product has.
  const logger = log ? createLogger(testConfig(config), log) : pino({ level: "silent" });
  return createApp(testConfig(config), {
    logger,
    backend: fakeBackend(),
    pages: fakePages({ "": PUBLIC, login: PUBLIC, "*": PUBLIC, "feed/:view": {} }),
    ready: async () => undefined,
    isDraining: () => false,
    ...deps,
  });
}

/** The `Cookie` header of a browser that is signed in as the analyst. */
export function signedIn(config: Partial<Config> = {}): string {
  return cookieOf(testConfig(config), ANALYST_TOKEN);
}

/** The same for any token. */
export function cookieOf(config: Config, token: string): string {
  const site = { isHttps: config.publicUrl?.protocol === "https:", below: pathOf(config) };
  return cookieOutside(sessionCookie(config).start(token, ANALYST.expiresAt), site).split(";", 1)[0] ?? "";
}

/** A write as this site's own pages send it. */
export const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

/** Lets the app listen on a free port of this machine. */
export async function serving(
  app: ReturnType<typeof testApp>,
): Promise<{ origin: string; server: Server; stop(): Promise<void> }> {
  const server = makeServer(requestListener(app.fetch, pino({ level: "silent" })));
  const port = await listen(server, { port: 0, host: "127.0.0.1" });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, server, stop };
}
