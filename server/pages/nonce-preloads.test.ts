import { expect, test } from "vitest";
import { noncePreloads } from "./nonce-preloads";

const PAGE =
  '<head>ü<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet"/><';

test("every module preload gets the nonce, wherever the page is cut into pieces", async () => {
  const bytes = Buffer.from(PAGE);
  for (let size = 1; size <= bytes.length; size++) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const page = await new Response(source.pipeThrough(noncePreloads("n0"))).text();
    expect(page).toBe(
      PAGE.replaceAll('<link rel="modulepreload"', '<link nonce="n0" fetchpriority="low" rel="modulepreload"'),
    );
  }
});

test("what is no preload is passed on at once", async () => {
  const stream = noncePreloads("n0");
  const reader = stream.readable.getReader();
  const writer = stream.writable.getWriter();
  for (const text of ["<p>a", "b<link>c", " <"]) {
    void writer.write(Buffer.from(text));
    if (text !== " <") expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(text);
  }
});
