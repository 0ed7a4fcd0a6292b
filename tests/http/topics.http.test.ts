import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { followTargets, unfollowTargets } from "~/backend/contract/following";
import { addTopic, listTopics, readTopic } from "~/backend/contract/topics";
import { tellNews } from "../support/ingest/tell-news";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Fields, type PlainForms, plainForms } from "../support/plain-forms";

// The forms of topics and the pages that show what they found, by plain forms: as people use them, and as somebody would who means no good.
const use: OwnBackend = ownBackend();
let forms: PlainForms<"manager" | "viewer" | "strangeAdmin">;
let manager: Awaited<ReturnType<typeof signInAs>>;
let cookies: typeof forms.cookies;

beforeAll(async () => {
  forms = await plainForms(use.transport, ["manager", "viewer", "strangeAdmin"]);
  cookies = forms.cookies;
  manager = await signInAs(use.transport, "manager");
});

const get = (path: string, cookie = cookies.manager) => forms.get(path, cookie);
const post = (path: string, form: Fields, cookie = cookies.manager) => forms.post(path, form, cookie);
const NEW = "/reading/topics/new";
const form = (more: Fields = {}): Fields => ({
  ...{ name: "Attacked", words: "zirconite", highestPriority: "High", state: "paused", intent: "save" },
  ...more,
});
const add = (words: string[], more: object = {}) =>
  callBackend(manager, addTopic, {
    body: { name: `Gallium ${words}`, words, eventTypeId: null, highestPriority: "High", active: true, ...more },
  });

test("an alert of a topic says so where it says why it is there, and leaves no heading without a word", async () => {
  const { id } = await add(["gallinite* licen*"], { name: "Gallinite licences" });
  await tellNews(use, [{ title: "Gallinite licences delayed", text: "New gallinite licences take six weeks." }]);
  await use.drain();
  const { newest } = await callBackend(manager, readTopic, { params: { topicId: id } });
  const page = await (await get(`/feed/all?alert=${newest[0]?.alertId}`)).text();
  const why = /Warum Sie diese Meldung erhalten<\/h3>(.*?)<\/section>/s.exec(page)?.[1] ?? "";
  expect(why).toContain(`href="/reading/topics/${id}"`);
  expect(why.match(/<mark[^>]*>[^<]*<\/mark>/g)).toHaveLength(1);
  expect(page).not.toMatch(/<\/h3>(?:<ul><\/ul>)?<\/section>/);
});

test("what is forged into a choice is refused in the reader's language, with what was typed", async () => {
  const forgeries: Fields[] = [
    { highestPriority: "Gravest" },
    { state: "off" },
    { onlyTargets: "yes" },
    { targets: "not a target" },
    { sources: "x".repeat(71) },
    { version: "x" },
  ];
  for (const forged of forgeries) {
    const answer = await post(NEW, form({ ...forged, name: "Zirkonit" }));
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).not.toMatch(/Invalid|expected/);
    expect(page).toMatch(/Wählen Sie eine der Möglichkeiten|Diese Angabe ist nicht möglich/);
    expect(page).toContain('value="Zirkonit"');
  }
});

const WORDS = [
  ...["سلاسل التوريد", "שביתה בנמל", "หยุดงานประท้วง", "हड़ताल", "파업", "ストライキ", "απεργία", "забастовка*"],
  ...[
    "👩‍🏭 strike",
    "e\u0301le\u0301ments",
    "\u202evsc.exe",
    "a\u200bb\u200bc*",
    "рaypal",
    "İstanbul*",
    "ﬁre*",
    "\ud800",
  ],
  ...[
    "a*",
    "*",
    "…",
    "… …",
    "a … b … c … d",
    "licen**",
    "li*cen",
    "licen* … ban*",
    "(a OR b)",
    '"quoted"',
    "a AND NOT b",
  ],
  ...[
    "'; drop table topics;--",
    "\0",
    "<script>",
    "%s",
    "{{name}}",
    "x".repeat(81),
    "x ".repeat(60),
    "...",
    "export ... ban",
  ],
];

