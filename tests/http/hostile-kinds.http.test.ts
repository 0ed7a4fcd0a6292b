import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { listConnectorRuns } from "~/backend/contract/connector-runs";
import { changeConnector } from "~/backend/contract/connectors";
import { IMPORT_KINDS, type ImportKind } from "~/backend/contract/import-kinds";
import { minutes } from "~/time/duration";
import { HOSTILE_LISTS, spoilt, WORKBOOK } from "../support/hostile-lists";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type PlainForms, plainForms } from "../support/plain-forms";

// Files that are no lists, by the other forms that take files. With HOSTILE=all sixty and eighteen of them, with those of `hostile-lists` more than
// a hundred, which took 65 s of a processor; else those of them that a run has time for.

const use: OwnBackend = ownBackend();
let forms: PlainForms<"admin">;
beforeAll(async () => {
  forms = await plainForms(use.transport, ["admin"]);
});

const RELATIONS = Buffer.from(
  "From;To;Type;Probability;First\nNord GmbH;Süd AG;Supplier;0.9;2024-02-01\nWerk Ost;Nord GmbH;;1,5;31.12.9999\n".repeat(
    6,
  ),
);
const isAll = process.env.HOSTILE === "all";

/** Sent as a list of each kind in turn; the last ones are files of another kind than they are called. */
const OF_KINDS: [ImportKind, string, Buffer][] = Array.from({ length: 60 }, (_, n) => {
  const kind = IMPORT_KINDS[n % IMPORT_KINDS.length] ?? "suppliers";
  if (n >= 54) return [kind, "l.csv", (HOSTILE_LISTS[n - 54] as (typeof HOSTILE_LISTS)[number])[2]];
  return n % 5 === 4 ? [kind, "l.xlsx", spoilt(WORKBOOK, n + 40)] : [kind, "l.csv", spoilt(RELATIONS, n + 40)];
});
/** Of each kind one, texts and workbooks. */
const FEW = OF_KINDS.filter((_, n) => n < 7 || n === 54);

function send(path: string, field: string, fields: Record<string, string>, file: File) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(field, file);
  return forms.app.request(path, { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body });
}
const fileOf = (name: string, content: Buffer) => new File([new Uint8Array(content)], name);

test(
  "sent as lists of each kind, they end on a page each as well",
  async () => {
    const pages: string[] = [];
    for (const [n, [kind, name, content]] of (isAll ? OF_KINDS : FEW).entries()) {
      const sent = await send("/data-management/imports/new", "file", { kind, follow: "yes" }, fileOf(name, content));
      expect([303, 400], `${n} ${kind}`).toContain(sent.status);
      if (sent.status === 303) pages.push(sent.headers.get("location") ?? "");
    }
    await use.drain();
    expect(pages.length).toBeGreaterThan(FEW.length - 3);
    for (const page of pages) {
      const shown = await forms.get(page, forms.cookies.admin);
      const text = await shown.text();
      expect(shown.status, page).toBe(200);
      expect(text, page).toMatch(/Failed|Ready to apply/);
      expect(text, page).not.toContain("error on our side");
    }
  },
  minutes(5),
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
    const some = HOSTILE_LISTS.filter((_, n) => (isAll ? n < 10 || n % 4 === 0 : n % 8 === 2));
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
    expect(new Set(left).size).toBeGreaterThanOrEqual(sources.length);
    for (const page of new Set(left)) expect((await forms.get(page, forms.cookies.admin)).status, page).toBe(200);
    for (const name of ["table:hostile", "feed:hostile", "json:hostile"]) {
      const [run] = await callBackend(caller, listConnectorRuns, { params: { name } });
      const page = await forms.get(`/data-management/sources/${name}/runs/${run?.id}`, forms.cookies.admin);
      expect([name, page.status]).toEqual([name, 200]);
    }
    const overview = await forms.get("/data-management", forms.cookies.admin);
    expect(overview.status).toBe(200);
  },
  minutes(5),
);
