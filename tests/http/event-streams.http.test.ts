// Again on Node 24: open answers and their ends are Node's own.
import { expect, test } from "vitest";
import { eventsOf } from "../../app/routes/live/feed/events.server";
import { fakePages, PUBLIC, serving, testApp } from "../support/node-server";

const encoder = new TextEncoder();

/** A page that tells a first line and goes on for good; `left` says that nobody reads it any more. */
function endless(): { respond: () => Response; left: Promise<void> } {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const respond = () => {
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode('{"count":3,"isExact":true}\n{}\n')),
      cancel: () => leave(),
    });
    return eventsOf(lines, ({ count }) => `${count} new`);
  };
  return { respond, left };
}

async function firstEvents(answer: Response): Promise<{ text: string; rest: ReadableStreamDefaultReader<Uint8Array> }> {
  const rest = (answer.body as ReadableStream<Uint8Array>).getReader();
  let text = "";
  while (!text.includes("ping")) {
    const { done, value } = await rest.read();
    if (done) throw new Error(`It ended early: ${text}`);
    text += new TextDecoder().decode(value);
  }
  return { text, rest };
}

test("events arrive as they are told, uncompressed, with headers that ask proxies to hold nothing back", async () => {
  const { respond, left } = endless();
  const pages = fakePages({ live: PUBLIC }, async () => respond());
  const { origin } = await serving(testApp({ pages }));
  const answer = await fetch(`${origin}/live`, { headers: { Accept: "text/event-stream", "Accept-Encoding": "br" } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  expect(answer.headers.has("content-encoding")).toBe(false);
  const { text, rest } = await firstEvents(answer);
  expect(text.length).toBeGreaterThan(2048);
  expect(text).toContain('event: news\ndata: {"text":"3 new"}\n\nevent: ping\ndata: \n\n');
  // Who goes away ends what is told to them, back to its source.
  await rest.cancel();
  await left;
});

test("a server on its way out ends its streams", async () => {
  const { respond, left } = endless();
  let draining = false;
  const pages = fakePages({ live: PUBLIC }, async () => respond());
  const { origin } = await serving(testApp({ pages, isDraining: () => draining }));
  const { rest } = await firstEvents(await fetch(`${origin}/live`));
  draining = true;
  expect((await rest.read()).done).toBe(true);
  await left;
});
