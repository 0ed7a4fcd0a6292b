import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { activateSanctions, listSanctionsMatches } from "~/backend/contract/sanctions";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import type { BackendTransport } from "~/backend/transport";
import { addTargets } from "../support/network";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { type Fields, type PlainForms, plainForms } from "../support/plain-forms";
import { nordwindOf } from "../support/strangers/nordwind";
import { PROBES } from "../support/strangers/probes";

// The pages of imports, lists and open matches, asked and sent as somebody would who means no good; by plain forms.
const use: OwnBackend = ownBackend();
let forms: PlainForms<"admin" | "strangeAdmin" | "viewer">;
let admin: BackendTransport;
let cookies: typeof forms.cookies;

beforeAll(async () => {
  forms = await plainForms(use.transport, ["admin", "strangeAdmin", "viewer"]);
  cookies = forms.cookies;
  admin = (await signInAs(use.transport, "admin")).backend;
});

const get = (path: string, cookie = cookies.admin) => forms.get(path, cookie);
const post = (path: string, form: Fields, cookie = cookies.admin) => forms.post(path, form, cookie);

function upload(fields: Fields, files: readonly (readonly [name: string, content: string])[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, content] of files) body.append("files", new File([content], name));
  return forms.app.request("/data-management/lists/new", {
    method: "POST",
    headers: { ...SAME_ORIGIN, cookie: cookies.admin },
    body,
  });
}

/** A list of one company, and the open match of a target of Nordwind's with it. */
async function matched(): Promise<{ list: string; matchId: string; version: string }> {
  const list = `attacked-${randomUUID().slice(0, 8)}`;
  const content = Buffer.from("Id,Name,Type,Country\n1,Kaspisk Rederi,Entity,Iran").toString("base64");
  const body = { files: [{ name: "own.csv", content }] };
  await callBackend({ backend: admin }, importSanctionsListVersion, { params: { name: list }, body });
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Kaspisk Rederi", country: "IR" }]));
  const params = { targetId: String(id) };
  await callBackend({ backend: admin }, activateSanctions, { params });
  await use.drain();
  const { content: found } = await callBackend({ backend: admin }, listSanctionsMatches, { params });
  const match = found.find(({ listName }) => listName === list);
  return { list, matchId: String(match?.id), version: String(match?.version) };
}

test.each([
  "/admin/lists",
  "/data-management/lists/new",
  "/data-management/lists/own/import",
  "/data-management/imports",
  "/data-management/imports/1",
  "/data-management",
])("%s is nothing for a viewer, neither to see nor to send", async (path) => {
  expect((await get(path, cookies.viewer)).status).toBe(403);
  expect((await post(path, { intent: "remove", list: "own", reason: "x" }, cookies.viewer)).status).toBe(403);
});

test("a list is read by everybody, removed by who manages lists, and one that is not there is nowhere", async () => {
  const { list } = await matched();
  for (const path of ["", "/changes"]) {
    expect((await get(`/data-management/lists/${list}${path}`, cookies.viewer)).status).toBe(200);
    expect((await get(`/data-management/lists/${list}${path}`, "")).status).toBe(302);
  }
  const asked = await (await get(`/data-management/lists/${list}?remove=all`, cookies.viewer)).text();
  expect(asked).not.toContain("removal-reason");
  const tried = await post(`/data-management/lists/${list}`, { reason: "x" }, cookies.viewer);
  expect(tried.status).toBe(403);
  expect(await (await get(`/data-management/lists/${list}?remove=all`)).text()).toContain("removal-reason");
  for (const name of ["nowhere", "x".repeat(60), "__proto__", "%00", "a%2fb"]) {
    for (const path of ["", "/changes", "/import"]) {
      const found = await get(`/data-management/lists/${name}${path}`);
      expect([name, path, found.status]).toEqual([name, path, found.status === 400 ? 400 : 404]);
    }
  }
});

test("junk in the address of changes is no filter, and versions in the wrong order say so", async () => {
  const { list } = await matched();
  const changes = (query: string) => get(`/data-management/lists/${list}/changes?${query}`);
  for (const junk of JUNK) {
    for (const key of ["from", "to", "change", "after"]) {
      const found = await changes(new URLSearchParams({ [key]: junk }).toString());
      // An address with a character of no address leads to the one without it.
      expect([key, junk, found.status === 200 || found.status === 302]).toEqual([key, junk, true]);
    }
  }
  expect(await (await changes("from=3&to=1")).text()).toContain("Choose a first version before the second one.");
});

test("an import and a match of another customer are not there, and stay as they are", async () => {
  const { importId } = (await PROBES.readImport?.make(await nordwindOf(use))) ?? {};
  expect((await get(`/data-management/imports/${importId}`)).status).toBe(200);
  expect((await get(`/data-management/imports/${importId}`, cookies.strangeAdmin)).status).toBe(404);
  const { matchId, version } = await matched();
  const decision = { intent: `decide-${matchId}`, matchId, version, decision: "rejected", reason: "Not ours" };
  const tried = await post("/network/sanctions", decision, cookies.strangeAdmin);
  // As of a match that is none any more.
  expect(tried.status).toBe(400);
  const kept = await post("/network/sanctions", { ...decision, decision: "accepted" });
  expect(kept.status).toBe(303);
  const exported = await get("/network/sanctions/export/csv", cookies.strangeAdmin);
  expect(await exported.text()).not.toContain("Kaspisk");
  const own = await get("/network/sanctions/export/csv?state=accepted");
  expect(await own.text()).toContain("Kaspisk");
});

