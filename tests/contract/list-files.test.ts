import type { AppLoadContext } from "@remix-run/server-runtime";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createExplorerSearch } from "~/backend/contract/explorer-searches";
import { readSession } from "~/backend/contract/session";
import { loader as events } from "~/routes/data-management/events-export/route";
import { loader as imports } from "~/routes/data-management/imports-export/route";
import { loader as lists } from "~/routes/data-management/lists-export/route";
import { loader as review } from "~/routes/data-management/review-export/route";
import { loader as sources } from "~/routes/data-management/sources-export/route";
import { loader as searches } from "~/routes/network/explorer-searches-export/route";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { sendList } from "../support/sent-list";

// Lists of data management as files: all pages, in the reader's words, and nothing that a spreadsheet would run.
const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
let manager: Caller;

beforeAll(async () => {
  manager = await signInAs(use.transport, "manager");
});

async function fileOf(loader: typeof imports, caller: Caller, search = "") {
  const session = await callBackend(caller, readSession, {});
  const context = { ...caller, session, translations: async () => null } as unknown as AppLoadContext;
  const answer = await loader({ request: new Request(`http://tierwatch.test/${search}`), context, params: {} });
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  const lines = text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  return { head: lines[0]?.split(",") ?? [], rows: lines.slice(1) };
}

test("imports and what waits in them are files in the reader's words, in which nothing is a formula", async () => {
  // More than one page of what waits.
  const rows = Array.from({ length: 210 }, (_, n) => `Quarzit ${n};DE;Ulm`);
  const { id } = await sendList(manager, ["Lieferant;Land;Ort", ...rows].join("\n"));
  await use.drain();
  await use.database.asSystem(async (tx) => {
    await tx.execute(sql`
      update import_rows set state = 'waiting', candidate = jsonb_set(candidate, '{name}', to_jsonb('=1+' || row)) where import_id = ${id}`);
    await tx.execute(sql`update imports set counts = '{"waiting": 210}' where id = ${id}`);
  });
  const file = await fileOf(imports, manager);
  expect(file.head.slice(0, 4)).toEqual(["Datei", "Inhalt", "Status", "Zeilen"]);
  expect(file.rows[0]).toMatch(/^liste\.csv,Lieferanten,[^,]+,210,/);
  const waiting = await fileOf(review, manager);
  expect(waiting.head).toEqual(["Lieferant", "Ort", "Was unklar ist", "Aus"]);
  expect(waiting.rows).toHaveLength(210);
  for (const row of waiting.rows) expect(row).toMatch(/^'=1\+\d+,/);
});

test("sources, lists, events and saved searches are files, narrowed as their lists are", async () => {
  const admin = await signInAs(use.transport, "admin");
  const all = await fileOf(sources, admin);
  expect(all.head[0]).toBe("Source");
  expect(all.rows.length).toBeGreaterThan(0);
  const narrowed = await fileOf(sources, admin, "?health=failing");
  expect(narrowed.rows.length).toBeLessThan(all.rows.length);
  expect((await fileOf(lists, admin)).head).toEqual([
    ...["List", "Authority", "Version", "Entries", "Names", "Imported", "Problems"],
  ]);
  expect((await fileOf(events, admin)).head.slice(0, 3)).toEqual(["Event", "Event type", "Priority"]);
  expect((await fileOf(events, admin, "?part=merges")).head).toEqual([
    "Event",
    "Merged into it",
    "Date",
    "By",
    "Status",
  ]);
  await callBackend(admin, createExplorerSearch, {
    body: { name: "+cmd|' /C calc'!A0", scope: "User", notify: "never", filter: {} },
  });
  const saved = await fileOf(searches, admin);
  expect(saved.rows).toEqual([expect.stringMatching(/^'\+cmd\|' \/C calc'!A0,/)]);
});

test("who may not read a list gets no file of it", async () => {
  const viewer = await signInAs(use.transport, "analyst");
  for (const loader of [imports, review, sources, events]) {
    await expect(fileOf(loader, viewer)).rejects.toMatchObject({ status: 403 });
  }
});
