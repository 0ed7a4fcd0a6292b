import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { ingestFile } from "~/backend/contract/connector-files";
import { listConnectorRuns } from "~/backend/contract/connector-runs";
import { changeConnector } from "~/backend/contract/connectors";
import { listEvidence } from "~/backend/contract/evidence";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

// A file that is read once as what a source of the customer's own tells. In a backend of its own, whose jobs the tests do.

const use = ownBackend();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);
type Caller = Awaited<ReturnType<typeof as>>;

const off = { enabled: false, everyMinutes: null, url: null };
const add = (caller: Caller, name: string, body: object = {}) =>
  callBackend(caller, changeConnector, { params: { name }, body: { ...off, ...body } });

const send = (caller: Caller, name: string, text: string, fileName = "notices.csv") =>
  callBackend(caller, ingestFile, {
    params: { name },
    body: { fileName, content: Buffer.from(text).toString("base64") },
  });

async function newestRun(caller: Caller, name: string) {
  await use.drain();
  const [run] = await callBackend(caller, listConnectorRuns, { params: { name } });
  return run;
}

const pieces = () =>
  use.database.asSystem(async (tx) => (await tx.execute(sql`select 1 from connector_file_pieces`)).rows.length);

const NOTICES = [
  "Company;Date;Place;What",
  "Quoltra Weberei;2026-11-03;Ulm;Strike at the weaving mill",
  "Nebrix Guss;2026-11-04;Hagen;Fire in the foundry",
].join("\n");
const MAPPING = { title: "What", happenedAt: "Date", organization: "Company" };

test("a table that was sent is read as its source is, once, and nothing of the file is kept", async () => {
  const admin = await as("admin");
  const name = "table:notices";
  await add(admin, name, { eventTypeId: "strike", mapping: MAPPING });
  expect(await send(admin, name, NOTICES)).toEqual({ queued: true });
  expect(await pieces()).toBe(1);
  expect(await newestRun(admin, name)).toMatchObject({
    ...{ state: "Done", trigger: "hand", error: null },
    counts: { read: 2, added: 2, unchanged: 0 },
  });
  expect(await pieces()).toBe(0);
  await send(admin, name, NOTICES);
  expect(await newestRun(admin, name)).toMatchObject({ counts: { read: 2, added: 0, unchanged: 2 } });
  const { content } = await callBackend(admin, listEvidence, { query: { subject: `connector:${name}` } });
  expect(content[0]).toMatchObject({
    ...{ kind: "connector.file-sent" },
    after: { fileName: "notices.csv", bytes: NOTICES.length, fileHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
});

test("of a file that is none of its source the run says what is wrong", async () => {
  const admin = await as("admin");
  const name = "json:broken";
  await add(admin, name, { url: "https://notices.example/all", mapping: { items: "items", title: "title" } });
  await send(admin, name, "<html>Moved</html>", "all.json");
  const run = await newestRun(admin, name);
  expect(run?.counts.added).toBe(0);
  expect(run?.problems.length || run?.error).toBeTruthy();
  expect(await pieces()).toBe(0);
});

test("a file is taken for own sources of a format that files have, and for nobody else's", async () => {
  const [admin, stranger] = [await as("admin"), await as("strangeAdmin")];
  await add(admin, "page:watched", { url: "https://port.example/", page: { select: "main" } });
  await add(admin, "table:own", { mapping: MAPPING });
  const refused = (caller: Caller, name: string, text: string) => expect(send(caller, name, text)).rejects;
  await refused(admin, "page:watched", NOTICES).toMatchObject({ status: 409, code: "connector_not_by_file" });
  await refused(admin, "table:own", "").toMatchObject({ status: 422 });
  await refused(admin, "usgs", NOTICES).toMatchObject({ status: 404 });
  await refused(stranger, "table:own", NOTICES).toMatchObject({ status: 404 });
  await refused(await as("analyst"), "table:own", NOTICES).toMatchObject({ status: 403 });
  expect(await pieces()).toBe(0);
});
