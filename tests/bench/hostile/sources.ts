import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip } from "node:zlib";
import { minutes } from "~/time/duration";
import { HOSTILE_MAIL_SERVERS, type HostileServer, MailServers, until } from "../../support/hostile-mail-servers";
import { selfSigned } from "../../support/self-signed";
import type { Attack, Attacker } from "./send";

const MEGABYTE = 1024 * 1024;
/** As the server under test finds it (`inside.mjs`). */
const HOST = "news.hostile.example";

/** A body, in a type, and whether it is packed on its way. */
interface Page {
  type: string;
  pieces: () => Iterable<string>;
  packed?: boolean;
}

const html = (body: string): Page => ({
  type: "text/html",
  pieces: () => [`<!doctype html><html lang="en"><head><title>Trade paper</title></head><body>${body}</body></html>`],
});

function* endless(before: string, piece: string, bytes: number): Generator<string> {
  yield before;
  const block = piece.repeat(Math.ceil(60_000 / piece.length));
  for (let length = 0; length < bytes; length += block.length) yield block;
}

const xml = (pieces: Page["pieces"], packed = false): Page => ({ type: "application/rss+xml", pieces, packed });
const RSS = '<rss version="2.0"><channel><title>Trade news</title>';
const STRIKE = "Workers walk out at Felixstowe port in strike over pay";

/** Ten thousand texts, each of which is read. */
const manyItems = (): string =>
  Array.from(
    { length: 10_000 },
    (_, n) =>
      `<item><guid>${n}</guid><title>${STRIKE} ${n}</title><description>${"Talks in Rotterdam, Ulm and Springfield. ".repeat(20)}</description><language>en</language></item>`,
  ).join("");

/** What every source is like. */
const ORDINARY: Record<string, Page> = {
  feed: xml(() => [`${RSS}<item><guid>1</guid><title>${STRIKE}</title></item></channel></rss>`]),
  page: html("<p>Berth 4 is closed</p>"),
};

const FEEDS: Record<string, Page> = {
  "a title of 10 MB": xml(() => endless(`${RSS}<item><title>`, "strike and ", 10 * MEGABYTE)),
  "elements 1,000,000 deep": xml(() => endless(RSS, "<a>", 3 * MEGABYTE)),
  "an element of 500,000 attributes": xml(() => endless(`${RSS}<item `, 'a="b" ', 3 * MEGABYTE)),
  "2 GB that are packed in 2 MB": xml(() => endless(RSS, " ", 2_000 * MEGABYTE), true),
  "entities of entities": xml(() => ['<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><rss>&b;</rss>']),
  "10,000 texts": xml(() => [RSS, manyItems(), "</channel></rss>"]),
  "a text of 900,000 letters": xml(() => [
    `${RSS}<item><guid>1</guid><title>${STRIKE}</title><description>${"strike in Ulm over pay ".repeat(40_000)}</description></item></channel></rss>`,
  ]),
};
const JSONS: Record<string, Page> = {
  "26 MB of [": { type: "application/json", pieces: () => endless("", "[", 26 * MEGABYTE) },
  "a text of 26 MB": { type: "application/json", pieces: () => endless('{"items":["', "a", 26 * MEGABYTE) },
  "two million items": { type: "application/json", pieces: () => endless('{"items":[{}', ",{}", 6 * MEGABYTE) },
};
const PAGES: Record<string, Page> = {
  "2 MB of entities": html(`<p>${"&amp;".repeat(390_000)}</p>`),
  "2 MB of ends": html("</p>".repeat(490_000)),
  "19,000 elements inside each other": html("<div>".repeat(19_000)),
  "30,000 elements side by side": html("<p>a</p>".repeat(30_000)),
  "19,000 elements side by side": html("<p>Workers at Ulm</p>".repeat(19_000)),
  "1.9 MB of text": html(`<p>${"The workers walked out in Hagen over pay. ".repeat(45_000)}</p>`),
  "no end": { type: "text/html", pieces: () => endless("<p>", "a ", 100 * MEGABYTE) },
};

export interface Hosts {
  /** What many send every day, to begin with. */
  ordinary: readonly Attack[];
  attacks: readonly Attack[];
  certificate: string;
  stop(): Promise<void>;
}

