import { createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";

/** Says how a server answers a line that it is sent; the first is the greeting. */
export type Answers = (line: string | null, socket: Socket) => void;

export interface HostileServer {
  name: string;
  answers: Answers;
  /** What the user is told. */
  says: RegExp;
  /** Seconds after which it is given up; 20 unless said. */
  limit?: number;
}

/** A server that lets anybody in, until it is asked for something. */
export const until = (word: string, then: (socket: Socket, tag: string) => void): Answers => {
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
  // Each time anew from the event loop: as fast as it is read, it would else leave this process no time to look at its clock.
  const more = () => {
    if (!socket.destroyed && socket.write(text)) setImmediate(more);
  };
  socket.on("drain", () => setImmediate(more));
  more();
};

/** Mail servers that somebody wrote against the reader. */
export const HOSTILE_MAIL_SERVERS: readonly HostileServer[] = [
  {
    name: "sends a line without an end",
    answers: until("SEARCH", (socket) => {
      socket.write("* SEARCH");
      flood(" 1".repeat(32_768))(socket);
    }),
    says: /sends more than/,
  },
  {
    name: "greets without an end",
    answers: (line, socket) => line === null && flood("x".repeat(65_536))(socket),
    says: /sends more than/,
  },
  {
    name: "announces a mail of 1 GB",
    answers: until("FETCH", (socket) =>
      socket.write("* 1 FETCH (UID 1 RFC822.SIZE 9 BODY[HEADER]<0> {1000000000}\r\n"),
    ),
    says: /sends more than/,
  },
  {
    name: "opens 100,000 brackets",
    answers: until("FETCH", (socket) => socket.write(`* 1 FETCH ${"(".repeat(100_000)}\r\n`)),
    says: /does not answer as a mail server|sends more than/,
  },
  {
    name: "floods answers that nobody asked for",
    answers: until("FETCH", flood("* 1 FETCH (FLAGS (\\Seen))\r\n".repeat(1_000))),
    says: /sends more than|took too long/,
    limit: 5,
  },
  { name: "says nothing", answers: () => undefined, says: /took too long/, limit: 5 },
  {
    name: "is none of mail",
    answers: (line, socket) => line === null && void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"),
    says: /does not answer as a mail server \(IMAP\)/,
  },
  {
    name: "breaks off",
    answers: until("EXAMINE", (socket) => socket.destroy()),
    says: /does not answer as a mail server|cannot be reached/,
  },
];

/** Servers on free ports of this machine. */
export class MailServers {
  readonly #servers: Server[] = [];
  readonly #sockets = new Set<Socket>();

  constructor(readonly certificate: { key: string; cert: string }) {}

  /** The port of one that speaks TLS from the first byte. */
  overTls = (answers: Answers): Promise<number> =>
    this.#portOf(createTlsServer(this.certificate, (socket) => talk(socket, answers)));

  /** The port of one that does not. */
  plain = (answers: Answers): Promise<number> => this.#portOf(createServer((socket) => talk(socket, answers)));

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(this.#servers.splice(0).map((server) => new Promise((done) => server.close(done))));
  }

  async #portOf(server: Server): Promise<number> {
    this.#servers.push(server);
    server.on("connection", (socket) => this.#sockets.add(socket));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return (server.address() as { port: number }).port;
  }
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
