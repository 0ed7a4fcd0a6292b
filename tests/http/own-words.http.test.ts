import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { addLexiconRow, listLexicon, readLexiconRow } from "~/backend/contract/lexicon";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { ownRow } from "../support/own-row";
import { signInAs } from "../support/personas";
import { type Fields, type PlainForms, plainForms } from "../support/plain-forms";

// The forms of own words by plain forms: as people use them, and as somebody would who means no good.
const use: OwnBackend = ownBackend();
let forms: PlainForms<"manager" | "analyst" | "strangeAdmin">;
let manager: Awaited<ReturnType<typeof signInAs>>;

beforeAll(async () => {
  forms = await plainForms(use.transport, ["manager", "analyst", "strangeAdmin"]);
  manager = await signInAs(use.transport, "manager");
});

const NEW = "/reading/words/new";
const get = (path: string, cookie = forms.cookies.manager) => forms.get(path, cookie);
const post = (path: string, form: Fields, cookie = forms.cookies.manager) =>
  forms.post(path, [...Object.entries(form), ["fields", "title"], ["fields", "lead"]], cookie);
const form = (more: Fields = {}): Fields => ({
  ...{ name: "Attacked", language: "en", eventTypeId: "strike", any: "zirconite", not: "", near: "", nearWithin: "8" },
  ...{ before: "", beforeWithin: "8", status: "", match: "A zirconite\nTwo zirconite\nOf zirconite" },
  ...{ no: "One\nTwo\nThree", state: "paused", intent: "save" },
  ...more,
});
/** What is said of a field, behind the sign. */
const errorOf = (field: string, page: string) =>
  new RegExp(`id="row-${field}-error"[^>]*>(?:<span[^>]*></span>)?([^<]*)<`).exec(page)?.[1];
const add = (name: string) => callBackend(manager, addLexiconRow, { body: ownRow({ name, active: false }) });

test("a failing text is named beside its field, with everything typed still there", async () => {
  const rout = "Strikers rout Kingz United";
  const typed = { any: "strik*", match: "Port strike\nRail strike\nMine strike", no: `${rout}\nSunny\nRainy` };
  const answer = await post(NEW, form({ ...typed, name: "Zirkonit", near: "worker*", nearWithin: "9", not: "xylo" }));
  const page = await answer.text();
  expect(answer.status).toBe(400);
  // Near a worker none of them is found.
  expect(errorOf("match", page)).toMatch(/^„Port strike“ wird nicht gefunden\. „Rail/);
  const wide = await post(NEW, form(typed));
  const refused = await wide.text();
  expect(errorOf("no", refused)).toBe(`„${rout}“ wird noch gefunden.`);
  expect(refused).toMatch(/role="alert"/);
  for (const left of [
    'value="Zirkonit"',
    ">worker*</textarea>",
    'value="9"',
    ">xylo</textarea>",
    "Port strike\nRail strike",
  ])
    expect(page, left).toContain(left);
  expect(page).toMatch(/<details open/);
  expect(page.match(/name="fields"[^>]*checked|checked[^>]*name="fields"/g)).toHaveLength(2);
});