/** Hosts whose feeds, pages and mailboxes are made against who reads them: each is read for a test, and pages of texts by a run. */
export async function hostileHosts(): Promise<Hosts> {
  const certificate = selfSigned(HOST);
  const mails = new MailServers(certificate);
  const server = createServer((request, answer) => void serve(request, answer).catch(() => answer.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const address = (kind: string, name: string) => `http://${HOST}:${port}/${kind}/${encodeURIComponent(name)}`;
  const asSource = (kind: string, more: object = {}) =>
    Object.keys(BODIES[kind] ?? {}).map((name) => sampled(`${kind}: ${name}`, kind, address(kind, name), more));
  const page = { page: { title: "Notices" } };
  const ordinary = [
    sampled("feed", "feed", address("feed", "ordinary"), {}),
    sampled("page", "page", address("page", "ordinary"), page),
    readByRun("page of an ordinary text", 99, address("of-text", "ordinary")),
    mailbox({ name: "lets anybody in", answers: until("nothing", () => undefined), says: /./ }, mails),
  ];
  const attacks: Attack[] = [
    ...asSource("feed"),
    ...asSource("json", { mapping: { items: "items", title: "title" } }),
    ...asSource("page", page),
    ...Object.keys(PAGES).map((name, n) => readByRun(`page of a text: ${name}`, n, address("of-text", name))),
    ...HOSTILE_MAIL_SERVERS.map((one) => mailbox(one, mails)),
  ];
  // The thread that reads news has its tables, 90 MB of them, and waits for the next text with them.
  const [feed] = ordinary;
  return {
    ordinary,
    attacks: attacks.map((attack) => ({ ...attack, warm: async (attacker) => feed?.run(attacker) })),
    certificate: certificate.cert,
    async stop() {
      await mails.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const BODIES: Record<string, Record<string, Page>> = { feed: FEEDS, json: JSONS, page: PAGES };

async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const [kind = "", name = ""] = (request.url ?? "").slice(1).split("/").map(decodeURIComponent);
  // A feed of one text whose page is another address of this host.
  if (kind === "of-text") {
    const link = `http://${request.headers.host}/page/${encodeURIComponent(name)}`;
    answer.setHeader("content-type", "application/rss+xml");
    answer.end(
      `${RSS}<item><guid>${name}</guid><title>${STRIKE}</title><link>${link}</link><language>en</language></item></channel></rss>`,
    );
    return;
  }
  const page = name === "ordinary" ? ORDINARY[kind] : BODIES[kind]?.[name];
  if (!page) return void answer.writeHead(404).end();
  answer.writeHead(200, { "content-type": page.type, ...(page.packed && { "content-encoding": "gzip" }) });
  const pieces = Readable.from(page.pieces());
  await (page.packed ? pipeline(pieces, createGzip(), answer) : pipeline(pieces, answer));
}

const asJson = (body: object) => ({ body: JSON.stringify(body), type: "application/json", wantsBody: true });
const shortly = (answer: string): string =>
  /"error":"([^"]{1,80})/.exec(answer)?.[1] ??
  /"message":"([^"]{1,80})/.exec(answer)?.[1] ??
  `${answer.slice(0, 3)}, ${answer.split('"outcome"').length - 1} items`;

const sampled = (name: string, kind: string, url: string, more: object): Attack => ({
  name: `source, ${name}`,
  run: async ({ send }) => shortly(await send(`/api/v2/connectors/${kind}:hostile/test`, asJson({ url, ...more }))),
});

/** The page of a text is read only by a run that keeps it. */
const readByRun = (name: string, number: number, url: string): Attack => ({
  name: `source, ${name}`,
  run: async (attacker) => {
    const path = `/api/v2/connectors/feed:hostile-${number}`;
    const stored = { enabled: false, everyMinutes: null, url, readsPages: true };
    await attacker.send(path, { method: "PUT", ...asJson(stored) });
    await attacker.send(`${path}/runs`, {});
    return untilRun(attacker, path);
  },
});

async function untilRun({ send }: Attacker, path: string): Promise<string> {
  for (const began = performance.now(); performance.now() - began < minutes(3); await wait(200)) {
    const found = await send(`${path}/runs`, { method: "GET", wantsBody: true });
    const [run] = JSON.parse(found.slice(4)) as { state: string; counts: object; problems: { message: string }[] }[];
    if (run && run.state !== "Running") return `${run.state}, ${run.problems[0]?.message.slice(0, 80) ?? "no problem"}`;
  }
  return "still at it after three minutes";
}

const mailbox = ({ name, answers }: HostileServer, mails: MailServers): Attack => ({
  name: `source, mail: a server that ${name}`,
  run: async ({ send }) => {
    const url = `imaps://${HOST}:${await mails.overTls(answers)}/`;
    const mail = {
      user: "news",
      senders: ["@paper.example"],
      needsDkim: false,
      authserv: null,
      password: "open sesame",
    };
    return shortly(await send("/api/v2/connectors/mail:hostile/test", asJson({ url, mail })));
  },
});
