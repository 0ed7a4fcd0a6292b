import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/server-runtime";
import { createServer } from "vite";
import { projectRoot } from "../project-root";

export interface Vite {
  /** Answers Vite's own requests and hands on all others. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** The app as its sources are now. */
  build(): Promise<ServerBuild>;
  close(): Promise<void>;
}

/** Vite inside of our own server: the same port, its socket for hot reloading too. */
export async function startVite(server: Server): Promise<Vite> {
  const vite = await createServer({
    root: projectRoot(),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    build: async () => (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild,
    close: () => vite.close(),
  };
}
