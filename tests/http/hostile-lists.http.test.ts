import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listConnectorRuns } from "~/backend/contract/connector-runs";
import { changeConnector } from "~/backend/contract/connectors";
import { IMPORT_KINDS, type ImportKind } from "~/backend/contract/import-kinds";
import { minutes } from "~/time/duration";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type PlainForms, plainForms } from "../support/plain-forms";
import { writeXlsx } from "../support/spreadsheets/write-xlsx";

// A hundred files that are no lists, or were one before something happened to them, sent by the forms: each ends on a page that says what it is.

const use: OwnBackend = ownBackend();
let forms: PlainForms<"admin">;
beforeAll(async () => {
  forms = await plainForms(use.transport, ["admin"]);
});

const CSV = Buffer.from("Name;Country;City\nNord GmbH;DE;Ulm\nSüd AG;FR;Lyon\nWerk Ost;PL;Łódź\n".repeat(6));
const WORKBOOK = writeXlsx({
  sheets: [{ name: "S", rows: [["Name", "Country"], ...Array.from({ length: 40 }, (_, n) => [`Werk ${n}`, "DE"])] }],
});

/** The same numbers in each run (xorshift), so that a file that broke something can be made again. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Cut, with bytes turned over, with a piece doubled, or with junk within. */
function spoilt(whole: Buffer, seed: number): Buffer {
  const next = numbers(seed);
  const at = () => Math.floor(next() * whole.length);
  const bytes = Buffer.from(whole);
  switch (seed % 4) {
    case 0:
      return bytes.subarray(0, at());
    case 1:
      for (let turn = 0; turn < 12; turn++) bytes[at()] = Math.floor(next() * 256);
      return bytes;
    case 2:
      return Buffer.concat([bytes.subarray(0, at()), bytes.subarray(at())]);
    default:
      return Buffer.concat([
        bytes.subarray(0, at()),
        Buffer.from(['"', "\0", "=cmd|' /C calc'!A0", "\r"].join(";")),
        bytes,
      ]);
  }
}

const FILES: [string, string, Buffer][] = [
  ["a picture", "list.csv", Buffer.from("89504e470d0a1a0a0000", "hex")],
  ["an old workbook", "list.xls", Buffer.from("d0cf11e0a1b11ae10000000000000000", "hex")],
  ["a page", "list.csv", Buffer.from("<!doctype html><html><body><h1>Sign in</h1></body></html>")],
  ["JSON", "list.csv", Buffer.from('{"suppliers":[{"name":"Nord"}]}')],
  ["XML", "list.csv", Buffer.from('<?xml version="1.0"?><a>&lol;</a>')],
  ["an archive", "list.xlsx", Buffer.from("504b0506000000000000000000000000000000000000", "hex")],
  ["titles alone", "list.csv", Buffer.from("Name;Country\n")],
  ["one line of a megabyte", "list.csv", Buffer.alloc(1_000_000, "a")],
  ["a name of a folder", "../../etc/passwd", CSV],
  ["markup for a name", '<img src=x onerror="alert(1)">.csv', Buffer.from("x;y\n1;2\n")],
  ...Array.from({ length: 18 }, (_, n): [string, string, Buffer] => [`text ${n + 1}`, "l.csv", spoilt(CSV, n + 1)]),
  ...Array.from({ length: 12 }, (_, n): [string, string, Buffer] => [
    `book ${n + 1}`,
    "l.xlsx",
    spoilt(WORKBOOK, n + 1),
  ]),
];

const RELATIONS = Buffer.from(
  "From;To;Type;Probability;First\nNord GmbH;Süd AG;Supplier;0.9;2024-02-01\nWerk Ost;Nord GmbH;;1,5;31.12.9999\n".repeat(
    6,
  ),
);
/** Sent as a list of each kind in turn; the last ones are files of another kind than they are called. */
const OF_KINDS: [ImportKind, string, Buffer][] = Array.from({ length: 60 }, (_, n) => {
  const kind = IMPORT_KINDS[n % IMPORT_KINDS.length] ?? "suppliers";
  if (n >= 54) return [kind, "l.csv", (FILES[n - 54] as (typeof FILES)[number])[2]];
  return n % 5 === 4 ? [kind, "l.xlsx", spoilt(WORKBOOK, n + 40)] : [kind, "l.csv", spoilt(RELATIONS, n + 40)];
});

