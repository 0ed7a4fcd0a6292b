import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { pictureMarkup } from "~/map/world/picture-markup.server";
import { islandOf } from "~/ui/islands/island-data.server";
import type { toMapPanel } from "./panel.server";
import { placesMarkup } from "./places-markup.server";
import { countriesMarkup } from "./shading.server";

/** What the page of a map is given: picture and list written, the rest as data. */
export function toMapPage<View extends ReturnType<typeof toMapPanel>>(
  context: LoadContext,
  view: View,
  speech: Speech,
) {
  const { picture, places, countries, ...rest } = view;
  const { rows, ...around } = places;
  return {
    ...rest,
    places: { ...around, isEmpty: rows.length === 0 },
    picture: islandOf(context, pictureMarkup(picture)),
    table: islandOf(context, placesMarkup(rows, speech)),
    countries: countries && islandOf(context, countriesMarkup(countries, countries.period, speech)),
  };
}
export type MapPanelData = ReturnType<typeof toMapPage<ReturnType<typeof toMapPanel>>>;