test("words of every script, and operators that are none, are tried and saved, or refused by their line", async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const words of WORDS) {
    for (const intent of ["test", "save"]) {
      const answer = await post(NEW, form({ name: `Attacked ${count++}`, words, not: words, intent }));
      const page = await answer.text();
      const isGood = answer.status === (intent === "save" ? 303 : 200);
      const isRefused = answer.status === 400 && /role="alert"/.test(page);
      if (!isGood && !isRefused) wrong.push(`${intent} ${JSON.stringify(words)}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  const { length } = await callBackend(manager, listTopics, {});
  expect((await (await get("/reading/topics")).text()).match(/<h2/g)?.length).toBe(length);
});

test("a megabyte, thousands of lines or of countries are refused", async () => {
  const large: Fields[] = [
    { words: "x".repeat(1_000_000) },
    { words: "word\n".repeat(1_900) },
    { countries: "CN,".repeat(5_000) },
    { countries: "Atlantis" },
    { countries: "ZZ" },
    { sources: "feed:never" },
    { targets: "999999999 Nobody" },
    { targets: "99999999999999999999 Nobody" },
    { eventTypeId: "nothing" },
    { name: "n".repeat(81) },
    { name: " " },
  ];
  for (const more of large) {
    const answer = await post(NEW, form(more));
    expect([400, 413], JSON.stringify(more).slice(0, 40)).toContain(answer.status);
  }
});

test("of two who save at once one is told, with what was typed, and saves over it the second time", async () => {
  const { id, version } = await add(["zirconite"], { active: false });
  const path = `/reading/topics/${id}`;
  const both = await Promise.all(
    ["First", "Second"].map((name) => post(path, form({ name, version: String(version) }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
  const lost = both.find(({ status }) => status === 409);
  const page = (await lost?.text()) ?? "";
  expect(page).toMatch(/inzwischen geändert/);
  expect(page).toMatch(/name="name"[^>]*value="(?:First|Second)"|value="(?:First|Second)"[^>]*name="name"/);
  const shown = /name="version" value="(\d+)"/.exec(page)?.[1];
  expect(shown).toBe(String(version + 1));
  expect((await post(path, form({ name: "Third", version: shown ?? "" }))).status).toBe(303);
  // Without the version that the form had, nothing is written over.
  expect((await post(path, form({ name: "Fourth" }))).status).toBe(409);
});

test("targets are looked for and chosen, sources are ticked, and what is gone is said, without a script", async () => {
  const name = `Vantor Columbite ${randomUUID()}`;
  const [targetId = 0, unwatched = 0] = await use.database.asSystem((tx) =>
    addTargets(tx, [
      { name, country: "US" },
      { name: `${name} that nobody follows`, country: "US" },
    ]),
  );
  await callBackend(manager, followTargets, { body: { targetIds: [targetId] } });
  await tellNews(use, [{ title: "Nothing yet" }], { source: "feed:columbite-post" });
  await use.drain();
  const typed = { name: "Columbite", words: "columbite", sources: "feed:columbite-post" };
  const box = (value: string) => new RegExp(`<input[^>]*value="${value}[^"]*"[^>]*>`);
  // The button looks for it, and so does the Enter key in the search; in any other field that saves.
  for (const intent of ["find", "enter"]) {
    const page = await (await post(NEW, form({ ...typed, q: name, intent }))).text();
    expect(page).toContain('value="Columbite"');
    expect(box("feed:columbite-post").exec(page)?.[0]).toContain("checked");
    expect(box(`${targetId} Vantor`).exec(page)?.[0]).not.toContain("checked");
    expect(page).not.toContain(`${unwatched} Vantor`);
  }
  const none = await (await post(NEW, form({ ...typed, q: "Nobody is called so", intent: "find" }))).text();
  expect(none).toMatch(/<p id="topic-targets-none"[^>]*>Kein beobachtetes Objekt gefunden/);
  const chosen = { ...typed, targets: `${targetId} ${name}` };
  const kept = await (await post(NEW, form({ ...chosen, words: "a*" }))).text();
  expect(box(`${targetId} Vantor`).exec(kept)?.[0]).toContain("checked");
  const tried = await (await post(NEW, form({ ...chosen, intent: "test" }))).text();
  expect(box(`${targetId} Vantor`).exec(tried)?.[0]).toContain("checked");
  expect(box("feed:columbite-post").exec(tried)?.[0]).toContain("checked");
  const refused = await post(
    NEW,
    form({ ...typed, targets: `${unwatched} Vantor`, q: name, lookedFor: name, intent: "enter" }),
  );
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Nicht beobachtet: Vantor.");
  expect((await post(NEW, form({ ...chosen, q: name, lookedFor: name, intent: "enter" }))).status).toBe(303);

  const topic = (await callBackend(manager, listTopics, {})).find((one) => one.name === "Columbite");
  expect(topic).toMatchObject({ targetIds: [targetId], sources: ["feed:columbite-post"] });
  const path = `/reading/topics/${topic?.id}`;
  const list = await (await get("/reading/topics")).text();
  expect(list).toContain("Nur 1 Objekt\u00a0· Nur 1 Quelle");
  // The page brings its texts along: only what is shown counts.
  expect(list).not.toContain(">Findet nichts");
  await callBackend(manager, unfollowTargets, { body: { targetIds: [targetId] } });
  await use.drain();
  await use.database.asSystem((tx) => tx.execute(sql`delete from connectors where name = 'feed:columbite-post'`));
  expect(await (await get("/reading/topics")).text()).toContain(
    ">Findet nichts: Keines der Objekte wird noch beobachtet.",
  );
  const shown = await (await get(path)).text();
  expect(shown).toContain(">Nicht mehr beobachtet, findet nichts</span>");
  expect(shown).toContain(">Entfernt, findet nichts</span>");
  const words = await (await get(path, cookies.viewer)).text();
  // In the viewer's language.
  expect(words).toMatch(new RegExp(`>${name} \\([^<]+\\)</dd>`));
  expect(words).toMatch(/>columbite-post \([^<]+\)<\/dd>/);
  // It can be paused and tried as it is.
  const version = String(topic?.version);
  expect((await post(path, form({ ...chosen, version, intent: "test" }))).status).toBe(200);
  expect((await post(path, form({ ...chosen, version }))).status).toBe(303);
});

test("a topic of another customer is not there, for a viewer it has no form, and what is no number is no page", async () => {
  const { id, version } = await add(["osmiridite"], { active: false });
  const path = `/reading/topics/${id}`;
  expect((await get(path, cookies.strangeAdmin)).status).toBe(404);
  for (const fields of [form({ version: String(version) }), { intent: "remove" }]) {
    expect((await post(path, fields, cookies.strangeAdmin)).status).toBe(404);
    expect((await post(path, fields, cookies.viewer)).status).toBe(403);
  }
  const read = await (await get(path, cookies.viewer)).text();
  expect(read).not.toMatch(/<textarea/);
  for (const junk of ["0", "-1", "1.5", "1e3", "abc", "99999999999999999999", "1%2F2"]) {
    expect((await get(`/reading/topics/${junk}`)).status, junk).toBe(404);
  }
  expect((await get("/reading/topics/999999999999999")).status).toBe(404);
  expect((await callBackend(manager, readTopic, { params: { topicId: id } })).version).toBe(version);
});