function send(path: string, field: string, fields: Record<string, string>, file: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(field, file);
  return forms.app.request(path, { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body });
}
const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);

test(
  "sixty more, sent as lists of each kind, end on a page each as well",
  async () => {
    const pages: string[] = [];
    for (const [n, [kind, name, content]] of OF_KINDS.entries()) {
      const sent = await send("/data-management/imports/new", "file", { kind, follow: "yes" }, fileOf(name, content));
      expect([303, 400], `${n} ${kind}`).toContain(sent.status);
      if (sent.status === 303) pages.push(sent.headers.get("location") ?? "");
    }
    await use.drain();
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      const shown = await forms.get(page, forms.cookies.admin);
      const text = await shown.text();
      expect(shown.status, page).toBe(200);
      expect(text, page).toMatch(/Failed|Ready to apply/);
      expect(text, page).not.toContain("error on our side");
    }
  },
  minutes(2),
);

test(
  "sent as a sanctions list, as what a source tells and as names to match, none breaks anything",
  async () => {
    const caller = await signInAs(use.transport, "admin");
    const body = { enabled: false, everyMinutes: null, url: null };
    const table = { ...body, eventTypeId: "fire", mapping: { title: "Name" } };
    const json = { ...body, url: "https://notices.example/all", mapping: { items: "items", title: "title" } };
    await callBackend(caller, changeConnector, { params: { name: "table:hostile" }, body: table });
    await callBackend(caller, changeConnector, { params: { name: "feed:hostile" }, body });
    await callBackend(caller, changeConnector, { params: { name: "json:hostile" }, body: json });
    const sources = ["table:hostile", "feed:hostile", "json:hostile"].map((name) => `/data-management/sources/${name}`);
    const some = FILES.filter((_, n) => n < 10 || n % 4 === 0);
    const left: string[] = [];
    for (const [n, [what, name, content]] of some.entries()) {
      const file = fileOf(name, content);
      const answers = [
        await send("/data-management/lists/new", "files", { name: `hostile-${n}`, title: "", intent: "import" }, file),
        await send(`${sources[n % sources.length]}/file`, "file", {}, file),
        await send("/explorer/match", "file", {}, file),
      ];
      for (const { status, headers } of answers) {
        expect([303, 400], what).toContain(status);
        if (status === 303) left.push(headers.get("location") ?? "");
        expect(headers.get("location") ?? "", what).not.toContain("..");
      }
    }
    await use.drain();
    expect(new Set(left).size).toBeGreaterThan(sources.length);
    for (const page of new Set(left)) expect((await forms.get(page, forms.cookies.admin)).status, page).toBe(200);
    for (const name of ["table:hostile", "feed:hostile", "json:hostile"]) {
      const [run] = await callBackend(caller, listConnectorRuns, { params: { name } });
      const page = await forms.get(`/data-management/sources/${name}/runs/${run?.id}`, forms.cookies.admin);
      expect([name, page.status]).toEqual([name, 200]);
    }
    const overview = await forms.get("/data-management", forms.cookies.admin);
    expect(overview.status).toBe(200);
  },
  minutes(2),
);

test(
  "forty files that are no list end on a page each, and none breaks anything",
  async () => {
    const pages: string[] = [];
    for (const [what, name, content] of FILES) {
      const sent = await send("/network/collection/all/add", "file", { intent: "file" }, fileOf(name, content));
      // Refused at once, with the form, or taken for an import.
      expect([303, 400], what).toContain(sent.status);
      if (sent.status === 303) pages.push(sent.headers.get("location") ?? "");
    }
    await use.drain();
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) {
      const shown = await forms.get(page, forms.cookies.admin);
      const text = await shown.text();
      expect(shown.status, page).toBe(200);
      expect(text, page).not.toMatch(/<img src=x/);
      // Either what is wrong with the file, or what would become of its rows; never a job that is still at work or gave up.
      expect(text, page).toMatch(/Failed|Ready to apply/);
      expect(text, page).not.toContain("error on our side");
      for (const further of ["columns", "rows/2", "undo", "problems/csv"]) {
        const { status } = await forms.get(`${page}/${further}`, forms.cookies.admin);
        expect(status, `${page}/${further}`).toBeLessThan(500);
      }
    }
  },
  minutes(2),
);
