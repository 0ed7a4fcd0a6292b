import type { AlertDetail } from "~/backend/contract/alert";
import type { Speech } from "~/domain/feed/speech.server";
import { markName } from "~/domain/target/mark-name.server";
import type { LonLat } from "~/map/frame";
import type { PlaceMap } from "~/map/place-map";
import { drawPlaceMap } from "~/map/place-map.server";

export interface DetailMap {
  picture: PlaceMap;
  label: string;
  /** "200 km". */
  scale: string;
  /** What the marks are, and what is not drawn. */
  caption: string;
}

/** Where it happened and the targets that it touches nearby; null where nothing of it has a place. */
export function mapOf({ places, targets, targetCount }: AlertDetail, speech: Speech): DetailMap | null {
  const points = places.flatMap(({ lat, lon, radiusKm }) => {
    const at = lonLat(lat, lon);
    return at ? [{ at, radiusKm }] : [];
  });
  const areas = places.flatMap(({ polygon }) => (polygon ? [polygon] : []));
  const hasPlace = points.length > 0 || areas.length > 0;
  const countries = hasPlace ? [] : [...new Set(places.flatMap(({ country }) => country ?? []))];
  const located = targets.flatMap(({ lat, lon, name, place }) => {
    // A country's middle would look like a place.
    const at = place?.precision === "country" ? null : lonLat(lat, lon);
    return at ? [{ at, name: markName(name, place, speech) }] : [];
  });
  const picture = drawPlaceMap({ points, areas, countries, targets: located });
  if (!picture) return null;
  const shown = picture.targets.length;
  const circles = picture.circles.map((one) => ({ ...one, text: speech.km(one.km) }));
  return {
    picture: { ...picture, circles },
    label: speech.feed("map.label", { targets: shown }),
    scale: speech.km(picture.scale.km),
    caption: speech.feed("map.caption", { shown: speech.number(shown), all: speech.number(targetCount) }),
  };
}

function lonLat(lat: number | null, lon: number | null): LonLat | null {
  return lat === null || lon === null ? null : [lon, lat];
}
