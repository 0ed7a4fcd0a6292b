import type { MapPlace } from "~/backend/contract/map";
import type { MapExport } from "~/backend/contract/map-words";
import { attachment } from "../../platform/export/attachment";
import type { Cell } from "../../platform/export/cell";
import { csvStream } from "../../platform/export/csv";
import { streamOf } from "../../platform/export/stream-of";
import { wallClock } from "../../platform/export/wall-clock";
import { type Words, wordsIn } from "../../platform/export/words";

/** Without a place both numbers and the precision are null. */
export type ExportedPlace = Omit<MapPlace, "lon" | "lat" | "precision" | "tier"> & {
  lon: number | null;
  lat: number | null;
  precision: MapPlace["precision"] | null;
  tier: number | null;
};

/** Places of a map as a file to keep, in words of a language. */
export function placesFile(
  rows: AsyncGenerator<ExportedPlace[], void>,
  format: MapExport,
  language: Parameters<typeof wordsIn>[0],
): Response {
  const words = wordsIn(language);
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(format === "csv" ? csv(rows, words) : geoJson(rows, words)), {
    headers: {
      "content-type": TYPES[format],
      "content-disposition": attachment(words.text("map.file", { date: day }), `places-${day}`, format),
      "cache-control": "no-store",
    },
  });
}

const TYPES: Record<MapExport, string> = {
  csv: "text/csv; charset=utf-8; header=present",
  geojson: "application/geo+json",
};

const csv = (portions: AsyncGenerator<ExportedPlace[], void>, words: Words) =>
  csvStream(
    (async function* (): AsyncGenerator<Cell[][], void> {
      yield [COLUMNS.map(({ name }) => words.text(`map.${name}`))];
      for await (const rows of portions) yield rows.map((row) => COLUMNS.map(({ cell }) => cell(row, words)));
    })(),
    wallClock("UTC"),
  );

/** RFC 7946; what has no place is a feature without a geometry, so that the file holds as many as the filter. */
async function* geoJson(portions: AsyncGenerator<ExportedPlace[], void>, words: Words): AsyncGenerator<Buffer, void> {
  yield Buffer.from('{"type":"FeatureCollection","features":[');
  let comma = "";
  for await (const rows of portions) {
    const features = rows.map(({ lon, lat, ...rest }) =>
      JSON.stringify({
        type: "Feature",
        id: rest.id,
        geometry: lon === null || lat === null ? null : { type: "Point", coordinates: [lon, lat] },
        properties: { ...rest, class: words.word("ctypes", rest.ctype) },
      }),
    );
    yield Buffer.from(`${comma}\n${features.join(",\n")}`);
    comma = ",";
  }
  yield Buffer.from("\n]}\n");
}

const COLUMNS: readonly { name: string; cell(place: ExportedPlace, words: Words): Cell }[] = [
  { name: "id", cell: ({ id }) => id },
  { name: "name", cell: ({ name }) => name },
  { name: "class", cell: ({ ctype }, { word }) => word("ctypes", ctype) },
  { name: "country", cell: ({ country: code }, { country }) => code && country(code) },
  { name: "city", cell: ({ city }) => city },
  { name: "lat", cell: ({ lat }) => lat },
  { name: "lon", cell: ({ lon }) => lon },
  { name: "precision", cell: ({ precision }, { text }) => text(`map.precisions.${precision ?? "none"}`) },
  { name: "tier", cell: ({ tier }) => tier },
  { name: "risk", cell: ({ risk }, { word }) => word("risks", risk) },
  { name: "score", cell: ({ score }) => score },
];
