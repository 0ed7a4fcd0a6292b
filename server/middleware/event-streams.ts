import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { seconds } from "~/time/duration";
import type { AppEnv } from "./app-env";

const LOOK_EVERY = seconds(0.25);

/** A stream of events has no end of its own: it is ended when the server is on its way out, so that the browser asks another. */
export function eventStreams(isDraining: () => boolean): MiddlewareHandler<AppEnv> {
  const open = new Set<() => void>();
  let looking: NodeJS.Timeout | undefined;
  const look = () => {
    if (isDraining()) for (const end of open) end();
    if (open.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
  return createMiddleware(async (c, next) => {
    await next();
    const { body, headers, status } = c.res;
    if (!body || !headers.get("Content-Type")?.startsWith("text/event-stream")) return;
    c.res = new Response(
      untilEnded(body, (end) => {
        open.add(end);
        looking ??= setInterval(look, LOOK_EVERY).unref();
        return () => open.delete(end);
      }),
      { status, headers: new Headers(headers) },
    );
  });
}

function untilEnded(body: ReadableStream<Uint8Array>, register: (end: () => void) => () => void) {
  const source = body.getReader();
  let forget = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      forget = register(() => {
        forget();
        controller.close();
        void source.cancel().catch(() => undefined);
      }) as () => void;
    },
    async pull(controller) {
      const { done, value } = await source.read().catch(() => ({ done: true, value: undefined }) as const);
      if (!done) return controller.enqueue(value);
      forget();
      closeOnce(controller);
    },
    cancel: (reason) => {
      forget();
      return source.cancel(reason);
    },
  });
}

/** The drain may have closed it already. */
function closeOnce(controller: ReadableStreamDefaultController): void {
  try {
    controller.close();
  } catch {
    // It was.
  }
}
