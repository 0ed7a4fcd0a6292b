import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { exportImportProblems, listImportRows } from "~/backend/contract/import-rows";
import { applyImport, rereadImport, startImport } from "~/backend/contract/imports";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { type Caller, settled } from "../support/sent-list";

// Files that have no row of titles, and files whose titles are keys.

const use = backendUnderTest();
const as = (persona: Parameters<typeof signInAs>[1]) => signInAs(use.transport, persona);

async function send(caller: Caller, fileName: string, text: string, more: object = {}) {
  const body = { kind: "suppliers" as const, fileName, content: Buffer.from(text).toString("base64"), ...more };
  const { id } = await callBackend(caller, startImport, { body });
  return settled(caller, id);
}

const namesIn = async (caller: Caller, id: number) => {
  const { content } = await callBackend(caller, listImportRows, { params: { importId: String(id) } });
  return content.map(({ row, name, country, city, state }) => [row, name, country, city, state]);
};

/** Of a harbour's own list: number, name, town, country, mail; the last one has no name. */
const harbours = (month: string) =>
  [
    `1,"Kaiwerk ${month} Nord","Ulm","Germany",a@kai.example`,
    `2,"Kaiwerk ${month} Mitte","Lyon","France",b@kai.example`,
    `3,"Kaiwerk ${month} West","Porto","Portugal",c@kai.example`,
    `4,"","Porto","Portugal",d@kai.example`,
  ].join("\n");

test("a file without titles shows its columns by their numbers, and is read once somebody says what they are", async () => {
  const manager = await as("manager");
  const refused = await send(manager, "kai-2026-10.csv", harbours("Okt"));
  expect(refused).toMatchObject({
    ...{ state: "Failed", step: "read", rereadable: true, table: { headerRow: 0 } },
    refusal: { key: "imports:refused.noHeader" },
  });
  expect(refused.columns.map(({ title, field }) => [title, field])).toEqual([
    ["Column 1", null],
    ["Column 2", null],
    ["Column 3", null],
    // Values that say what they are need no title.
    ["Column 4", "country"],
    ["Column 5", "email"],
  ]);
  const { id } = refused;
  const params = { importId: String(id) };
  const mapping = { name: "Column 2", city: 3, country: 4, email: null };
  await callBackend(manager, rereadImport, { params, body: { mapping } });
  expect(await settled(manager, id)).toMatchObject({ step: "review", table: { headerRow: 0 }, refusal: null });
  expect(await namesIn(manager, id)).toEqual([
    [1, "Kaiwerk Okt Nord", "DE", "Ulm", "create"],
    [2, "Kaiwerk Okt Mitte", "FR", "Lyon", "create"],
    [3, "Kaiwerk Okt West", "PT", "Porto", "create"],
    [4, null, null, null, "refused"],
  ]);
  const csv = await callBackend(manager, exportImportProblems, { params, query: { format: "csv" } });
  expect(csv.replace("\ufeff", "")).toMatch(/^4,,Porto,Portugal,d@kai\.example,/);

  const next = await send(manager, "kai-2026-11.csv", harbours("Nov"));
  expect(next).toMatchObject({ step: "review", state: "Done", table: { headerRow: 0 } });
  expect(next.columns.map(({ field, reasons }) => [field, reasons[0]?.key])).toEqual([
    [null, undefined],
    ["name", "imports:mapping.remembered"],
    ["city", "imports:mapping.remembered"],
    ["country", "imports:mapping.remembered"],
    [null, undefined],
  ]);
  expect((await namesIn(manager, next.id))[0]).toEqual([1, "Kaiwerk Nov Nord", "DE", "Ulm", "create"]);
  // It was said of this one as well: read again with another column it needs nobody's memory.
  const again = { mapping: { name: 3, country: 4 } };
  await callBackend(manager, rereadImport, { params: { importId: String(next.id) }, body: again });
  expect(await settled(manager, next.id)).toMatchObject({ step: "review", table: { headerRow: 0 } });
  expect((await namesIn(manager, next.id))[0]?.[1]).toBe("Ulm");

  expect(await send(manager, "other.csv", harbours("Dez"))).toMatchObject({ state: "Failed" });
  const wider = harbours("Dez").replaceAll(".example", ".example,x");
  expect(await send(manager, "kai-2026-12.csv", wider)).toMatchObject({ state: "Failed" });
  const stranger = await as("strangeAdmin");
  expect(await send(stranger, "kai-2026-12.csv", harbours("Dez"))).toMatchObject({ state: "Failed" });
});