const JUNK = [
  "",
  "abc",
  "0",
  "-1",
  "1.5",
  "1e300",
  "9007199254740993",
  "\0",
  "a\u202eb",
  "__proto__",
  "{}",
  "x".repeat(3000),
];

test.each(["matchId", "version", "decision", "reason", "next"])(
  "junk as %s of a decision is refused in words or left out, and decides nothing",
  async (field) => {
    const { matchId, version } = await matched();
    const wrong: string[] = [];
    for (const junk of JUNK) {
      const form = { intent: `decide-${matchId}`, matchId, version, decision: "rejected", reason: "Why" };
      const sent = await post("/network/sanctions", { ...form, [field]: junk });
      const allowed = field === "reason" || field === "next" ? [303, 400, 409, 422] : [400, 404, 409, 422];
      if (!allowed.includes(sent.status)) wrong.push(`${sent.status} for ${JSON.stringify(junk.slice(0, 20))}`);
    }
    expect(wrong).toEqual([]);
  },
);

test("junk in the forms of lists is refused in words, with what was typed, and removes and imports nothing", async () => {
  const { list } = await matched();
  const wrong: string[] = [];
  for (const junk of JUNK) {
    // "abc" is a name that a list may have.
    const isName = /^[a-z0-9]{1,50}$/.test(junk);
    const [named, versioned] = [
      await post(`/data-management/lists/${encodeURIComponent(junk || "x")}`, { reason: "Out of date" }),
      await post(`/data-management/lists/${list}`, { version: junk || "x", reason: "Out of date" }),
    ];
    const imported = isName ? named : await upload({ intent: "import", name: junk }, [["a.csv", "Id,Name\n1,Nobody"]]);
    for (const answer of [named, versioned, imported]) {
      if (![400, 404, 409, 422].includes(answer.status)) wrong.push(`${answer.status} for ${JSON.stringify(junk)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await (await get("/data-management/lists")).text()).toContain(list);
  const unexplained = await post(`/data-management/lists/${list}?remove=all`, { reason: " " });
  expect(unexplained.status).toBe(400);
});

test.each([
  ["no file", []],
  ["eleven files", Array.from({ length: 11 }, (_, n) => [`${n}.csv`, `Id,Name\n${n},Nobody ${n}`] as const)],
  ["an empty file", [["a.csv", ""]]],
  ["40 MB", [["a.csv", `Id,Name\n${"1,Nobody\n".repeat(4_700_000)}`]]],
  ["entities of entities", [["a.xml", '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>']]],
  ["a million columns", [["a.csv", `Name${";x".repeat(1_000_000)}\n`]]],
  ["a picture", [["a.png", "\x89PNG\r\n\x1a\n\0\0\0"]]],
] as const)("a list of %s is refused on the form, and is no list", async (_, files) => {
  const name = `refused-${randomUUID().slice(0, 8)}`;
  const sent = await upload({ intent: "import", name }, files);
  expect([400, 413, 422]).toContain(sent.status);
  expect(await sent.text()).toContain(name);
  const page = await (await get("/data-management/lists")).text();
  expect(page).not.toContain(name);
});

test("who presses twice removes a list once, and decides once", async () => {
  const { list, matchId, version } = await matched();
  const decision = { intent: `decide-${matchId}`, matchId, version, decision: "accepted", reason: "It is" };
  const decided = await Promise.all([post("/network/sanctions", decision), post("/network/sanctions", decision)]);
  expect(decided.map(({ status }) => status).sort()).toEqual([303, 409]);
  const [page, removal] = [`/data-management/lists/${list}`, { reason: "Out of date" }];
  const removed = await Promise.all([post(page, removal), post(page, removal)]);
  expect(removed.map(({ status }) => status).sort()).toEqual([303, 400]);
});

test("a section's root leads somewhere, and a page behind a cursor that was cut short is the first", async () => {
  for (const path of ["/network/target", "/action", "/network/unsubscribe", "/data-management"]) {
    expect([path, [200, 302].includes((await get(path)).status)]).toEqual([path, true]);
  }
  expect([200, 302]).toContain((await forms.app.request("/request-new")).status);
  for (const path of ["/network/sanctions", "/data-management/imports", "/action", "/network/collection/my"]) {
    const found = await get(`${path}?after=abc`);
    expect([path, found.status === 200 || found.status === 302]).toEqual([path, true]);
  }
});

test("letters that turn the direction of text change nothing but their own words", async () => {
  const name = `turned-${randomUUID().slice(0, 8)}`;
  const content = "Id,Name,Type,Country\n1,\u202eNord\u2066 Werk\u200b Zagros,Entity,Iran\n";
  expect((await upload({ intent: "import", name }, [["\u202evsc.exe.csv", content]])).status).toBe(303);
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Nord Werk Zagros", country: "IR" }]));
  await callBackend({ backend: admin }, activateSanctions, { params: { targetId: String(id) } });
  await use.drain();
  const params = { targetId: String(id) };
  const { content: found } = await callBackend({ backend: admin }, listSanctionsMatches, { params });
  expect(found.filter(({ listName }) => listName === name)).toHaveLength(1);
  const page = await (await get(`/data-management/lists/${name}`)).text();
  expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  expect(await (await get(`/network/sanctions?listName=${name}`)).text()).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});
