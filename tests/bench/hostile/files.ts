import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { minutes } from "~/time/duration";
import { writeXlsx } from "../../support/spreadsheets/write-xlsx";
import { writeZip } from "../../support/spreadsheets/write-zip";
import type { Attack, Attacker } from "./send";

const MEGABYTE = 1024 * 1024;
const fill = (unit: string, bytes: number): Buffer => Buffer.alloc(bytes, unit);
const columns = (count: number): Buffer =>
  Buffer.from(
    `${Array.from({ length: count }, (_, n) => `title${n}`).join(";")}\n${Array.from({ length: count }, () => "x").join(";")}\n`,
  );
const HEADER = "Name;Country;City;Address\n";
const rows = (row: (n: number) => string, bytes: number): Buffer => {
  const parts = [HEADER];
  for (let n = 0, length = 0; length < bytes; n++) {
    const text = row(n);
    length += text.length;
    parts.push(text);
  }
  return Buffer.from(parts.join(""));
};
const workbook = (cell: string): Buffer =>
  writeXlsx({ sheets: [{ name: "S", rows: [["Name", "Country"], [{ attributes: 't="inlineStr"', inside: cell }]] }] });

/** Names that dozens of places in the United States have. */
const FREQUENT =
  "Springfield Franklin Clinton Washington Madison Georgetown Salem Greenville Bristol Fairview Arlington Ashland Burlington Clayton Dayton Dover Hudson Kingston Lexington Manchester Marion Milford Milton Newport Oakland Oxford Auburn Jackson Troy Lebanon".split(
    " ",
  );
const frequent = (n: number): string => [...FREQUENT.slice(n % 30), ...FREQUENT.slice(0, n % 30), n].join(" / ");

/** Read, and applied: what the readers left to be done is done by the process. */
const applied = (name: string, content: () => Buffer): Attack => ({
  name: `import, applied: ${name}`,
  run: async (attacker) => {
    const body = JSON.stringify({ kind: "suppliers", fileName: "a.csv", content: content().toString("base64") });
    const sent = await attacker.send("/api/v2/imports", { body, type: "application/json", wantsBody: true });
    const id = /^\d{3} .*?"id":(\d+)/.exec(sent)?.[1];
    if (!id) return sent.slice(0, 100);
    const read = await untilRead(attacker, id);
    await attacker.send(`/api/v2/imports/${id}/apply`, {});
    await wait(1000);
    return `${read}, then ${await untilRead(attacker, id)}`;
  },
});

/** Events that happened in a hundred towns of as many countries, none of which has a point. */
const pushed = (name: string, city: (n: number) => string): Attack => ({
  name: `push: ${name}`,
  run: async ({ send }) => {
    const places = Array.from({ length: 100 }, (_, n) => {
      const country = COUNTRIES[n % COUNTRIES.length];
      return { address: city(n), city: city(n), region: city(n + 7), country };
    });
    const organizations = [{ name: "Nord Werk AG" }];
    const body = JSON.stringify({ eventTypeId: "strike", title: "Hostile", places, organizations });
    const sent = await send("/api/v2/alerts", { body, type: "application/json", wantsBody: true });
    await wait(5000);
    return sent.slice(0, 200);
  },
});
const COUNTRIES = "US CN IN DE BR RU FR GB IT MX ID JP TR PL ES UA TH PK VN PH NG EG IR AR CO KR ZA CA AU RO".split(
  " ",
);

const supplierFile = (name: string, content: () => Buffer, fileName = "a.csv"): Attack => ({
  name: `import: ${name}`,
  run: async (attacker) => {
    const body = JSON.stringify({ kind: "suppliers", fileName, content: content().toString("base64"), dryRun: true });
    const sent = await attacker.send("/api/v2/imports", { body, type: "application/json", wantsBody: true });
    const id = /^\d{3} .*?"id":(\d+)/.exec(sent)?.[1];
    return id ? untilRead(attacker, id) : sent.slice(0, 100);
  },
});

/** Until the job is at its end with it, however that is. */
async function untilRead({ send }: Attacker, id: string): Promise<string> {
  for (const began = performance.now(); performance.now() - began < minutes(5); await wait(200)) {
    const found = await send(`/api/v2/imports/${id}`, { method: "GET", wantsBody: true });
    const { state, refusal, total } = JSON.parse(found.slice(4)) as {
      state: string;
      refusal: { key: string } | null;
      total: number;
    };
    if (state === "Done" || state === "Failed") return refusal?.key.split(".").at(-1) ?? `${state}, ${total} rows`;
  }
  return "still at it after five minutes";
}

