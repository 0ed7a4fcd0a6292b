import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Logger } from "pino";
import { minutes, seconds } from "~/time/duration";
import { bytesOf } from "./middleware/whole-answer";
import { dropUnread } from "./unread-body";

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Makes the listener of an app. Remix has to see the platform's own Request, so no global is replaced. */
export function requestListener(fetch: Fetch, logger: Logger): RequestListener {
  return getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      const response = await fetch(request, env as HttpBindings);
      await dropUnread(incoming);
      const whole = bytesOf(response);
      if (whole) return writeWhole(response, whole, outgoing);
      return contained(response, outgoing, logger);
    },
    {
      overrideGlobalObjects: false,
      // A target or host that is no address, before any of our code has seen it.
      errorHandler: () => new Response("Bad request\n", { status: 400, headers: BARE }),
    },
  );
}

/** How long, in ms, a client may take: `connectionsCheckingInterval` is how often that is looked at. */
const LIMITS = {
  // Longer than the usual minute of the proxies in front, so that they and not we end an idle connection.
  keepAliveTimeout: seconds(65),
  headersTimeout: seconds(20),
  requestTimeout: minutes(5),
  // The platform's own 30 s would let headers take 50.
  connectionsCheckingInterval: seconds(5),
};

/** A server with time limits that a slow or silent client cannot stretch. It does not listen yet. */
export function makeServer(listener: RequestListener, limits: Partial<typeof LIMITS> = {}): Server {
  return createServer({ ...LIMITS, ...limits }, listener);
}

/** Resolves with the port when the server listens; rejects when it cannot, as on a port that is taken. */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Takes no more connections, lets requests that are under way finish, and cuts what is left after `limit` ms. Each answer
 * meanwhile is the last one of its connection.
 */
export function close(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), ON_ITS_WAY);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    // Not before: clients that are told to come back on another connection crowd at a door that is about to close.
    server.prependListener("request", endConnection);
    const closed = () => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    };
    // Just after the event loop has taken in those who wait at the door. The close of an HTTP server would cut idle
    // connections at once, and with them requests that are on their way.
    setImmediate(() => NetServer.prototype.close.call(server, closed));
  });
}

/** How long a connection without a request may be one whose request has been sent and has not arrived. */
const ON_ITS_WAY = seconds(0.3);

/** Makes an answer the last one of its connection. */
function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

const BARE = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };

/** Headers and body with one write. */
function writeWhole({ status, headers }: Response, bytes: Uint8Array, outgoing: ServerResponse): Response {
  outgoing.statusCode = status;
  for (const [name, value] of headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader("set-cookie", cookies);
  outgoing.setHeader("content-length", bytes.length);
  outgoing.end(bytes);
  return RESPONSE_ALREADY_SENT;
}

/** A body that breaks off ends the connection; otherwise the adapter would put the error's message into the answer. */
function contained(response: Response, outgoing: ServerResponse, logger: Logger): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      reader.read().then(
        ({ done, value }) => (done ? controller.close() : controller.enqueue(value)),
        (error) => {
          if (!outgoing.destroyed) logger.error({ err: error }, "an answer broke off");
          outgoing.destroy();
          controller.close();
        },
      ),
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
