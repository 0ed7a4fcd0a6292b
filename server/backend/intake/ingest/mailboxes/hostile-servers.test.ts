import { createServer, type Server, type Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createServer as createTlsServer } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { seconds } from "~/time/duration";
import { selfSigned } from "../../../../../tests/support/self-signed";
import type { FetchOptions } from "../fetch-source";
import { readMailbox } from "./read-mailbox";

const { key, cert } = selfSigned("mail.example");
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

/** Says how a server answers a line that it is sent; the first is the greeting. */
type Answers = (line: string | null, socket: Socket) => void;

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return (server.address() as { port: number }).port;
}

function talk(socket: Socket, answers: Answers): void {
  socket.on("error", () => undefined);
  answers(null, socket);
  let rest = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) answers(line, socket);
  });
}

const overTls = (answers: Answers) => portOf(createTlsServer({ key, cert }, (socket) => talk(socket, answers)));
const settings = { user: "news", senders: ["@paper.example"], needsDkim: false };

function read(url: string, more: FetchOptions = {}) {
  const how = { mayReach: () => true, resolve: async () => ["127.0.0.1"], ca: cert, timeout: seconds(20), ...more };
  return readMailbox({ url, settings, password: "open sesame" }, {}, how);
}

/** A server that lets anybody in, until it is asked for something. */
const until = (word: string, then: (socket: Socket, tag: string) => void): Answers => {
  return (line, socket) => {
    if (line === null) return void socket.write("* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR] ready\r\n");
    const [tag = "", command = ""] = line.split(" ");
    if (line.includes(word)) return then(socket, tag);
    if (/^(?:EXAMINE|SELECT)$/i.test(command)) {
      socket.write("* 3 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 4] ok\r\n");
      return void socket.write(`${tag} OK [READ-ONLY] done\r\n`);
    }
    if (/search/i.test(line)) socket.write("* SEARCH 1 2 3\r\n");
    socket.write(`${tag} OK done\r\n`);
  };
};

const flood = (text: string) => (socket: Socket) => {
  const more = () => {
    while (!socket.destroyed && socket.write(text));
  };
  socket.on("drain", more);
  more();
};

test.each<[string, Answers, RegExp, limit?: number]>([
  [
    "sends a line without an end",
    until("SEARCH", (socket) => {
      socket.write("* SEARCH");
      flood(" 1".repeat(32_768))(socket);
    }),
    /sends more than/,
  ],
  ["greets without an end", (line, socket) => line === null && flood("x".repeat(65_536))(socket), /sends more than/],
  [
    "announces a mail of 1 GB",
    until("FETCH", (socket) => socket.write("* 1 FETCH (UID 1 RFC822.SIZE 9 BODY[HEADER]<0> {1000000000}\r\n")),
    /sends more than/,
  ],
  [
    "opens 100,000 brackets",
    until("FETCH", (socket) => socket.write(`* 1 FETCH ${"(".repeat(100_000)}\r\n`)),
    /does not answer as a mail server|sends more than/,
  ],
  [
    "floods answers that nobody asked for",
    until("FETCH", flood("* 1 FETCH (FLAGS (\\Seen))\r\n".repeat(1_000))),
    /sends more than|took too long/,
    5,
  ],
  ["says nothing", () => undefined, /took too long/, 5],
  [
    "is none of mail",
    (line, socket) => line === null && void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    /does not answer as a mail server \(IMAP\)/,
  ],
  ["breaks off", until("EXAMINE", (socket) => socket.destroy()), /does not answer as a mail server|cannot be reached/],
])("a server that %s is said to, and holds nobody up", async (_, answers, says, limit = 20) => {
  const port = await overTls(answers);
  const before = process.memoryUsage();
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  let most = 0;
  const watch = setInterval(() => {
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, heapUsed + external + arrayBuffers - before.heapUsed - before.external - before.arrayBuffers);
  }, 20);
  try {
    await expect(read(`imaps://mail.example:${port}/`, { timeout: seconds(limit) })).rejects.toThrow(says);
  } finally {
    clearInterval(watch);
    lag.disable();
  }
  expect(most / 1e6).toBeLessThan(64);
  // Milliseconds. In the process itself a flood held it for three seconds; what is left is the beginning of a thread on a busy machine.
  expect(lag.max / 1e6).toBeLessThan(2_000);
});

test("a mail that nobody asked for is not taken in, and one that is gone is none", async () => {
  const header = Buffer.from("From: news@paper.example\r\nSubject: Given\r\n\r\n");
  const port = await overTls(
    until("FETCH", (socket, tag) => {
      socket.write(`* 1 FETCH (UID 99 RFC822.SIZE 9 BODY[HEADER]<0> {${header.length}}\r\n${header})\r\n`);
      socket.write(`${tag} OK done\r\n`);
    }),
  );
  expect(await read(`imaps://mail.example:${port}/`)).toEqual({ source: null, cursor: { mailbox: "7:3" } });
});

test.each([
  ["offers none", "* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n"],
  ["lets anybody in before", "* PREAUTH [CAPABILITY IMAP4rev1] welcome\r\n"],
])("where STARTTLS is to be and the server %s, the password is not sent", async (_, greeting) => {
  const said: string[] = [];
  const answers: Answers = (line, socket) => {
    if (line === null) return void socket.write(greeting);
    said.push(line);
    const [tag = "", command = ""] = line.split(" ");
    if (/capability/i.test(command)) socket.write("* CAPABILITY IMAP4rev1 AUTH=PLAIN AUTH=LOGIN\r\n");
    socket.write(`${tag} OK done\r\n`);
  };
  const port = await portOf(createServer((socket) => talk(socket, answers)));
  await expect(read(`imap://mail.example:${port}/`)).rejects.toThrow(/offers no safe connection \(TLS\)/);
  expect(said.join("\n")).not.toMatch(/login|authenticate|sesame/i);
});

test("a server of TLS that is asked at the port of STARTTLS, and one of another name, are not believed", async () => {
  const port = await overTls(until("nothing", () => undefined));
  await expect(read(`imap://mail.example:${port}/`, { timeout: seconds(2) })).rejects.toThrow(
    /took too long|does not answer|offers no safe/,
  );
  await expect(read(`imaps://other.example:${port}/`)).rejects.toThrow(
    /other\.example offers no safe connection \(TLS\).*ERR_TLS_CERT_ALTNAME_INVALID/,
  );
});
