import { join } from "node:path";
import { pino } from "pino";
import { seconds } from "~/time/duration";
import { createApp } from "../../../server/app";
import { remoteBackend } from "../../../server/proxy/transports";
import { pathOf } from "../../../server/site-path";
import { builtPages } from "../built-pages";
import { enter } from "../newcomer";
import { cookieOf, SAME_ORIGIN, serving, testConfig } from "../node-server";
import type { OwnBackend } from "../own-backend";
import { EMAILS, PASSWORD } from "../personas";
import { builtProduct } from "../product-folder";
import { type FaultyBackend, startFaultyBackend } from "./faulty-backend";
import type { FilledForm } from "./form-filling";
import { type Asker, addressesOf, LINKS } from "./world";

export interface Seen {
  status: number;
  type: string;
  text: string;
  to: string | null;
  /** Whether it leaves a message for the next page. */
  hasToast: boolean;
  headers: Headers;
}

export interface FaultySite {
  backend: FaultyBackend;
  /** By the pattern of the page, or by what is special about it. */
  addresses: Map<string, Asker>;
  origin: string;
  logged: string[];
  look(asker: Asker, browser: string, headers?: Record<string, string>): Promise<Seen>;
  /** `asData`: as a page's script sends it. */
  send(form: FilledForm, as: Asker["as"], browser: string, asData?: boolean): Promise<Seen & { data: Response | null }>;
  stop(): Promise<void>;
}

/**
 * A product whose `BACKEND_URL` is a backend that fails as it is told, in front of the real one. `publicUrl` is where browsers believe
 * it to be; where that has a path, the pages of `addresses` are below it.
 */
export async function startFaultySite(use: OwnBackend, publicUrl?: URL): Promise<FaultySite> {
  const below = pathOf({ publicUrl });
  const { build, pages } = await builtPages(undefined, below);
  const inner = (request: Request) =>
    use.transport(new Request(request.url.replace(/^http:\/\/[^/]+/, "http://backend"), request));
  const backend = await startFaultyBackend(inner, LINKS);
  const logged: string[] = [];
  const config = testConfig({ publicUrl, stage: "integration", backendTimeout: seconds(10) });
  const app = createApp(config, {
    logger: pino({ level: "error" }, { write: (line) => void logged.push(line) }),
    backend: remoteBackend(new URL(backend.address)),
    pages,
    clientDir: join(builtProduct(), "build/app/client"),
    ready: async () => undefined,
    isDraining: () => false,
  });
  const { origin, stop } = await serving(app);
  const { token } = await enter(use.transport, EMAILS.admin, PASSWORD);
  const cookies = {
    visitor: "",
    admin: cookieOf(config, token),
  };
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const leaves = routes.filter(({ id }) => !routes.some(({ parentId }) => parentId === id));
  const patternOf = (id: string | undefined): string => {
    const route = routes.find((one) => one.id === id);
    return route ? [patternOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return {
    backend,
    logged,
    origin,
    addresses: await addressesOf(
      use,
      leaves.map(({ id }) => `/${patternOf(id)}`),
    ),
    async look({ path, as }, browser, headers = {}) {
      const said = { ...NAVIGATION, cookie: cookies[as], "user-agent": browser, ...headers };
      return seen(await fetch(origin + below + path, { redirect: "manual", headers: said }));
    },
    async send({ url, type, content }, as, browser, asData = false) {
      const { pathname, search } = new URL(url);
      const to = new URL(pathname + search, origin);
      if (asData) to.pathname += ".data";
      const headers = {
        ...SAME_ORIGIN,
        ...(asData ? {} : NAVIGATION),
        origin: publicUrl?.origin ?? origin,
        cookie: cookies[as],
        "user-agent": browser,
        "content-type": type,
      };
      const answer = await fetch(to, {
        method: "POST",
        redirect: "manual",
        body: Buffer.from(content, "latin1") as BodyInit,
        headers,
      });
      const data = asData ? answer.clone() : null;
      return { ...(await seen(answer)), data };
    },
    async stop() {
      await stop();
      await backend.stop();
    },
  };
}

const NAVIGATION = { accept: "text/html,*/*;q=0.8", "sec-fetch-dest": "document" };

async function seen(answer: Response): Promise<Seen> {
  const type = answer.headers.get("content-type") ?? "";
  const isEndless = /event-stream/.test(type);
  if (isEndless) await answer.body?.cancel();
  return {
    status: answer.status,
    type,
    text: isEndless ? "" : await answer.text().catch(() => "(broken off)"),
    to: answer.headers.get("location"),
    hasToast: answer.headers.getSetCookie().some((cookie) => /^(?:__\w+-)?tierwatch-toast=/.test(cookie)),
    headers: answer.headers,
  };
}
