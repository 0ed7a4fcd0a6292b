import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test, vi } from "vitest";
import { loader } from "./route";

test("a head is answered without the file, whose sender is told that nobody reads it", async () => {
  const cancel = vi.fn();
  const headers = { "content-type": "application/pdf", "content-length": "8" };
  const content = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("%PDF-1.7"));
        controller.close();
      },
    });
  const context = (body: ReadableStream) =>
    ({ backend: async () => new Response(body, { headers }) }) as unknown as AppLoadContext;
  const ask = (method: string, body: ReadableStream) =>
    loader({
      request: new Request("http://tierwatch.test/", { method }),
      params: { documentId: "1" },
      context: context(body),
    });
  const head = await ask("HEAD", new ReadableStream({ cancel }));
  expect([head.body, head.headers.get("Content-Length")]).toEqual([null, "8"]);
  expect(cancel).toHaveBeenCalledOnce();
  expect(await (await ask("GET", content())).text()).toBe("%PDF-1.7");
});
