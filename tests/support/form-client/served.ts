import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Heard {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Reply = (heard: Heard, response: ServerResponse) => void;

/** Pages for a test, and all that is asked of them. What has no reply of its own answers with this page. */
export async function serve(page: string, replies: Record<string, Reply> = {}) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const one = { method, path, headers, body: Buffer.concat(chunks) };
      heard.push(one);
      const reply = replies[path.split("?")[0] ?? ""];
      if (reply) return reply(one, response);
      response.setHeader("content-type", "text/html; charset=utf-8").end(page);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    heard,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
