import type { MapCell, MapEvent } from "~/backend/contract/map";
import { type Bounds, MOST_ZOOM } from "~/backend/contract/map-grid";
import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import type { Speech } from "~/i18n/speech.server";
import { cellBounds, cellText } from "~/map/world/cell-address";
import { countryUnder } from "~/map/world/country-under.server";
import { disputedAreas } from "~/map/world/disputed.server";
import { groundCircle } from "~/map/world/ground-circle";
import { countryPath, landPath } from "~/map/world/land.server";
import type { ShownMark } from "~/map/world/mark-markup.server";
import { isOnePlace, type Mark, marksOf, shortCount } from "~/map/world/marks";
import type { Picture, ShownEvent } from "~/map/world/picture-markup.server";
import { ringSteps } from "~/map/world/ring";
import { HEIGHT, type MapFrame, radiusAt, tenth, WIDTH } from "~/map/world/scale";
import { worldFrame } from "~/map/world/world-frame";
import { paths } from "~/paths";
import { areaName } from "./disputed-names.server";
import type { MapAnswer } from "./queries.server";
import { shadedCountries, shadesOf } from "./shading.server";
import type { ShownMap } from "./shown-map";

/** Zoom from which capitals have room for their names; farther they are dots with a name to hear. */
const CAPITALS_NAMED_FROM = 1.5;

/** What a map shows, in words and pixels. */
export function pictureOf(
  map: ShownMap,
  answer: Pick<MapAnswer, "frame" | "cells" | "events" | "points" | "countries">,
  speech: Speech,
) {
  const { frame, cells, events, points, countries } = answer;
  const { marks, beside } = marksOf(frame, map.view.layers.includes("sites") ? cells.cells : [], cells.zoom);
  const picture: Picture = {
    label: speech.say("map:picture", { number: speech.number(marks.length) }),
    describedBy: "map-told",
    land: landPath(frame, countries ? shadedCountries(countries) : undefined),
    shades: countries ? shadesOf(countries, map.view.shade, frame, speech) : [],
    disputed: disputedAreas(frame).map(({ name, path }) => ({
      path,
      label: speech.say("map:disputed.area", { name: areaName(name, speech) }),
    })),
    events: (events?.events ?? []).map((event) => eventOf(event, frame, speech)).filter(isInSight),
    points: points.map(({ layer, points }) => ({
      layer,
      points: points.flatMap((one) => {
        const [x, y] = frame.project([one.lon, one.lat]);
        if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return [];
        const isPassage = layer === "passages" && one.id === null;
        const name = isPassage ? speech.say(`map:passages.${one.code as "suez-canal"}`) : one.name;
        const href = one.id === null ? null : paths.targetProfile(one.id);
        const code = layer === "capitals" && one.code ? speech.country(one.code) : !isPassage && one.code;
        const isNamed = layer === "passages" || (layer === "capitals" && frame.zoom >= CAPITALS_NAMED_FROM);
        return [{ x: tenth(x), y: tenth(y), label: speech.list([name, code]), href, name: isNamed ? name : null }];
      }),
    })),
    marks: marks.map((mark) => markOf(mark, map, { frame, zoom: cells.zoom }, speech)),
  };
  return { picture, marks, beside };
}

/** `zoom`: of the cells. */
interface Shown {
  frame: MapFrame;
  zoom: number;
}

function markOf({ cell, x, y, r }: Mark, map: ShownMap, shown: Shown, speech: Speech): ShownMark {
  const { count, vague, byRisk, worst, target } = cell;
  const place = { x, y, r, risk: worst, isVague: vague === count };
  if (target) {
    const known = target.precision === "address" ? null : speech.say(`map:known.${target.precision}`);
    const label = speech.list([target.name, speech.word("ctypes", target.ctype), speech.word("risks", worst), known]);
    return { ...place, href: paths.targetProfile(target.id), label, number: "", parts: [] };
  }
  const steps = ringSteps(byRisk.map((one) => one.count));
  const parts = byRisk.map(({ risk }, at) => ({ risk, steps: steps[at] ?? 0 }));
  return {
    ...place,
    href: hrefOf(cell, map, shown),
    label: groupLabel(cell, speech),
    number: shortCount(count),
    parts,
  };
}

/** "China area, 14 targets, 3 at high risk": the whole distribution is the ring's, and the list's. A group lies in several countries at times. */
function groupLabel({ count, vague, byRisk, worst, lon, lat }: MapCell, speech: Speech): string {
  const counted = (key: "group" | "grave" | "vague", count: number) =>
    speech.say(`map:${key}`, { count, number: speech.number(count) });
  const country = countryUnder([lon, lat]);
  const grave = byRisk.reduce((sum, one) => sum + (GRAVE.has(one.risk) ? one.count : 0), 0);
  return speech.list([
    country && speech.say("map:area", { country: speech.country(country) }),
    counted("group", count),
    grave > 0 ? counted("grave", grave) : worstWord(worst, speech),
    vague > 0 && counted("vague", vague),
  ]);
}

const worstWord = (worst: RiskName, speech: Speech): string => {
  const word = speech.word("risks", worst);
  return worst === "NA" ? word : speech.labelled(speech.say("map:worst"), word);
};

const GRAVE: ReadonlySet<RiskName> = new Set(["High", "Critical"]);

/** To the cell's places from nearer; where that is not possible, to their list. */
function hrefOf(cell: MapCell, map: ShownMap, { frame, zoom }: Shown): string {
  if (frame.zoom >= MOST_ZOOM || isOnePlace(cell)) {
    return `${map.href({ bounds: frame.bounds }, { cell: `${zoom},${cell.x},${cell.y}` })}#places`;
  }
  const whole = cellBounds(zoom, cell);
  // Beside a pole a cell goes around the globe, and coming to it would be no closer.
  const isFull = whole && isFilled(cell.box, whole) && worldFrame(whole).zoom > frame.zoom;
  return isFull ? map.href({ bounds: null }, { bounds: cellText(zoom, cell) }) : map.href({ bounds: around(cell.box) });
}

/** Half of the cell, in one direction at least: the address of the cell is an eighth of that of its places, and shows them as well. */
const isFilled = (box: Bounds, whole: Bounds): boolean =>
  box.east - box.west > (whole.east - whole.west) / 2 || box.north - box.south > (whole.north - whole.south) / 2;

function around({ west, south, east, north }: Bounds): Bounds {
  const [wide, high] = [Math.max(0.01, east - west) * 0.2, Math.max(0.01, north - south) * 0.2];
  return {
    west: west - wide,
    south: Math.max(-90, south - high),
    east: east + wide,
    north: Math.min(90, north + high),
  };
}

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
