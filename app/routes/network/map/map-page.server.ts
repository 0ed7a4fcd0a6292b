import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { pictureMarkup } from "~/map/world/picture-markup.server";
import { islandOf } from "~/ui/islands/island-data.server";
import type { toMapPanel } from "./panel.server";
import { placesMarkup } from "./places-markup.server";

/** What the page of a map is given: picture and list written, the rest as data. */
export function toMapPage<View extends ReturnType<typeof toMapPanel>>(
  context: LoadContext,
  view: View,
  speech: Speech,
) {
  const { picture, places, ...rest } = view;
  const { rows, ...around } = places;
  return {
    ...rest,
    places: { ...around, isEmpty: rows.length === 0 },
    picture: islandOf(context, pictureMarkup(picture)),
    table: islandOf(context, placesMarkup(rows, speech)),
  };
}
export type MapPanelData = ReturnType<typeof toMapPage<ReturnType<typeof toMapPanel>>>;
