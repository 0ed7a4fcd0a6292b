import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../../tests/support/database";
import { packedFile } from "./list-file";
import { addCustomer } from "../../../../../tests/support/network";
import { previewList } from "./preview-list";
import { filesIn, mappingsIn, readersIn, entriesIn } from "./list-in-thread";

let db: TestDatabase;
beforeEach(async () => { db = await createTestDatabase(); });
afterEach(() => db.drop());
test.each([[100_000, "n"], [500_000, "same"], [500_000, "empty"], [500_000, "id"], [3_700_000, "id"], [3_700_000, "empty"], [3_700_000, "same"]])("time %s %s", async (count: number, kind: string) => {
  const lines = kind === "empty" ? Array.from({ length: count }, () => ";x") : kind === "same" ? Array.from({ length: count }, () => "a;x") : Array.from({ length: count }, (_, n) => kind === "id" ? `${n % 1000};a${n}` : `a${n};x`);
  const text = Buffer.from([kind === "id" ? "ID;Name" : "Name;Type", ...lines].join("\n"));
  const input = { name: "own", files: [await packedFile("own.csv", [text])] };
  const t = async (what: string, f: () => Promise<unknown>) => { const at = performance.now(); const r = await f().catch((e) => e.message); console.log(kind, count, text.length, what, Math.round(performance.now() - at), typeof r === "string" ? r : ""); return r; };
  await t("readers", () => readersIn(input.files));
  await t("files", () => filesIn(input.files, { format: "table", titles: [] }));
  const mappings = await t("mappings", () => mappingsIn(input.files, {}, null)) as never;
  await t("entries", async () => { let n = 0; for await (const _ of entriesIn({ title: "own", format: "table", files: input.files, parts: {}, mappings })) n++; console.log("n", n); });
}, 300_000);