test("what would be lost and gained is shown before saving, and nothing is saved by it", async () => {
  const before = (await callBackend(manager, listLexicon, {})).length;
  const answer = await post(NEW, form({ name: "", match: "", no: "", intent: "test" }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/Testergebnis.*neu\s· .*nicht mehr gefunden/s);
  expect(await callBackend(manager, listLexicon, {})).toHaveLength(before);
});

test("what is forged into a choice or a number is refused in the reader's language, with what was typed", async () => {
  const forgeries: Fields[] = [
    ...[{ language: "xx" }, { status: "past" }, { state: "off" }, { version: "x" }, { eventTypeId: "nothing" }],
    ...[{ eventTypeId: "news" }, { eventTypeId: "" }, { fields: "body" }],
    ...["0", "21", "-1", "1.5", "1e9", "x", " "].map((nearWithin) => ({ nearWithin })),
  ];
  for (const forged of forgeries) {
    const answer = await post(NEW, form({ ...forged, name: "Zirkonit" }));
    const page = await answer.text();
    expect(answer.status, JSON.stringify(forged)).toBe(400);
    expect(page).not.toMatch(/Invalid|expected/);
    expect(page, JSON.stringify(forged)).toMatch(/Wählen Sie|Diese Angabe ist nicht möglich|ganze Zahl|fehlt/);
    expect(page).toContain('value="Zirkonit"');
  }
});

const WORDS = [
  ...["سلاسل التوريد", "หยุดงานประท้วง", "파업", "забастовка*", "👩‍🏭 strike", "\u202evsc.exe", "a\u200bb\u200bc*"],
  ...["a*", "*", "…", "a … b … c … d", "licen**", "li*cen", "(a+)+$", "(a OR b)", "'; drop table topics;--", "\0"],
  ...["<script>", "%s", "{{name}}", "x".repeat(81), "x ".repeat(60), "\ud800", "__proto__", "constructor"],
];

test("words of every script, and operators that are none, are tried and saved, or refused by their line", async () => {
  const wrong: string[] = [];
  for (const [n, words] of WORDS.entries()) {
    const lists = { any: words, near: words, before: words, not: words };
    const forgeries: Fields[] = [
      { ...lists, intent: "test" },
      { ...lists, intent: "save" },
      { match: [words, words, words].join("\n"), intent: "save" },
    ];
    for (const more of forgeries) {
      const answer = await post(NEW, form({ name: `Attacked ${n}`, ...more }));
      const page = await answer.text();
      const isGood = answer.status === (more.intent === "save" ? 303 : 200);
      const isRefused = answer.status === 400 && /role="alert"/.test(page);
      if (!isGood && !isRefused) wrong.push(`${JSON.stringify(more)}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  const short = await (await post(NEW, form({ any: "fine\na*" }))).text();
  expect(short).toContain("Zeile 2, „a*“");
  expect(errorOf("any", short)).toBe("Verwenden Sie mindestens drei Buchstaben vor *.");
});

test("a megabyte, thousands of lines or of texts are refused", async () => {
  const large: Fields[] = [
    ...[{ any: "x".repeat(1_000_000) }, { any: "word\n".repeat(51) }, { match: "zirconite\n".repeat(21) }],
    ...[
      { no: "a\nb" },
      { match: `zirconite ${"x".repeat(300)}\nzirconite\nzirconite` },
      { name: "n".repeat(81) },
      { name: " " },
    ],
  ];
  for (const more of large)
    expect([400, 413], JSON.stringify(more).slice(0, 40)).toContain((await post(NEW, form(more))).status);
});

test("two rows never have one name, and of two who save at once one is told", async () => {
  const { id, version } = await add("Twice");
  const taken = await post(NEW, form({ name: "tWICE" }));
  expect(taken.status).toBe(409);
  expect(errorOf("name", await taken.text())).toMatch(/heißt schon so/);
  const path = `/reading/words/${id}`;
  const both = await Promise.all(
    ["First", "Second"].map((name) => post(path, form({ name, version: String(version) }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  const page = (await both.find(({ status }) => status === 409)?.text()) ?? "";
  expect(page).toMatch(/inzwischen geändert/);
  const shown = /name="version" value="(\d+)"/.exec(page)?.[1];
  expect(shown).toBe(String(version + 1));
  expect((await post(path, form({ name: "Third", version: shown ?? "" }))).status).toBe(303);
});

test("a row of another customer is not there, an analyst has no such page, and what is no number is none", async () => {
  const { id, version } = await add("Strange");
  const path = `/reading/words/${id}`;
  expect((await get(path, forms.cookies.strangeAdmin)).status).toBe(404);
  for (const fields of [form({ version: String(version) }), form({ intent: "test" }), { intent: "remove" }]) {
    expect((await post(path, fields, forms.cookies.strangeAdmin)).status).toBe(404);
    expect((await post(path, fields, forms.cookies.analyst)).status).toBe(403);
  }
  for (const page of [path, "/reading/words"]) expect((await get(page, forms.cookies.analyst)).status).toBe(403);
  for (const junk of ["0", "-1", "1.5", "1e3", "abc", "99999999999999999999", "1%2F2"])
    expect((await get(`/reading/words/${junk}`)).status, junk).toBe(404);
  expect((await callBackend(manager, readLexiconRow, { params: { rowId: id } })).version).toBe(version);
});

test("a text that was asked about names the words that find it, or is the first text of a new row; the list is searched", async () => {
  const title = 'Workers "lay" down <b>tools</b>';
  const draft = await (await get(`${NEW}?${new URLSearchParams({ text: title, language: "de" })}`)).text();
  expect(draft).toContain("Workers &quot;lay&quot; down &lt;b&gt;tools&lt;/b&gt;</textarea>");
  expect(draft).toMatch(/<option value="de" selected=""/);
  const why = (text: string) => post("/reading/why", { title: text, text: "" });
  const unknown = await (await why("Zirconite crew sits down at the quay")).text();
  expect(unknown).toContain("/reading/words/new?text=Zirconite+crew+sits+down+at+the+quay&amp;language=en");
  await callBackend(manager, addLexiconRow, { body: ownRow({ name: "Tools down" }) });
  const found = await (await why("The workers lay down tools at the quay")).text();
  expect(found).toMatch(/Eigene Wörter: Tools down<\/a>.*„lay down tools“/s);
  await add("Findable");
  const listed = await (await get("/reading/words?q=findABLE")).text();
  expect(listed.match(/<h2/g)).toHaveLength(1);
  expect(await (await get("/reading/words?q=nothing-like-it")).text()).toContain("Keine Zeile passt");
});
