import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { changeAction, exportActions } from "~/backend/contract/actions";
import { actionFile } from "../../server/backend/work/actions/action-file";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";
import type { Persona } from "../support/personas";
import { peopleOf } from "../support/tasks";

const use = ownBackend();
const { as, begin } = actionsOn(use);
type Query = Partial<Parameters<typeof streamBackend<typeof exportActions>>[2]["query"]>;

const linesIn = async (file: Response): Promise<string[]> =>
  (await file.text()).replace("\ufeff", "").trimEnd().split("\r\n");
/** Its heading, and its rows. */
const linesOf = async (persona: Persona, query: Query = {}) =>
  linesIn(await streamBackend(await as(persona), exportActions, { query: { format: "csv", ...query } }));

test("a file has every column of an action in the words of its reader", async () => {
  const { id } = await begin({
    ...{ title: "Check the lists", purpose: "remedy", rightConcerned: "child-labour", rootCause: "No papers" },
    cost: { amount: 1200.5, currency: "EUR" },
    ...{ dueOn: "2027-03-01", steps: [{ title: "Ask" }, { title: "Check" }] },
  });
  await callBackend(await as("analyst"), changeAction, {
    params: { actionId: id },
    body: { version: 1, metaStatus: "Completed", completedReason: "By phone, in May" },
  });
  const [heading, ...rows] = await linesOf("manager", { q: "Check the lists" });
  expect(heading).toBe(
    "Nummer der Maßnahme,Titel,Maßnahme,Bearbeitungsstand,Aufgehalten durch,Fällig,Zuständig,Objekte,Zweck,Betroffenes Recht,Ursache,Erledigte Schritte,Abgeschlossen (UTC),Grund für den Abschluss,Wirksamkeitsprüfung fällig,Wirkung,Feststellung,Kosten,Währung der Kosten,Gestartet von,Gestartet (UTC)",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    new RegExp(
      `^${id},Check the lists,[^,]+,Abgeschlossen,,2027-03-01,,Hargrove Castings,Abhilfe \\(§\u00a07 LkSG\\),Kinderarbeit,No papers,0/2,[\\d-]{10} [\\d:]{8},"By phone, in May",[\\d-]{10},,,1200.5,EUR,Mara Keller,[\\d-]{10} [\\d:]{8}$`,
    ),
  );
  const english = await linesOf("analyst", { q: "Check the lists" });
  expect(english[0]).toContain("Action number,Title,Action,Status");
  expect(english[1]).toContain(",Completed,,2027-03-01,,Hargrove Castings,Remedy (LkSG §\u00a07),Child labour,");
});

test("the filter of the list is the file's, too, and what is due next comes first", async () => {
  await begin({ title: "Zeta later", dueOn: "2027-09-01" });
  await begin({ title: "Zeta first", dueOn: "2027-08-01" });
  await begin({ title: "Zeta watched", typeId: "watch", dueOn: "2027-07-01" });
  const titles = async (query: Query) => (await linesOf("analyst", query)).slice(1).map((row) => row.split(",")[1]);
  expect(await titles({ q: "zeta", typeId: "ask-statement" })).toEqual(["Zeta first", "Zeta later"]);
  expect(await titles({ q: "zeta", dueRange: "2027-07-01..2027-08-15" })).toEqual(["Zeta watched", "Zeta first"]);
  expect(await titles({ q: "zeta", state: "Completed" })).toEqual([]);
});

test("a text that a spreadsheet would run is a text in the file", async () => {
  await begin({ title: "=HYPERLINK(0)", rootCause: "+49 123" });
  const [, row = ""] = await linesOf("analyst", { q: "HYPERLINK" });
  expect(row).toContain(`,"'=HYPERLINK(0)",`);
  expect(row).toContain(`,"'+49 123",`);
});

test("a confidential action is in the file of who reads it only", async () => {
  await begin({ title: "Quorvax inquiry", confidential: true });
  expect((await linesOf("manager", { q: "Quorvax" })).join("\n")).toContain("Quorvax");
  expect(await linesOf("viewer", { q: "Quorvax" })).toHaveLength(1);
  expect(await linesOf("stranger", { q: "Quorvax" })).toHaveLength(1);
});

test("a file that has not all of them says so in its last row, and what to do", async () => {
  for (const title of ["Cut one", "Cut two", "Cut three"]) await begin({ title });
  const { customerId } = await peopleOf(use);
  const cutAt = async (most: number) => {
    const scope = { customerId, userId: null };
    const how = { format: "csv", language: "en", most } as const;
    return (await linesIn(actionFile(use.database, scope, { q: "Cut ", timeZone: "UTC" }, how))).slice(1);
  };
  expect(await cutAt(3)).toHaveLength(3);
  const cut = await cutAt(2);
  expect(cut).toHaveLength(3);
  expect(cut[2]).toMatch(/^,Only the first 2 actions are in this file\. Narrow the filter/);
});
