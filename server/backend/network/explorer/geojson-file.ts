import { sql } from "drizzle-orm";
import type { NetworkTarget } from "~/backend/contract/collection-targets";
import type { Tx } from "../../platform/db/database";
import { attachment } from "../../platform/export/attachment";
import { begun } from "../../platform/export/begun";
import { streamOf } from "../../platform/export/stream-of";
import { wordsIn } from "../../platform/export/words";

/** Where a target is; null where nobody knows, and of what is no place, such as a country. */
export type Point = { lon: number; lat: number; precision: string };
export type Placed = NetworkTarget & { point: Point | null };

/** The points of these targets, by number. */
export async function pointsOf(tx: Tx, ids: readonly number[]): Promise<Map<number, Point>> {
  const { rows } = await tx.execute<Point & { id: string }>(sql`
    select id, lon, lat, coalesce(place ->> 'precision', 'address') as precision from targets
     where id = any(${sql.param([...ids])}::bigint[]) and lat is not null and type in ('organization', 'POI')`);
  return new Map(rows.map(({ id, lon, lat, precision }) => [Number(id), { lon, lat, precision }]));
}

/**
 * RFC 7946: a feature for each target with a point, and how many have none, so that nobody takes the file for all that was found. Throws
 * what reading the first portion throws: that is an answer and no broken file.
 */
export async function geoJsonFile(portions: AsyncGenerator<Placed[], void>, language: string): Promise<Response> {
  const words = wordsIn(language);
  const all = await begun(portions);
  async function* parts(): AsyncGenerator<Buffer, void> {
    let [comma, targets, withoutPlace] = ["", 0, 0];
    yield Buffer.from('{"type":"FeatureCollection","features":[');
    for await (const portion of all) {
      const features = portion.flatMap((target) => featureOf(target, words.word("ctypes", target.ctype)));
      targets += portion.length;
      withoutPlace += portion.length - features.length;
      if (features.length > 0) {
        yield Buffer.from(`${comma}\n${features.join(",\n")}`);
        comma = ",";
      }
    }
    yield Buffer.from(`\n],"properties":${JSON.stringify({ targets, withoutPlace })}}\n`);
  }
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(parts()), {
    headers: {
      "content-type": "application/geo+json",
      "content-disposition": attachment(words.text("targets.file", { date: day }), `targets-${day}`, "geojson"),
      "cache-control": "no-store",
    },
  });
}

function featureOf({ point, ...target }: Placed, kind: string): string[] {
  if (!point) return [];
  const { id, name, type, ctype, country, city, tier, risk, score, own, following } = target;
  const told = { id, name, type, ctype, class: kind, country, city, tier, risk, score, own, following };
  return [
    JSON.stringify({
      type: "Feature",
      id,
      geometry: { type: "Point", coordinates: [point.lon, point.lat] },
      properties: { ...told, precision: point.precision },
    }),
  ];
}