test("a call that says that there are no titles, and what the columns are, is not asked", async () => {
  const manager = await as("manager");
  const said = { options: { headerRow: 0 }, mapping: { name: 2 } };
  const read = await send(manager, "said.csv", harbours("Jan"), said);
  expect(read).toMatchObject({ step: "review", state: "Done" });
  expect(read.columns.map(({ field }) => field)).toEqual([null, "name", null, "country", "email"]);
  const unsaid = await send(manager, "unsaid.csv", harbours("Jan"), { options: { headerRow: 0 } });
  expect(unsaid).toMatchObject({
    refusal: { key: "imports:refused.noNameColumn", params: { columns: "1, 2, 3, 4, 5" } },
  });
  expect((await send(manager, "row.csv", harbours("Feb"), { options: { headerRow: 900 } })).columns).toEqual([]);
});

test("a list of places is read by its keys and its points, and becomes suppliers with a place", async () => {
  const manager = await as("manager");
  const feature = (properties: object, coordinates: unknown) => ({
    ...{ type: "Feature", properties, geometry: { type: "Point", coordinates } },
  });
  const features = [
    feature({ name: "Grube Ostrava Süd", country: "Czechia" }, [18.28, 49.83]),
    feature({ name: "Grube Kolwezi Nord", country: "Congo, Dem. Rep.", town: "Kolwezi" }, ["25.47", -10.71, 1400]),
    feature({ name: "Grube Nirgends", country: "Chile" }, ["west", "south"]),
    feature({ country: "Chile" }, [-70, -25]),
  ];
  const text = JSON.stringify({ type: "FeatureCollection", features });
  const read = await send(manager, "mines.geojson", text, { options: { headerRow: 0, delimiter: ";" } });
  expect(read).toMatchObject({ step: "review", table: { format: "geojson", encoding: "utf-8", headerRow: 1 } });
  expect(read.columns.map(({ title, field }) => [title, field])).toEqual([
    ["name", "name"],
    ["country", "country"],
    ["town", "city"],
    ["latitude", "lat"],
    ["longitude", "lon"],
  ]);
  const params = { importId: String(read.id) };
  const { content } = await callBackend(manager, listImportRows, { params });
  expect(content.map(({ row, place }) => [row, place?.lat, place?.lon])).toEqual([
    [2, 49.83, 18.28],
    [3, -10.71, 25.47],
    [4, null, null],
    [5, undefined, undefined],
  ]);
  expect(content[2]?.problems.map(({ key }) => key)).toContain("imports:problems.coordinateInvalid");
  const csv = await callBackend(manager, exportImportProblems, { params, query: { format: "csv" } });
  expect(csv.replace("\ufeff", "").split("\r\n").slice(0, 2)).toEqual([
    expect.stringMatching(/^name,country,town,latitude,longitude,/),
    // Written out as text that no spreadsheet computes; it is read without the mark.
    expect.stringMatching(/^,Chile,,"'-25","'-70",/),
  ]);
  await callBackend(manager, applyImport, { params });
  expect(await settled(manager, read.id)).toMatchObject({ step: "applied", counts: { created: 3, refused: 1 } });
});

test("a file that is no list of places is refused with why, and is not kept", async () => {
  const manager = await as("manager");
  const refused = await send(manager, "lake.geojson", '{"type":"Feature","properties":{},"geometry":null}');
  expect(refused).toMatchObject({
    ...{ state: "Failed", rereadable: false, table: null },
    refusal: { key: "imports:refused.geoJsonType", params: { type: "Feature" } },
  });
});
