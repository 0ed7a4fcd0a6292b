import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { runImport } from "../../server/cli/import";
import { runListsImport } from "../../server/cli/lists";
import { readConfig } from "../../server/config";
import { projectRoot } from "../../server/project-root";
import { urlOf } from "../support/database-cluster";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type PlainForms, plainForms } from "../support/plain-forms";

// What the README does by commands on the real files, by the screens without a script: the database is the same afterwards.
const DATA = join(projectRoot(), "../shared/data");
const HERE = existsSync(DATA);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

const byScreens = ownBackend();
const byCommands = ownBackend();
let forms: PlainForms<"admin">;
let folder: string;
beforeAll(async () => {
  forms = await plainForms(byScreens.transport, ["admin"]);
  folder = await mkdtemp(join(tmpdir(), "tierwatch-commands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const context = () => {
  const config = readConfig({ DATA_DIR: join(folder, "data"), DATABASE_URL: urlOf(byCommands.connection) });
  return { config, logger: pino({ level: "silent" }), out: () => undefined };
};

/** When and by whom something was done is another matter for each of the two. */
const ASIDE = [
  ...["created_at", "updated_at", "imported_at", "applied_at", "followed_at", "added_at", "at", "since", "finished_at"],
  ...["created_by", "imported_by", "followed_by", "added_by", "user_id", "actor"],
];

const TABLES = [
  ...["targets", "target_names", "target_identifiers", "target_places", "target_parents", "edges"],
  ...["follows", "collections", "collection_targets", "monitored_targets", "alerts", "alert_targets"],
];

async function tablesOf({ database }: OwnBackend, tables: readonly string[]): Promise<Record<string, unknown[]>> {
  return database.asSystem(async (tx) => {
    const dumped: Record<string, unknown[]> = {};
    for (const table of tables) {
      const { rows } = await tx.execute<{ row: unknown }>(
        sql`select to_jsonb(t) - ${sql.param(ASIDE)}::text[] as row from ${sql.identifier(table)} t order by 1`,
      );
      dumped[table] = rows.map(({ row }) => row);
    }
    return dumped;
  });
}

/** The first lines of a real file, under its name: what is compared does not need all of it. */
async function beginningOf(file: string, lines: number): Promise<string> {
  const shorter = join(folder, basename(file));
  await writeFile(shorter, readFileSync(join(DATA, file), "utf8").split("\n").slice(0, lines).join("\n"));
  return shorter;
}

function send(path: string, field: string, fields: Record<string, string>, ...files: string[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files)
    body.append(field, new File([new Uint8Array(readFileSync(file))], file.split("/").at(-1) ?? ""));
  return forms.app.request(path, { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body });
}

test.skipIf(!HERE)(`a supplier list makes the same targets and follows by both ways${WITHOUT}`, async () => {
  const file = join(DATA, "organizations/osh_facility_list_02.csv");
  const sent = await send("/network/collection/all/add", "file", { intent: "file" }, file);
  const page = sent.headers.get("location") ?? "";
  expect(page).toMatch(/^\/data-management\/imports\/\d+$/);
  await byScreens.drain();
  expect((await forms.post(page, { intent: "apply" }, forms.cookies.admin)).status).toBe(303);
  await byScreens.drain();
  await runImport([file, "--customer", "nordwind"], context());
  const [screens, commands] = [await tablesOf(byScreens, TABLES), await tablesOf(byCommands, TABLES)];
  expect(screens.targets?.length).toBeGreaterThan(70);
  expect(screens).toEqual(commands);
});

test.skipIf(!HERE)(
  `an ownership list goes into a new collection by both ways, and is taken back by both${WITHOUT}`,
  async () => {
    const file = await beginningOf("relations/climatetrace_steel_ownership.csv", 90);
    const fields = { kind: "suppliers", collection: "Steel mills", follow: "yes" };
    const sent = await send("/data-management/imports/new", "file", fields, file);
    const page = sent.headers.get("location") ?? "";
    expect(page).toMatch(/^\/data-management\/imports\/\d+$/);
    await byScreens.drain();
    expect((await forms.post(page, { intent: "apply" }, forms.cookies.admin)).status).toBe(303);
    await byScreens.drain();
    await runImport([file, "--customer", "nordwind", "--collection", "Steel mills"], context());
    const [screens, commands] = [await tablesOf(byScreens, TABLES), await tablesOf(byCommands, TABLES)];
    expect(screens.collection_targets?.length).toBeGreaterThan(25);
    expect(screens).toEqual(commands);
    expect((await forms.post(`${page}/undo`, { intent: "undo" }, forms.cookies.admin)).status).toBe(303);
    await byScreens.drain();
    await runImport(["--undo", page.split("/").at(-1) ?? "", "--customer", "nordwind"], context());
    const [without, undone] = [await tablesOf(byScreens, TABLES), await tablesOf(byCommands, TABLES)];
    expect(without.collection_targets).toEqual([]);
    expect(without).toEqual(undone);
  },
  minutes(3),
);

test.skipIf(!HERE)(
  `a sanctions list of four files has the same entries by both ways${WITHOUT}`,
  async () => {
    const parts = await Promise.all(
      ["", "_addresses", "_aliases", "_comments"].map((part) =>
        beginningOf(`sanctions/ofac_sdn${part}_2021-07.csv`, 800),
      ),
    );
    const fields = { name: "ofac-sdn", title: "", intent: "import" };
    expect((await send("/data-management/lists/new", "files", fields, ...parts)).status).toBe(303);
    await byScreens.drain();
    await runListsImport(["ofac-sdn", ...parts], context());
    const tables = ["sanctions_lists", "sanctions_list_versions", "sanctions_entities"];
    const [screens, commands] = [await tablesOf(byScreens, tables), await tablesOf(byCommands, tables)];
    expect(screens.sanctions_entities?.length).toBeGreaterThan(500);
    expect(screens).toEqual(commands);
  },
  minutes(3),
);

test.skipIf(!HERE)(`a sanctions list has the same entries by both ways${WITHOUT}`, async () => {
  const file = join(DATA, "sanctions/bis_denied_persons_2022.txt");
  const fields = { name: "bis-denied", title: "", intent: "import" };
  expect((await send("/data-management/lists/new", "files", fields, file)).status).toBe(303);
  await byScreens.drain();
  await runListsImport(["bis-denied", file], context());
  const tables = ["sanctions_lists", "sanctions_list_versions", "sanctions_entities"];
  const [screens, commands] = [await tablesOf(byScreens, tables), await tablesOf(byCommands, tables)];
  expect(screens.sanctions_entities?.length).toBeGreaterThan(300);
  expect(screens).toEqual(commands);
});
