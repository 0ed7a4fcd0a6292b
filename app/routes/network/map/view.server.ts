import type { MapPlace } from "~/backend/contract/map";
import { MAP_EXPORTS } from "~/backend/contract/map-words";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { TARGET_TYPES } from "~/backend/contract/target-words";
import { showsAll } from "~/domain/target/target-filter";
import type { Speech } from "~/i18n/speech.server";
import { kmBetween } from "~/map/world/ground-circle";
import { scaleOf } from "~/map/world/land.server";
import { LAYERS, mapViewFields } from "~/map/world/map-view";
import { sumOf } from "~/map/world/marks";
import { closerBounds, DIRECTIONS, fartherBounds, isWhole, movedBounds } from "~/map/world/moves";
import { WHOLE_WORLD } from "~/map/world/world-frame";
import { paths } from "~/paths";
import { type Asked, networkFields, searchOf } from "./asked";
import { pictureOf } from "./picture.server";
import type { MapAnswer } from "./queries.server";

/** The page of a map in the reader's words; the picture itself is written by `pictureMarkup`. */
export function toMapView(asked: Asked, answer: MapAnswer, speech: Speech) {
  const { frame, cells, events, places, points } = answer;
  const { collectionId, view, cell } = asked;
  const { picture, marks, beside } = pictureOf(asked, answer, speech);
  const here = { ...view, bounds: frame.bounds };
  const to = (bounds: typeof view.bounds) => paths.networkMap(searchOf(asked, { bounds }));
  const drawn = sumOf(marks);
  const outside = cells.left.outside + beside;
  const shownCells = cells.cells.reduce((sum, { count }) => sum + count, 0);
  const total = shownCells + cells.left.withoutPlace + cells.left.outside + cells.left.beyondLimit;
  const collection = answer.overview.content.find(({ id }) => id === collectionId);
  const number = (count: number) => ({ count, number: speech.number(count) });
  const fields = networkFields(asked);
  return {
    picture,
    collectionId,
    heading: collection?.name ?? speech.say("map:network"),
    isUnknownPart: view.isUnknownPart,
    moves: [
      ...DIRECTIONS.map((key) => ({ key, bounds: movedBounds(frame, key) })),
      { key: "closer" as const, bounds: closerBounds(frame) },
      { key: "farther" as const, bounds: fartherBounds(frame) },
      { key: "world" as const, bounds: isWhole(frame) ? null : WHOLE_WORLD },
    ].map(({ key, bounds }) => ({ key, href: bounds && to(bounds) })),
    ownHref: view.bounds === null ? null : to(null),
    /** Of the script: where it is, and where a view of other bounds is (`~` stands for them). */
    bounds: frame.bounds,
    boundsHref: paths.networkMap(searchOf(asked, { bounds: null }, { bounds: "~" })),
    status: speech.say("map:status", {
      drawn: speech.number(drawn),
      total: speech.number(total),
      groups: speech.number(marks.filter(({ r }) => r > 0).length),
      single: speech.number(marks.filter(({ r }) => r === 0).length),
    }),
    left: [
      ...(cells.left.withoutPlace > 0 ? [speech.say("map:left.withoutPlace", number(cells.left.withoutPlace))] : []),
      ...(outside > 0 ? [speech.say("map:left.outside", number(outside))] : []),
      ...(cells.left.beyondLimit > 0 ? [speech.say("map:left.beyondLimit", number(cells.left.beyondLimit))] : []),
      ...(events && events.withoutPlace > 0 ? [speech.say("map:left.events", number(events.withoutPlace))] : []),
      ...(events?.isCut ? [speech.say("map:left.moreEvents", number(events.events.length + events.withoutPlace))] : []),
      ...points.flatMap(({ layer, isCut, points }) =>
        isCut ? [speech.say(`map:left.${layer}`, number(points.length))] : [],
      ),
    ],
    caption: speech.say(frame.kind === "world" ? "map:caption.world" : "map:caption.region", {
      scale: scaleOf(frame) === "110m" ? "1 : 110" : "1 : 50",
      at: speech.dateTime(cells.asOf),
    }),
    isFine: frame.bounds.east - frame.bounds.west < 2,
    form: {
      action: paths.networkMap(),
      key: searchOf(asked),
      hidden: Object.entries({
        ...fields,
        ...(view.bounds && mapViewFields({ ...here, layers: ["sites", "events"] })),
      }).filter(([name]) => !["types", "risks"].includes(name)),
      layers: LAYERS.filter((layer) => layer !== "shade").map((key) => ({ key, checked: view.layers.includes(key) })),
      types: TARGET_TYPES.slice(0, 2).map((key) => ({
        key,
        word: speech.word("targetTypes", key),
        checked: asked.filter.types.includes(key),
      })),
      risks: RISK_NAMES.toReversed().map((key) => ({
        key,
        word: speech.word("risks", key),
        checked: asked.filter.risks.includes(key),
      })),
    },
    clearHref: showsAll(asked.filter) ? null : paths.networkMap(searchOf({ ...asked, filter: EMPTY(asked) })),
    listHref: paths.collection(collectionId),
    exports: [
      { format: "svg" as const, href: paths.networkMapExport("svg", searchOf(asked, { bounds: frame.bounds })) },
      ...MAP_EXPORTS.map((format) => ({ format, href: paths.networkMapExport(format, searchOf(asked)) })),
    ],
    places: {
      rows: places.content.map((place) => rowOf(place, events?.events ?? [], speech)),
      total: speech.say(cell === null ? "map:places.total" : "map:places.cell", number(places.totalElements)),
      allHref: cell === null ? null : `${to(frame.bounds)}#places`,
      nextHref:
        places.after &&
        `${paths.networkMap(searchOf(asked, {}, { ...(cell && { cell }), after: places.after }))}#places`,
      firstHref: asked.after && `${paths.networkMap(searchOf(asked, {}, cell ? { cell } : {}))}#places`,
    },
  };
}
export type MapPageView = Omit<ReturnType<typeof toMapView>, "picture">;

const EMPTY = ({ filter }: Asked): Asked["filter"] => ({
  ...filter,
  ...{ q: "", foreignId: "", following: "", types: [], risks: [], tiers: [], edgeTypes: [], edgeSources: [] },
  ...{ sanctions: [], countries: [] },
});

type Events = NonNullable<MapAnswer["events"]>["events"];

function rowOf(place: MapPlace, events: Events, speech: Speech) {
  const nearest = nearestOf(place, events);
  return {
    id: place.id,
    name: place.name,
    href: paths.targetProfile(place.id),
    type: speech.word("ctypes", place.ctype),
    country: speech.list([place.city, place.country && speech.country(place.country)]),
    precision: speech.say(`map:precision.${place.precision}`),
    risk: place.risk,
    riskWord: speech.word("risks", place.risk),
    event: nearest?.title ?? "",
    eventHref: nearest && paths.feedView("all", `?${new URLSearchParams({ alert: String(nearest.alertId) })}`),
    distance: nearest ? speech.km(Math.round(nearest.km)) : "",
  };
}
export type PlaceRow = ReturnType<typeof rowOf>;

function nearestOf({ lon, lat }: MapPlace, events: Events) {
  let found: { alertId: number; title: string; km: number } | null = null;
  for (const { alertId, title, points } of events) {
    for (const point of points) {
      const km = kmBetween([lon, lat], [point.lon, point.lat]);
      if (!found || km < found.km) found = { alertId, title, km };
    }
  }
  return found;
}
