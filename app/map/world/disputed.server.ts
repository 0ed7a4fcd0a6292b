import { geoPath } from "d3-geo";
import { DISPUTED_AREAS, type DisputedArea } from "~/backend/contract/disputed-areas";
import type { CountryShape } from "../outlines.server";
import { projectionOf, shapesFor } from "./land.server";
import { PathWriter } from "./path-writer";
import type { MapFrame } from "./scale";

/** An area that is filed by a rule, as it is drawn in a frame. */
export interface DrawnArea {
  name: DisputedArea["name"];
  path: string;
}

/** The disputed areas that a frame shows, each as the data of one SVG path: its own shapes, and what of another country's lies in its box. */
export function disputedAreas(frame: MapFrame): DrawnArea[] {
  const shapes = shapesFor(frame);
  return DISPUTED_AREAS.flatMap((area) => {
    const writer = new PathWriter();
    geoPath(projectionOf(frame), writer)({ type: "MultiPolygon", coordinates: polygonsOf(area, shapes) });
    const path = writer.toString();
    return path === "" ? [] : [{ name: area.name, path }];
  });
}

function polygonsOf({ name, within }: DisputedArea, shapes: readonly CountryShape[]): number[][][][] {
  const apart = shapes.filter((shape) => shape.name === name).flatMap(({ polygons }) => polygons);
  if (!within) return apart;
  const others = shapes.filter((shape) => shape.country === within.country && shape.name !== name);
  const inside = others
    .flatMap(({ polygons }) => polygons)
    .flatMap(([outer = []]) => {
      const ring = clipped(outer, within.box);
      return ring.length > 3 ? [[ring]] : [];
    });
  return [...apart, ...inside];
}

type Box = NonNullable<DisputedArea["within"]>["box"];

/** A closed ring cut to a box, edge by edge (Sutherland and Hodgman); empty where nothing of it is inside. */
export function clipped(ring: readonly number[][], [west, south, east, north]: Box): number[][] {
  const sides = [
    { axis: 0, at: west, sign: 1 },
    { axis: 0, at: east, sign: -1 },
    { axis: 1, at: south, sign: 1 },
    { axis: 1, at: north, sign: -1 },
  ];
  let open = ring.slice(0, -1).map((place) => [...place]);
  for (const { axis, at, sign } of sides) {
    const depth = (place: number[]): number => ((place[axis] ?? 0) - at) * sign;
    open = open.flatMap((place, index) => {
      const before = open.at(index - 1) ?? place;
      const [was, is] = [depth(before), depth(place)];
      const share = was / (was - is);
      const crossing = [0, 1].map((one) => (before[one] ?? 0) + ((place[one] ?? 0) - (before[one] ?? 0)) * share);
      return [...(was >= 0 !== is >= 0 ? [crossing] : []), ...(is >= 0 ? [place] : [])];
    });
  }
  const [first] = open;
  return first === undefined ? [] : [...open, first];
}
