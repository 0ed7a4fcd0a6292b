import { createServer, type Server } from "node:http";

/** What a scraper gets; in the primary of a cluster it is the sum over the web processes. */
export interface MetricsSource {
  contentType: string;
  metrics(): Promise<string>;
}

/** Prometheus metrics on a port of their own, so that they are never reachable where the pages are. */
export function serveMetrics(source: MetricsSource, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    source.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.unref()));
  });
}
