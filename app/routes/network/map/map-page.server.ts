import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { pictureMarkup } from "~/map/world/picture-markup.server";
import { islandOf } from "~/ui/islands/island-data.server";
import type { Asked } from "./asked";
import { placesMarkup } from "./places-markup.server";
import type { MapAnswer } from "./queries.server";
import { toMapView } from "./view.server";

/** What the page is given: picture and list written, the rest as data. */
export function toMapPage(context: LoadContext, asked: Asked, answer: MapAnswer, speech: Speech) {
  const { picture, places, ...rest } = toMapView(asked, answer, speech);
  const { rows, ...around } = places;
  return {
    ...rest,
    places: { ...around, isEmpty: rows.length === 0 },
    picture: islandOf(context, pictureMarkup(picture)),
    table: islandOf(context, placesMarkup(rows, speech)),
  };
}
export type MapPageData = ReturnType<typeof toMapPage>;
