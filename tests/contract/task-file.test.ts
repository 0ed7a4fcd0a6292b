import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { TASK_KINDS, type TaskKind } from "~/backend/contract/task-words";
import { changeTask, exportTasks, listTasks } from "~/backend/contract/tasks";
import { ownBackend } from "../support/own-backend";
import { type Persona, signInAs } from "../support/personas";
import { addTarget, peopleOf, WAITING } from "../support/tasks";

const use = ownBackend();
const as = (persona: Persona) => signInAs(use.transport, persona);
type Query = Partial<Parameters<typeof streamBackend<typeof exportTasks>>[2]["query"]>;

const fileOf = async (persona: Persona, query: Query = {}) =>
  streamBackend(await as(persona), exportTasks, { query: { format: "csv", ...query } });

/** Its heading, and its rows. */
async function linesOf(persona: Persona, query: Query = {}): Promise<[string, ...string[]]> {
  const text = await (await fileOf(persona, query)).text();
  const [heading = "", ...rows] = text.replace("\ufeff", "").trimEnd().split("\r\n");
  return [heading, ...rows];
}

async function waiting(kind: TaskKind, { due, by = "manager" }: { due?: string; by?: string } = {}) {
  const { customerId, people } = await peopleOf(use);
  return use.database.asSystem(async (tx) => {
    const targetId = await addTarget(tx, "Weberei Lindau");
    return WAITING[kind](tx, { customerId, targetId, by: people[by] ?? 0, ...(due && { due }) });
  });
}

const titled = (id: number, title: string) =>
  use.database.asSystem((tx) => tx.execute(sql`update actions set title = ${title} where id = ${id}`));

test("a file has the rows of the list that it is of, in the reader's language, and says of each what its row says", async () => {
  for (const kind of TASK_KINDS) await waiting(kind);
  await titled(await waiting("action", { due: "2020-01-01" }), "Call the mill");
  const { content } = await callBackend(await as("manager"), listTasks, { query: { size: 200 } });
  const [heading, ...rows] = await linesOf("manager");
  expect(heading).toBe(
    "Aufgabe,Art,Lieferant oder Datei,Wann,Fällig,Gesetzliche Frist,Priorität,Zuständig,Wartet auf,Offen seit (UTC),Zurückgestellt bis,Grund für das Zurückstellen",
  );
  expect(rows).toHaveLength(content.length);
  const rowOf = (words: string) => rows.find((row) => row.includes(words));
  expect(rowOf("Call the mill")).toMatch(
    /^Call the mill,Maßnahmen,,Überfällig,2020-01-01,,Mittel,Jonas Brandt,,[\d-]{10} [\d:]{8},,$/,
  );
  expect(rowOf("Ada Berg")).toContain("Weberei Lindau,Warten auf andere,2026-01-01");
  expect(rowOf("Rückmeldung zu Fall")).toContain('"§\u00a08 LkSG, §\u00a017 HinSchG",Hoch');
  expect(rows.join("\n")).not.toMatch(/Secret|1970/);
  // Of moments the zone is said, and they are of it.
  expect((await linesOf("manager", { timeZone: "Asia/Kolkata" }))[0]).toContain("Offen seit (Asia/Kolkata)");
});

test("the filter of the list is the file's, too", async () => {
  await waiting("import");
  const [, ...rows] = await linesOf("manager", { kind: "import" });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.includes("suppliers.csv"))).toBe(true);
  expect(await linesOf("manager", { q: "nothing of the kind" })).toHaveLength(1);
  const statutory = await linesOf("manager", { statutory: "true", due: "overdue" });
  expect(statutory.slice(1).every((row) => row.includes("Überfällig,2026-01-01"))).toBe(true);
});

test("what nobody may know who asks is in no file: confidential actions, sources of other roles, lists of others", async () => {
  const id = await waiting("action", { by: "admin" });
  await titled(id, "About a whistle-blower");
  await use.database.asSystem((tx) => tx.execute(sql`update actions set confidential = true where id = ${id}`));
  await waiting("sanctions-match");
  expect((await linesOf("manager", { owner: "all" })).join("\n")).toContain("About a whistle-blower");
  expect(await linesOf("viewer")).toHaveLength(1);
  expect((await linesOf("stranger")).join("\n")).not.toContain("Lindau");
  for (const [query, status] of [
    [{ owner: "all" }, 403],
    [{ owner: "team", teamId: 999_999 }, 404],
    [{ owner: "team" }, 422],
  ] as const)
    await expect(fileOf("analyst", query)).rejects.toMatchObject({ status });
});

test("a title that a spreadsheet would run is a text there", async () => {
  await titled(await waiting("action"), '=HYPERLINK("https://bad.example")');
  expect((await linesOf("manager")).join("\n")).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
});

test("a file of more than one portion has every task once, in the order of the list", async () => {
  const { customerId, people } = await peopleOf(use);
  await use.database.asSystem((tx) =>
    tx.execute(sql`
      with made as (
        insert into actions (customer_id, type_id, title, due_on)
        select ${customerId}, 'watch', 'Portion ' || n, '2031-01-01'::date + (n % 700) from generate_series(1, 2100) n
        returning id, customer_id)
      insert into action_assignees (customer_id, action_id, kind, assignee_id)
      select customer_id, id, 'user', ${people.manager} from made`),
  );
  for (const owner of ["me", "all"] as const) {
    const [, ...rows] = await linesOf("manager", { q: "Portion", owner });
    expect(new Set(rows.map((row) => row.split(",")[0])).size).toBe(2100);
    const days = rows.map((row) => row.split(",")[4] ?? "");
    expect(days).toEqual([...days].sort());
  }
});

test("what the reader has done is a file of its own, which has nobody else's", async () => {
  const id = await waiting("questionnaire-review");
  const key = `questionnaire-review:${id}`;
  await callBackend(await as("manager"), changeTask, { params: { key }, body: { change: { done: true }, version: 0 } });
  const [heading, ...rows] = await linesOf("manager", { done: "true" });
  expect(heading).toBe("Aufgabe,Art,Lieferant oder Datei,Erledigt am (UTC)");
  expect(rows[0]).toMatch(/^Antworten prüfen,Antworten zu prüfen,Weberei Lindau,[\d-]{10} [\d:]{8}$/);
  expect((await linesOf("admin", { done: "true" })).join("\n")).not.toContain("Lindau");
});

test("a workbook comes as one, with a name in the reader's language", async () => {
  const file = await fileOf("manager", { format: "xlsx" });
  expect(file.headers.get("content-type")).toContain("spreadsheetml.sheet");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="tasks-[\d-]{10}\.xlsx".*Aufgaben%20/);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
});
