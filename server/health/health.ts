import { Hono } from "hono";
import { seconds } from "~/time/duration";
import type { AppEnv } from "../middleware/app-env";

export interface Readiness {
  /** Rejects while something that pages need is missing. */
  ready(): Promise<void>;
  /** Whether the server is on its way out. */
  isDraining(): boolean;
}

/** `/livez`: the process answers. `/readyz`: it should be sent requests. Neither says why not; the log does. */
export function health({ ready, isDraining }: Readiness): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/livez", (c) => {
    c.set("route", "/livez");
    return c.json({ status: "alive" });
  });
  app.get("/readyz", async (c) => {
    c.set("route", "/readyz");
    if (isDraining()) return c.json({ status: "draining" }, 503);
    try {
      await Promise.race([ready(), late()]);
      return c.json({ status: "ready" });
    } catch (error) {
      c.get("logger").warn({ err: error }, "not ready");
      return c.json({ status: "unready" }, 503);
    }
  });
  return app;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The backend did not say in time whether it is ready")), seconds(2)).unref();
  });
}
