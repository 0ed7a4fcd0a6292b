import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import { minutes, seconds } from "~/domain/duration";

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Makes the listener of an app. Remix has to see the platform's own Request, so no global is replaced. */
export function requestListener(fetch: Fetch, logger: Logger): RequestListener {
  return getRequestListener(
    async (request, env) => {
      const bindings = env as HttpBindings;
      return contained(await fetch(request, bindings), bindings.outgoing as ServerResponse, logger);
    },
    {
      overrideGlobalObjects: false,
      // A target or host that is no address, before any of our code has seen it.
      errorHandler: () => new Response("Bad request\n", { status: 400, headers: BARE }),
    },
  );
}

/** A server with time limits that a slow or silent client cannot stretch. It does not listen yet. */
export function makeServer(listener: RequestListener): Server {
  const options = {
    // Longer than the usual minute of the proxies in front, so that they and not we end an idle connection.
    keepAliveTimeout: seconds(65),
    headersTimeout: seconds(20),
    requestTimeout: minutes(5),
  };
  return createServer(options, listener);
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
 * Lets requests that are under way finish, closes what is idle, and cuts what is left after `limit` ms. While it waits,
 * answers ask their clients to come back on another connection.
 */
export function close(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), limit);
    server.prependListener("request", endConnection);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Makes an answer the last one of its connection. */
export function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

const BARE = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" };

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
