import type { MapPlace } from "~/backend/contract/map";
import { MAP_EXPORTS } from "~/backend/contract/map-words";
import type { Speech } from "~/i18n/speech.server";
import { kmBetween } from "~/map/world/ground-circle";
import { scaleOf } from "~/map/world/land.server";
import { sumOf } from "~/map/world/marks";
import { closerBounds, DIRECTIONS, fartherBounds, isWhole, movedBounds } from "~/map/world/moves";
import { WHOLE_WORLD } from "~/map/world/world-frame";
import { paths } from "~/paths";
import { disputedInWords } from "./disputed-names.server";
import { pictureOf } from "./picture.server";
import type { MapAnswer } from "./queries.server";
import { shadeLegend } from "./shading.server";
import type { ShownMap } from "./shown-map";

/** A map with what belongs to every one: its picture, where it can be moved, what is left out, its list and its files, in the reader's words. */
export function toMapPanel(map: ShownMap, answer: MapAnswer, speech: Speech) {
  const { frame, cells, events, places, points, countries } = answer;
  const { view, cell } = map;
  const { picture, marks, beside } = pictureOf(map, answer, speech);
  const to = (bounds: typeof view.bounds) => map.href({ bounds });
  const drawn = sumOf(marks);
  const outside = cells.left.outside + beside;
  const shownCells = cells.cells.reduce((sum, { count }) => sum + count, 0);
  const total = shownCells + cells.left.withoutPlace + cells.left.outside + cells.left.beyondLimit;
  const number = (count: number) => ({ count, number: speech.number(count) });
  return {
    picture,
    unknownPart: view.isUnknownPart ? speech.say(WORDS[map.kind].unknownPart) : null,
    moves: [
      ...DIRECTIONS.map((key) => ({ key, bounds: movedBounds(frame, key) })),
      { key: "closer" as const, bounds: closerBounds(frame) },
      { key: "farther" as const, bounds: fartherBounds(frame) },
      { key: "world" as const, bounds: isWhole(frame) ? null : WHOLE_WORLD },
    ].map(({ key, bounds }) => ({ key, href: bounds && to(bounds) })),
    own: view.bounds === null ? null : { href: to(null), text: speech.say(WORDS[map.kind].own) },
    /** Of the script: where it is, and where a view of other bounds is (`~` stands for them). */
    bounds: frame.bounds,
    boundsHref: map.href({ bounds: null }, { bounds: "~" }),
    status: speech.say("map:status", {
      drawn: speech.number(drawn),
      total: speech.number(total),
      groups: speech.number(marks.filter(({ r }) => r > 0).length),
      single: speech.number(marks.filter(({ r }) => r === 0).length),
    }),
    left: [
      ...(cells.left.withoutPlace > 0 ? [speech.say("map:left.withoutPlace", number(cells.left.withoutPlace))] : []),
      ...(outside > 0 ? [speech.say("map:left.outside", number(outside))] : []),
      ...(cells.left.beyondLimit > 0 ? [speech.say(WORDS[map.kind].beyondLimit, number(cells.left.beyondLimit))] : []),
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
    disputed: disputedInWords(frame, speech),
    isFine: frame.bounds.east - frame.bounds.west < 2,
    exports: [
      { format: "svg" as const, href: map.fileHref("svg", { bounds: frame.bounds }) },
      ...MAP_EXPORTS.map((format) => ({ format, href: map.fileHref(format) })),
      ...(countries ? [{ format: "countries" as const, href: map.fileHref("countries") }] : []),
    ],
    countries: countries && { ...countries, period: view.period },
    shades: countries && shadeLegend(view, speech),
    countriesTold:
      countries &&
      speech.list([
        speech.say("map:countries.total", number(countries.countries.length)),
        countries.withoutCountry > 0 && speech.say("map:countries.without", number(countries.withoutCountry)),
      ]),
    places: {
      rows: places.content.map((place) => rowOf(place, events?.events ?? [], speech)),
      total: speech.say(totalKey(cell, places.totalIsExact), number(places.totalElements)),
      allHref: cell === null ? null : `${to(frame.bounds)}#places`,
      nextHref: places.after && `${map.href({}, { ...(cell && { cell }), after: places.after })}#places`,
      firstHref: map.after && `${map.href({}, cell ? { cell } : {})}#places`,
    },
  };
}
const WORDS = {
  network: { unknownPart: "map:unknownPart", own: "map:moves.own", beyondLimit: "map:left.beyondLimit" },
  explorer: { unknownPart: "map:unknownPartFound", own: "map:moves.found", beyondLimit: "map:left.beyondFirst" },
} as const;

export type MapPanelView = Omit<ReturnType<typeof toMapPanel>, "picture">;

const totalKey = (cell: string | null, isExact: boolean) =>
  isExact ? (cell === null ? "map:places.total" : "map:places.cell") : "map:places.totalAtLeast";

type Events = NonNullable<MapAnswer["events"]>["events"];

function rowOf(place: Omit<MapPlace, "tier">, events: Events, speech: Speech) {
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

function nearestOf({ lon, lat }: Pick<MapPlace, "lon" | "lat">, events: Events) {
  let found: { alertId: number; title: string; km: number } | null = null;
  for (const { alertId, title, points } of events) {
    for (const point of points) {
      const km = kmBetween([lon, lat], [point.lon, point.lat]);
      if (!found || km < found.km) found = { alertId, title, km };
    }
  }
  return found;
}