const list = (name: string, format: string, ...files: (() => Buffer)[]): Attack => ({
  name: `list: ${name}`,
  run: ({ send }) => {
    const contents = files.map((file, n) => ({ name: `${n}.txt`, content: file().toString("base64") }));
    const body = JSON.stringify({ format, files: contents });
    return send(`/api/v2/sanctions-lists/hostile-${format}/versions`, { body, type: "application/json" });
  },
});

const document = (name: string, fileName: string, content: () => Buffer): Attack => ({
  name: `document: ${name}`,
  run: ({ send }) =>
    send(`/api/v2/document-files?fileName=${fileName}`, { body: content(), type: "application/octet-stream" }),
});

const pngChunks = (count: number): Buffer => {
  const chunk = Buffer.from("\0\0\0\0tEXt\0\0\0\0", "latin1");
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...Array.from({ length: count }, () => chunk)]);
};

/** What anybody sends every day: the first of a process takes what the process keeps, code and all, and is none of what follows. */
export const ORDINARY_FILES: readonly Attack[] = [
  supplierFile("three rows", () => rows((n) => `Nord Werk ${n};DE;Ulm;Hauptstrasse ${n}\n`, 100)),
  list("two rows", "table", () => Buffer.from("id,name,country\n1,Nord Werk,DE\n2,Werk Nord,DE\n")),
];

/** What can be uploaded. */
export const FILES: readonly Attack[] = [
  supplierFile("20,000 columns", () => columns(20_000)),
  supplierFile("60,000 columns", () => columns(60_000)),
  supplierFile("500 columns, 30 rows of other words", () =>
    Buffer.from(
      Array.from({ length: 30 }, (_, r) => Array.from({ length: 499 }, (_, c) => `name of ${r} ${c}`).join(";")).join(
        "\n",
      ),
    ),
  ),
  supplierFile("20 MB without a line break", () => fill("a", 20 * MEGABYTE)),
  supplierFile("20 MB of quotes", () => fill('"', 20 * MEGABYTE)),
  supplierFile("20 MB of delimiters", () => fill(";", 20 * MEGABYTE)),
  supplierFile("20 MB of line breaks", () => fill("\n", 20 * MEGABYTE)),
  supplierFile("20 MB of chance", () => randomBytes(20 * MEGABYTE)),
  supplierFile("50,000 rows that are the same", () =>
    rows(() => "Nord Werk AG;DE;Ulm;Hauptstrasse 1\n", 1.7 * MEGABYTE),
  ),
  supplierFile("names of 30,000 characters", () =>
    rows((n) => `${"nord werk ".repeat(3000)}${n};DE;Ulm;x\n`, 15 * MEGABYTE),
  ),
  supplierFile("a cell that unpacks to 17 MB", () => workbook("<is><t></t></is>".repeat(1_000_000)), "a.xlsx"),
  supplierFile("XML 100,000 deep", () => workbook(`${"<a>".repeat(100_000)}${"</a>".repeat(100_000)}`), "a.xlsx"),
  supplierFile(
    "a zip of 60,000 parts",
    () => writeZip(Array.from({ length: 60_000 }, (_, n) => ({ name: `${n}`, content: "" }))),
    "a.xlsx",
  ),
  applied("2,000 addresses of names that are everywhere", () =>
    rows((n) => `Werk ${n} ${FREQUENT[n % 30]};US;${frequent(n)};${frequent(n + 11)}\n`, 1_200_000),
  ),
  pushed("a hundred towns of names that are everywhere", (n) => frequent(n).slice(0, 290)),
  list("20,000 columns", "table", () => columns(20_000)),
  list("XML 100,000 deep", "un", () => Buffer.from("<a>".repeat(100_000))),
  list("entities of entities", "un", () => Buffer.from('<!DOCTYPE a [<!ENTITY b "bbbbbbbb">]><a>&b;</a>')),
  list("20 MB of elements", "un", () => fill("<INDIVIDUAL></INDIVIDUAL>", 20 * MEGABYTE)),
  list("20 MB of quotes", "ofac", () => fill('1,"a\n', 20 * MEGABYTE)),
  document("a PNG of 100,000 chunks", "a.png", () => pngChunks(100_000)),
  document("a JPEG of 40 MB of fill bytes", "a.jpg", () =>
    Buffer.concat([Buffer.from("ffd8", "hex"), fill("\xff", 40 * MEGABYTE)]),
  ),
  document("a text of 40 MB", "a.txt", () => fill("a", 40 * MEGABYTE)),
  document("a zip of 60,000 parts", "a.docx", () =>
    writeZip(Array.from({ length: 60_000 }, (_, n) => ({ name: `${n}`, content: "" }))),
  ),
];
