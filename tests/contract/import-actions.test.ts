import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { changeAction, listActions, readAction } from "~/backend/contract/actions";
import { decideImportRow, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, previewImportUndo, readImport, undoImport } from "~/backend/contract/imports";
import { listNotifications } from "~/backend/contract/notifications";
import { addTeam } from "~/backend/contract/teams";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { applyAlsoAgain, type Caller, sendList } from "../support/sent-list";

// What a customer does about its targets, from a file to actions and back.

const use = ownBackend();
const manager = () => signInAs(use.transport, "manager");

async function sent(caller: Caller, text: string, kind: "suppliers" | "actions" = "actions") {
  const { id } = await sendList(caller, text, kind);
  const params = { importId: String(id) };
  await use.drain();
  return { params, found: await callBackend(caller, readImport, { params }) };
}

async function step(caller: Caller, call: typeof applyImport | typeof undoImport, params: { importId: string }) {
  await (call === applyImport ? applyAlsoAgain(caller, params) : callBackend(caller, call, { params }));
  await use.drain();
  return callBackend(caller, readImport, { params });
}

const rowsOf = async (caller: Caller, params: { importId: string }) =>
  (await callBackend(caller, listImportRows, { params })).content;
const codesOf = (problems: readonly { key: string }[]) =>
  problems.map(({ key }) => key.replace("imports:problems.", ""));
const called = async (caller: Caller, q: string) =>
  (await callBackend(caller, listActions, { query: { q, sort: "title" } })).content;

test("actions are read in any language, started with whom they are given to, and aborted when that is undone", async () => {
  const caller = await manager();
  const suppliers = "Lieferant;Lieferantennummer;Land\nKwarzit Guss;4711;DE\nOlbrenn Draht;4712;FR";
  await step(caller, applyImport, (await sent(caller, suppliers, "suppliers")).params);
  await callBackend(await signInAs(use.transport, "admin"), addTeam, { body: { name: "Einkauf Süd", memberIds: [] } });
  const list = [
    "Lieferant;Ihre Lieferantennummer;Maßnahmenart;Titel der Maßnahme;Notiz;Fällig am;Zuständig;Stand;Zweck",
    "Kwarzit Guss;;Audit vor Ort;Zyx Gießerei;Mit Termin;1.3.2027;analyst@nordwind.example;In Arbeit;Prävention",
    ";4712;watch;Zyx wire;;2027-04-01;einkauf süd;;",
    "Kwarzit Guss;;发送问卷;Zyx questions;;;analyst@nordwind.example;Terminée;remedy",
    "Kwarzit Guss;;Beobachten gar nichts;Zyx none;;;;;",
    "Kwarzit Guss;;watch;;;;;;",
    "Kwarzit Guss;;watch;Zyx nobody;;;nobody@nordwind.example;;",
    "Kwarzit Guss;;suspend-orders;Zyx stop;;;;;",
    "Kwarzit Guss;;on-site-audit;Zyx done;;;;Completed;",
    "Kwarzit Guss;;watch;Zyx late;;sometime;;;",
    "Kwarzit Guss;;watch;Zyx status;;;;Vielleicht;Nebenbei",
  ].join("\n");
  const { params, found } = await sent(caller, list);
  expect((await rowsOf(caller, params)).map(({ problems }) => codesOf(problems))).toEqual([
    ...[[], [], [], ["actionTypeUnknown"], ["actionTitleMissing"], ["assigneeUnknown"], ["lastResortRefused"]],
    ...[["actionProofMissing"], ["dayRefused"], ["actionStatusUnknown", "purposeUnknown"]],
  ]);
  expect(found).toMatchObject({ kind: "actions", state: "Done", counts: { create: 3, refused: 7 } });
  // Reviewed, not yet started.
  expect(await called(caller, "Zyx")).toEqual([]);
  expect(await step(caller, applyImport, params)).toMatchObject({ counts: { created: 3 } });
  const [audit, questions, wire] = await called(caller, "Zyx");
  expect(audit).toMatchObject({
    ...{ typeId: "on-site-audit", title: "Zyx Gießerei", description: "Mit Termin", dueOn: "2027-03-01" },
    ...{ metaStatus: "InProgress", purpose: "prevent", createdBy: "Jonas Brandt" },
    targets: [{ name: "Kwarzit Guss" }],
    assignees: [{ kind: "user", name: "Mara Keller" }],
  });
  expect(questions).toMatchObject({ metaStatus: "Completed", effectDueOn: expect.any(String) });
  expect(wire).toMatchObject({
    targets: [{ name: "Olbrenn Draht" }],
    assignees: [{ kind: "team", name: "Einkauf Süd" }],
  });
  const { content } = await callBackend(await signInAs(use.transport, "analyst"), listNotifications, { query: {} });
  expect(content.filter(({ kind }) => kind === "action-assigned").map(({ params }) => params.title)).toEqual([
    "Zyx Gießerei",
  ]);

  // The same file again starts nothing twice.
  const again = await sent(caller, list);
  expect(again.found).toMatchObject({ counts: { join: 3, refused: 7 } });
  expect((await rowsOf(caller, again.params))[0]?.reasons).toEqual([{ key: "imports:ends.actionExists", params: {} }]);
  await step(caller, applyImport, again.params);
  expect((await called(caller, "Zyx")).length).toBe(3);

  await callBackend(caller, changeAction, {
    params: { actionId: wire?.id ?? 0 },
    body: { version: 1, title: "Zyx wire, changed" },
  });
  const { entries } = await callBackend(caller, previewImportUndo, { params });
  expect(entries).toEqual({ removed: 2, restored: 0, kept: 1 });
  await step(caller, undoImport, params);
  const state = async (id = 0) => (await callBackend(caller, readAction, { params: { actionId: id } })).metaStatus;
  expect([await state(audit?.id), await state(questions?.id), await state(wire?.id)]).toEqual([
    "Aborted",
    "Aborted",
    "Planned",
  ]);
});

