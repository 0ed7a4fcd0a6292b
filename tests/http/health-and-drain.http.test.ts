// Again on Node 24: closing a server is Node's own.
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { close } from "../../server/listen";
import { fakePages, html, PUBLIC, serving, testApp } from "../support/node-server";

const ask = async (app: ReturnType<typeof testApp>, path: string) => {
  const answer = await app.request(path);
  return [answer.status, await answer.json()];
};

test("alive needs nothing, ready needs the backend", async () => {
  const app = testApp({ ready: () => Promise.reject(new Error("password authentication failed for user tierwatch")) });
  expect(await ask(app, "/livez")).toEqual([200, { status: "alive" }]);
  expect(await ask(app, "/readyz")).toEqual([503, { status: "unready" }]);
  expect(await ask(testApp(), "/readyz")).toEqual([200, { status: "ready" }]);
});

test("a backend that does not say whether it is ready is not", async () => {
  vi.useFakeTimers();
  const answer = ask(testApp({ ready: () => new Promise(() => undefined) }), "/readyz");
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await answer).toEqual([503, { status: "unready" }]);
});

test("a server that is on its way out says so and goes on answering", async () => {
  const app = testApp({ isDraining: () => true });
  expect(await ask(app, "/readyz")).toEqual([503, { status: "draining" }]);
  expect(await ask(app, "/livez")).toEqual([200, { status: "alive" }]);
  expect((await app.request("/login")).status).toBe(200);
});

test("closing lets a request finish, refuses new ones and frees idle connections", async () => {
  let arrived: () => void = () => undefined;
  let finish: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const pages = fakePages({ "": PUBLIC, slow: PUBLIC }, async (request) => {
    if (!request.url.endsWith("/slow")) return html("quick");
    arrived();
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return html("finished");
  });
  const { origin, server } = await serving(testApp({ pages }));
  const port = Number(new URL(origin).port);
  const idle = connect(port, "127.0.0.1");
  idle.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(idle, "data");
  const slow = fetch(`${origin}/slow`);
  await underWay;
  const closed = close(server, 5000);
  await once(idle.resume(), "close");
  await expect(fetch(origin)).rejects.toThrow();
  finish();
  expect(await (await slow).text()).toBe("finished");
  await closed;
});

test("what does not finish in time is cut off", async () => {
  const pages = fakePages({ "": PUBLIC }, () => new Promise(() => undefined));
  const { origin, server } = await serving(testApp({ pages }));
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const arrived = once(server, "request");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await arrived;
  await close(server, 20);
  expect(await text(socket).catch(() => "")).toBe("");
});
