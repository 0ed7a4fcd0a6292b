import type { MapCell, MapEvent } from "~/backend/contract/map";
import { MOST_ZOOM } from "~/backend/contract/map-grid";
import { RISK_NAMES } from "~/backend/contract/score-words";
import type { Speech } from "~/i18n/speech.server";
import { groundCircle } from "~/map/world/ground-circle";
import { countryPath, landPath } from "~/map/world/land.server";
import { isOnePlace, type Mark, marksOf } from "~/map/world/marks";
import type { Picture, ShownEvent, ShownMark } from "~/map/world/picture-markup.server";
import { HEIGHT, type MapFrame, radiusAt, tenth, WIDTH } from "~/map/world/scale";
import { paths } from "~/paths";
import type { MapAnswer } from "./queries.server";
import type { ShownMap } from "./shown-map";

/** What a map shows, in words and pixels. */
export function pictureOf(
  map: ShownMap,
  answer: Pick<MapAnswer, "frame" | "cells" | "events" | "points">,
  speech: Speech,
) {
  const { frame, cells, events, points } = answer;
  const { marks, beside } = marksOf(frame, map.view.layers.includes("sites") ? cells.cells : [], cells.zoom);
  const picture: Picture = {
    label: speech.say("map:picture", { number: speech.number(marks.length) }),
    describedBy: "map-told",
    land: landPath(frame),
    shades: [],
    events: (events?.events ?? []).map((event) => eventOf(event, frame, speech)).filter(isInSight),
    points: points.map(({ layer, points }) => ({
      layer,
      points: points.flatMap((one) => {
        const [x, y] = frame.project([one.lon, one.lat]);
        if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return [];
        const name = one.id === null ? speech.say(`map:passages.${one.code as "suez-canal"}`) : one.name;
        const href = one.id === null ? null : paths.targetProfile(one.id);
        const label = speech.list([name, one.id === null ? null : one.code]);
        return [{ x: tenth(x), y: tenth(y), label, href, name: layer === "passages" ? name : null }];
      }),
    })),
    marks: marks.map((mark) => markOf(mark, map, frame, speech)),
  };
  return { picture, marks, beside };
}

function markOf({ cell, x, y, r }: Mark, map: ShownMap, frame: MapFrame, speech: Speech): ShownMark {
  const { count, vague, byRisk, worst, target } = cell;
  const place = { x, y, r, risk: worst, isVague: vague === count };
  if (target) {
    const known = target.precision === "address" ? null : speech.say(`map:known.${target.precision}`);
    const label = speech.list([target.name, speech.word("ctypes", target.ctype), speech.word("risks", worst), known]);
    return { ...place, href: paths.targetProfile(target.id), label, number: "", parts: [] };
  }
  const parts = byRisk.map((one) => ({ risk: one.risk, share: tenth((one.count / count) * 100) }));
  const told = byRisk.map((one) => speech.labelled(speech.word("risks", one.risk), speech.number(one.count)));
  const some = vague > 0 && speech.say("map:vague", { count: vague, number: speech.number(vague) });
  const label = speech.list([speech.say("map:group", { count, number: speech.number(count) }), ...told, some]);
  return { ...place, href: hrefOf(cell, map, frame), label, number: short(count), parts };
}

/** To the cell's places from nearer; where that is not possible, to their list. */
function hrefOf(cell: MapCell, map: ShownMap, frame: MapFrame): string {
  if (frame.zoom >= MOST_ZOOM || isOnePlace(cell)) {
    return `${map.href({ bounds: frame.bounds }, { cell: `${frame.zoom},${cell.x},${cell.y}` })}#places`;
  }
  const { west, south, east, north } = cell.box;
  const [wide, high] = [Math.max(0.01, east - west) * 0.2, Math.max(0.01, north - south) * 0.2];
  const bounds = {
    west: west - wide,
    south: Math.max(-90, south - high),
    east: east + wide,
    north: Math.min(90, north + high),
  };
  return map.href({ bounds });
}

/** "1.2k" has room in a ring. */
const short = (count: number): string =>
  count < 1000 ? String(count) : `${(Math.floor(count / 100) / 10).toFixed(count < 10_000 ? 1 : 0)}k`;

/** Smaller rings are drawn dotted, and no longer to scale. */
const LEAST_RADIUS = 11;

function eventOf(event: MapEvent, frame: MapFrame, speech: Speech): ShownEvent {
  const { alertId, title, priority, points, areas, countries } = event;
  const toPixels = radiusAt(frame.zoom) / 6371;
  const isSmall = ({ outerKm }: MapEvent["points"][number]) => outerKm !== null && outerKm * toPixels < LEAST_RADIUS;
  const rings = (reach: "innerKm" | "outerKm") =>
    points.flatMap((point) => {
      const km = point[reach];
      return km === null || isSmall(point) ? [] : [groundCircle([point.lon, point.lat], km)];
    });
  const far = Math.max(0, ...points.map(({ outerKm }) => outerKm ?? 0));
  return {
    href: paths.feedView("all", `?${new URLSearchParams({ alert: String(alertId) })}`),
    label: speech.list([
      title,
      speech.word("eventTypes", event.type),
      speech.word("priorities", priority),
      speech.date(event.at),
      far > 0 && speech.say("map:reach", { km: speech.km(far) }),
    ]),
    risk: RISK_NAMES.find((risk) => risk === priority) ?? "NA",
    crosses: points.flatMap((point) => {
      const [x, y] = frame.project([point.lon, point.lat]);
      return x < 0 || x > WIDTH || y < 0 || y > HEIGHT ? [] : [{ x: tenth(x), y: tenth(y), isSmall: isSmall(point) }];
    }),
    inner: frame.path(rings("innerKm")),
    outer: frame.path(rings("outerKm")),
    area: frame.path(areas.map(([outer = []]) => outer)),
    country: countries.length > 0 ? countryPath(frame, new Set(countries)) : "",
  };
}

const isInSight = ({ crosses, area, country, outer }: ShownEvent) =>
  crosses.length > 0 || area !== "" || country !== "" || outer !== "";