test("a file without the columns of an action is refused with what it has", async () => {
  const { found } = await sent(await manager(), "Lieferant;Ort\nKwarzit Guss;Ulm");
  expect(found).toMatchObject({ state: "Failed", refusal: { key: "imports:refused.noActionColumns" } });
});

test("a row that would be refused in any case is not asked about, though its supplier is unknown", async () => {
  const caller = await manager();
  const list = [
    "Lieferant;Land;Maßnahmenart;Titel der Maßnahme;Zuständig",
    "Wexholm Forge;DE;watch;Wex first;",
    "Wexholm Forge;DE;watch;Wex second;nobody@nowhere.example",
  ].join("\n");
  const { params, found } = await sent(caller, list);
  expect(found).toMatchObject({ counts: { waiting: 1, refused: 1 } });
  const rows = await rowsOf(caller, params);
  expect(rows.map(({ problems }) => codesOf(problems))).toEqual([[], ["assigneeUnknown"]]);
  const made = { decision: "create", targetId: null } as const;
  await callBackend(caller, decideImportRow, { params: { ...params, row: String(rows[0]?.row) }, body: made });
  expect(await step(caller, applyImport, params)).toMatchObject({ counts: { created: 1, refused: 1 } });
});

test("steps stand in one cell, and a row with one that is none or too late is refused", async () => {
  const caller = await manager();
  await step(caller, applyImport, (await sent(caller, "Lieferant;Land\nQuellwitz Guss;DE", "suppliers")).params);
  const list = [
    "Lieferant;Maßnahmenart;Titel der Maßnahme;Fällig am;Stand;Schritte",
    'Quellwitz Guss;watch;Qux steps;1.3.2027;;"Ask for the list | 2027-01-31\nVisit; Check | 1.3.2027"',
    'Quellwitz Guss;watch;Qux done;;Completed;"Call; Write"',
    'Quellwitz Guss;watch;Qux late;1.3.2027;;"Call | 2027-03-02"',
    'Quellwitz Guss;watch;Qux none;1.3.2027;;"| 2027-02-01"',
    `Quellwitz Guss;watch;Qux many;1.3.2027;;"${"Call;".repeat(31)}"`,
  ].join("\n");
  const { params, found } = await sent(caller, list);
  const rows = await rowsOf(caller, params);
  expect(rows.map(({ problems }) => codesOf(problems))).toEqual([
    ...[[], [], ["stepLate"], ["stepTitleMissing"], ["stepsTooMany"]],
  ]);
  expect(rows[0]?.says).toContainEqual({
    field: "steps",
    value: "Ask for the list | 2027-01-31; Visit; Check | 2027-03-01",
  });
  expect(found).toMatchObject({ counts: { create: 2, refused: 3 } });
  await step(caller, applyImport, params);
  const [done, open] = await called(caller, "Qux");
  expect(open?.steps).toEqual(
    [
      ["Ask for the list", "2027-01-31"],
      ["Visit", null],
      ["Check", "2027-03-01"],
    ].map(([title, dueOn]) => ({ title, dueOn, assigneeId: null, assignee: null, doneAt: null })),
  );
  expect(done?.steps.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
    ["Call", true],
    ["Write", true],
  ]);
  // Somebody ticks a step of one; the other is taken back.
  await callBackend(caller, changeAction, {
    params: { actionId: open?.id ?? 0 },
    body: { version: 1, steps: [{ title: "Ask for the list", done: true }, { title: "Visit" }, { title: "Check" }] },
  });
  expect((await callBackend(caller, previewImportUndo, { params })).entries).toEqual({
    ...{ removed: 1, restored: 0, kept: 1 },
  });
  await step(caller, undoImport, params);
  const state = async (id = 0) => (await callBackend(caller, readAction, { params: { actionId: id } })).metaStatus;
  expect([await state(done?.id), await state(open?.id)]).toEqual(["Aborted", "Planned"]);
});

