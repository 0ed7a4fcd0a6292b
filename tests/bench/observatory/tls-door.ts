import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createDoor, type Socket } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";

/** A proxy with a certificate of its own in front of the product, on one port of this machine for https and http alike. */
export interface TlsDoor {
  /** Of both: `localhost:41234`. */
  host: string;
  /** PEM; who asks has to trust it. */
  certificate: string;
  /** Comes along with each request as if the browser had it. */
  cookie: string;
  /** The address behind; set once the product, which has to know the door's address, has started. */
  behind: string;
  stop(): void;
}

/** The first byte of a TLS record that opens a connection. */
const HANDSHAKE = 0x16;

/**
 * Opens the door. Plain http is sent on to https, as a customer's proxy does. A page that was not found is handed on with status 200,
 * because the scanner looks at no other: its headers are what counts.
 */
export async function openTlsDoor(folder: string): Promise<TlsDoor> {
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const fresh = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-keyout", keyFile, "-out", certFile];
  await promisify(execFile)("openssl", [...fresh, ...subject]);
  const [key, cert] = await Promise.all([readFile(keyFile, "utf8"), readFile(certFile, "utf8")]);
  const door = { host: "", certificate: cert, cookie: "", behind: "", stop() {} } satisfies TlsDoor;
  const secure = createServer((asked, answer) => handOn(door, asked, answer));
  const plain = createServer((asked, answer) => {
    answer.writeHead(301, { location: `https://${door.host}${asked.url}` }).end();
  });
  const open = new Set<Socket>();
  const server = createDoor((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    socket.once("readable", () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return void socket.destroy();
      socket.unshift(first);
      const talking = first[0] === HANDSHAKE ? new TLSSocket(socket, { isServer: true, key, cert }) : socket;
      talking.on("error", () => socket.destroy());
      (talking === socket ? plain : secure).emit("connection", talking);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  door.host = `localhost:${(server.address() as AddressInfo).port}`;
  door.stop = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return door;
}

/** A port of this machine that nobody has now. */
export async function freePort(): Promise<number> {
  const server = createDoor();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

function handOn({ host, cookie, behind }: TlsDoor, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = {
    ...asked.headers,
    cookie: [asked.headers.cookie, cookie].filter(Boolean).join("; "),
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": host,
    "x-forwarded-proto": "https",
  };
  const passed = request(new URL(asked.url ?? "/", behind), { method: asked.method, headers }, (got) => {
    answer.writeHead(got.statusCode === 404 ? 200 : (got.statusCode ?? 502), got.headers);
    got.pipe(answer);
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}
