import { Hono } from "hono";
import { seconds } from "~/time/duration";
import type { AppEnv } from "../middleware/app-env";
import { DiskFull } from "./room";

export interface Readiness {
  /** Rejects while something that pages need is missing. */
  ready(): Promise<void>;
  /** Whether the server is on its way out. */
  isDraining(): boolean;
}

interface Health extends Readiness {
  /** Rejects with `DiskFull` while nothing more could be written. */
  hasRoom(): Promise<void>;
}

/**
 * `/livez`: the process answers. `/readyz`: it should be sent requests; else whether it is on its way out, has no room on its disk
 * (`storage_full`, as calls say it), or something else is missing, which the log tells.
 */
export function health({ ready, hasRoom, isDraining }: Health): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get("/livez", (c) => {
    c.set("route", "/livez");
    return c.json({ status: "alive" });
  });
  app.get("/readyz", async (c) => {
    c.set("route", "/readyz");
    if (isDraining()) return c.json({ status: "draining" }, 503);
    try {
      // The disk first: without room the database may be away for that reason.
      await Promise.race([hasRoom().then(ready), late()]);
      return c.json({ status: "ready" });
    } catch (error) {
      c.get("logger").warn({ err: error }, "not ready");
      return c.json({ status: error instanceof DiskFull ? "storage_full" : "unready" }, 503);
    }
  });
  return app;
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The backend did not say in time whether it is ready")), seconds(2)).unref();
  });
}