test("a cost is written as the form takes it, with its currency, and a row with another is refused", async () => {
  const caller = await manager();
  await step(caller, applyImport, (await sent(caller, "Lieferant;Land\nDuvenbrook Guss;DE", "suppliers")).params);
  const list = [
    "Lieferant;Maßnahmenart;Titel der Maßnahme;Kosten;Währung",
    "Duvenbrook Guss;watch;Vyk a;1200.5;eur",
    "Duvenbrook Guss;watch;Vyk b;;EUR",
    "Duvenbrook Guss;watch;Vyk c;1.500;EUR",
    "Duvenbrook Guss;watch;Vyk d;1,5;EUR",
    "Duvenbrook Guss;watch;Vyk e;9999999999999;EUR",
    "Duvenbrook Guss;watch;Vyk f;12;",
    "Duvenbrook Guss;watch;Vyk g;12;Taler",
    "Duvenbrook Guss;watch;Vyk h;-1;EUR",
  ].join("\n");
  const { params, found } = await sent(caller, list);
  const rows = await rowsOf(caller, params);
  expect(rows.map(({ problems }) => codesOf(problems))).toEqual([
    ...[[], [], ["costRefused"], ["costRefused"], ["costRefused"], ["currencyMissing"], ["currencyUnknown"]],
    expect.arrayContaining(["costRefused"]),
  ]);
  expect(rows[2]?.problems[0]).toMatchObject({ title: "Kosten", params: { value: "1.500" } });
  expect(rows[0]?.says).toEqual(
    expect.arrayContaining([
      { field: "costAmount", value: 1200.5 },
      { field: "currency", value: "EUR" },
    ]),
  );
  expect(found).toMatchObject({ counts: { create: 2, refused: 6 } });
  await step(caller, applyImport, params);
  expect((await called(caller, "Vyk")).map(({ cost }) => cost)).toEqual([{ amount: 1200.5, currency: "EUR" }, null]);
});
