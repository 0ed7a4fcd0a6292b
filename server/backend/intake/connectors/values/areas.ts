import type { RawPlace } from "../../../platform/db/shapes/raw-event";
import { descendantsOf, type XmlElement } from "../reading/xml-element";
import { circleOf, polygonOf } from "./coordinates";

const MOST_AREAS = 200;

/** The polygons and circles inside an element, at any depth: `cap:area` stands inside `cap:info` inside `cap:alert`. */
export function areasOf(element: XmlElement): RawPlace[] {
  const areas: RawPlace[] = [];
  for (const name of ["polygon", "poslist", "circle"] as const) {
    for (const { text, namespace } of descendantsOf(element, name)) {
      const area = name === "circle" ? circle(text, namespace) : text.trim() === "" ? null : polygonOf(text);
      if (area !== null && areas.length < MOST_AREAS) areas.push(area);
    }
  }
  return areas;
}

function circle(text: string, namespace: string): RawPlace | null {
  const place = circleOf(text);
  // GeoRSS writes the radius in metres, CAP in kilometres.
  const inMetres = namespace.includes("georss") && place?.radiusKm !== undefined;
  return place !== null && inMetres ? { ...place, radiusKm: (place.radiusKm ?? 0) / 1_000 } : place;
}
