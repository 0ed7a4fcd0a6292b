import { beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type PlainForms, plainForms } from "../support/plain-forms";
import { writeXlsx } from "../support/spreadsheets/write-xlsx";

// Files that are no supplier lists, or were one before something happened to them, sent by the form: each ends on a page that says what it is.

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

test(
  "forty files that are no list end on a page each, and none breaks anything",
  async () => {
    const pages: string[] = [];
    for (const [what, name, content] of FILES) {
      const body = new FormData();
      body.append("intent", "file");
      body.append("file", new File([new Uint8Array(content)], name));
      const init = { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body };
      const sent = await forms.app.request("/network/collection/all/add", init);
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
