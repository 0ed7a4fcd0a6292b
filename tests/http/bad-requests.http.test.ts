// Again on Node 24: Node's parser refuses them first.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { serving, testApp } from "../support/node-server";

const { origin, stop } = await serving(testApp());
afterAll(stop);

test.each([
  ["GET /%E0%A4%A HTTP/1.1\r\nHost: localhost", 400],
  ["GET /%zz HTTP/1.1\r\nHost: localhost", 400],
  ["GET /a%00b HTTP/1.1\r\nHost: localhost", 400],
  ["GET / HTTP/1.1\r\nHost: a b", 400],
  ["GET / HTTP/1.1\r\nHost: user@evil.example", 400],
  ["GET / HTTP/1.1\r\nHost: localhost/../x", 400],
  ["GET / HTTP/1.1", 400],
  ["GET \\evil HTTP/1.1\r\nHost: localhost", 400],
  ["TRACE / HTTP/1.1\r\nHost: localhost", 405],
  ["OPTIONS * HTTP/1.1\r\nHost: localhost", 400],
  ["CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443", 400],
  ["GET /?q=%E0%A4%A HTTP/1.1\r\nHost: localhost", 200],
  [`GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"x".repeat(20_000)}`, 431],
  // Where one message ends and another begins is said in one way only, or a proxy in front could read it otherwise.
  ["POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked", 400],
  ["POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5", 400],
  ["POST /login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, identity", 400],
  ["GARBAGE", 400],
])("%s answers %i without saying how we are made", async (head, status) => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  if (!head.startsWith("CONNECT")) expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toMatch(/node_modules|\.ts:|at \w+ \(/);
});
