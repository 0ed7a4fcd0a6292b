import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { RouteData } from "~/access/route-data";
import type { Session } from "~/backend/contract/session";

/** What the middleware of one request hand to those after them. */
export interface AppEnv {
  /** Absent when the app is called in process, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** This request's own logger; its lines carry the request id, except on confidential paths (`server/middleware/confidential.ts`). */
    logger: Logger;
    /** For script tags of this answer only. */
    nonce: string;
    /** The address as the browser spells it: scheme and host are the public ones, also behind a proxy. Without `below`. */
    url: URL;
    /** The path of `PUBLIC_URL` that the product stands below, such as `/risk`; else empty. Absent before `client`. */
    below: string;
    /** Of the client, as far as the trusted proxies tell. */
    clientAddress: string;
    /** Ends when the client goes away before its answer is complete. */
    gone: AbortSignal;
    /** The request's body, counted against its limit. */
    body: ReadableStream<Uint8Array> | null;
    /** The backend's token of the signed cookie. */
    token: string | null;
    session: Session | null;
    /** The backend did not say whose session it is, being away or asked too often: nothing is shown but the page that says so. */
    unknownUser?: 429 | 503;
    /** What the routes of the page that was asked for say about themselves, outermost first. */
    routes: RouteData[];
    /** The ids of these routes; absent where no route matches. */
    branch?: readonly string[];
    /** The pattern of the route that answers, for the metrics: never the path itself. */
    route: string;
  };
}
