import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { minutes } from "~/time/duration";
import { isKnownTitle } from "../../server/backend/intake/imports/mapping/title-match";
import { readTable } from "../../server/backend/intake/reading/read-table";
import type { ReadOptions } from "../../server/backend/intake/reading/table";
import { projectRoot } from "../../server/project-root";
import { SAME_ORIGIN } from "../support/node-server";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { type PlainForms, plainForms } from "../support/plain-forms";

// Files that are no tables with titles, by the forms without a script: places with properties, and a table whose first row is data.
const DATA = join(projectRoot(), "../shared/data");
const HERE = existsSync(DATA);
const WITHOUT = HERE ? "" : " (skipped: the real files are not in ../shared/data)";

const use: OwnBackend = ownBackend();
let forms: PlainForms<"admin">;
beforeAll(async () => {
  forms = await plainForms(use.transport, ["admin"]);
});

/** Enough for a form, which has each row compared; the whole file is read below, too. */
const ROWS = 120;

async function send(path: string, content: string | Buffer, fields: Record<string, string> = {}): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: "suppliers", follow: "yes", ...fields })) body.append(name, value);
  body.append("file", new File([new Uint8Array(Buffer.from(content))], path.split("/").at(-1) ?? ""));
  const init = { method: "POST", headers: { ...SAME_ORIGIN, cookie: forms.cookies.admin }, body };
  const page = (await forms.app.request("/data-management/imports/new", init)).headers.get("location") ?? "";
  expect(page).toMatch(/^\/data-management\/imports\/\d+$/);
  await use.drain();
  return page;
}

const MINES = "organizations/icmm_global_mining_2025-09.geojson";
const AIRPORTS = "geography/openflights_airports.csv";
const contentOf = (path: string): Buffer => readFileSync(join(DATA, path));
/** Some lines of the list of airports, from one on. */
const airports = (from: number): string =>
  contentOf(AIRPORTS)
    .toString()
    .split("\n")
    .slice(from, from + ROWS)
    .join("\n");

const textOf = async (page: string): Promise<string> => (await forms.get(page, forms.cookies.admin)).text();

const rowsAbout = async (from: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
  (await use.database.asSystem((tx) => tx.execute(from))).rows;

test.skipIf(!HERE)(
  `a whole list of mines as GeoJSON is read, with a row for each, and a whole list of airports without titles${WITHOUT}`,
  async () => {
    const rows = async (path: string, options: ReadOptions): Promise<number> => {
      const table = await readTable(join(DATA, path), options);
      let count = 0;
      for await (const _ of table.rows) count++;
      return count;
    };
    expect(await rows(MINES, { recognises: isKnownTitle })).toBe(8508);
    expect(await rows(AIRPORTS, { recognises: isKnownTitle, headerRow: 0 })).toBe(7698);
  },
  minutes(2),
);

test.skipIf(!HERE)(
  `mines of a list as GeoJSON are applied, each with its country and its place${WITHOUT}`,
  async () => {
    const list = JSON.parse(contentOf(MINES).toString()) as { features: { properties: object }[] };
    // A mine that is called "Leer", which is German for an empty cell, is asked about.
    const called = (name: string) => list.features.filter(({ properties }) => Object.values(properties).includes(name));
    const features = [...list.features.slice(0, ROWS), ...called("Leer"), ...called("Brejui")];
    const page = await send(MINES, JSON.stringify({ ...list, features }));
    const columns = await textOf(`${page}/columns`);
    expect(columns).toContain("Places with properties (GeoJSON)");
    expect(columns).not.toContain('name="headerRow"');
    expect((await forms.post(page, { intent: "apply" }, forms.cookies.admin)).status).toBe(303);
    await use.drain();
    const [mine] = await rowsAbout(
      sql`select country, lat, lon from targets where name = 'Brejui' and owner_id is not null`,
    );
    expect(mine).toEqual({ country: "BR", lat: -6.24805, lon: -36.51 });
    const [done] = await rowsAbout(sql`select state, step, counts from imports order by id desc limit 1`);
    expect(done).toMatchObject({ state: "Done", step: "applied" });
    const { created = 0, refused = 0 } = (done?.counts ?? {}) as Record<string, number>;
    expect(created).toBeGreaterThan(0.9 * ROWS);
    expect(refused).toBe(1);
  },
  minutes(5),
);

test.skipIf(!HERE)(
  `airports without titles are explained column by column, and the next file of their name is read by itself${WITHOUT}`,
  async () => {
    const page = await send(AIRPORTS, airports(0));
    expect(await textOf(page)).toContain("No row of column titles was found.");
    const columns = await textOf(`${page}/columns`);
    expect(columns).toContain("Column 14");
    expect(columns).toContain("Goroka Airport");
    const said = { intent: "columns", c2: "name", c3: "city", c4: "country", c7: "lat", c8: "lon" };
    expect((await forms.post(`${page}/columns`, said, forms.cookies.admin)).status).toBe(303);
    await use.drain();
    const [read] = await rowsAbout(sql`select state, step, total, counts from imports order by id desc limit 1`);
    expect(read).toMatchObject({ state: "Done", step: "review", total: ROWS });
    const again = await send(AIRPORTS, airports(ROWS));
    expect(again).not.toBe(page);
    expect(await textOf(`${again}/columns`)).toContain("As in your last file of this name.");
    const [second] = await rowsAbout(sql`select state, step, total from imports order by id desc limit 1`);
    expect(second).toEqual({ state: "Done", step: "review", total: ROWS });
  },
  minutes(5),
);

test.skipIf(!HERE)(
  `whoever says with the file that it has no titles is asked for its columns, and can say otherwise${WITHOUT}`,
  async () => {
    const path = "organizations/osh_facility_list_02.csv";
    const page = await send(path, contentOf(path), { untitled: "yes" });
    expect(await textOf(page)).toContain("No column with supplier names was found. Choose one; the file has: 1, 2,");
    const columns = await textOf(`${page}/columns`);
    expect(columns).toMatch(/name="untitled"[^>]*checked=""|checked=""[^>]*name="untitled"/);
    // A row of titles beside the tick that stood there before: what was typed holds.
    const typed = { intent: "reading", headerRow: "1", untitled: "yes" };
    expect((await forms.post(`${page}/columns`, typed, forms.cookies.admin)).status).toBe(303);
    await use.drain();
    expect(await textOf(page)).toContain("Ready to apply");
    // And the tick beside the row that was found.
    expect((await forms.post(`${page}/columns`, typed, forms.cookies.admin)).status).toBe(303);
    await use.drain();
    expect(await textOf(page)).toContain("the file has: 1, 2,");
  },
  minutes(2),
);
