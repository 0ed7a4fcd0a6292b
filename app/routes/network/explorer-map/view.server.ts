import type { Speech } from "~/i18n/speech.server";
import { mapViewFields } from "~/map/world/map-view";
import { paths } from "~/paths";
import { askedFields, askedSearch, asksAll, type Asked as Explored } from "../explorer/asked";
import { collectionChoice } from "../explorer/collection-choice.server";
import { chipsOf } from "../explorer/facets.server";
import { noticesOf } from "../explorer/notices.server";
import { toMapPanel } from "../map/panel.server";
import { formOf } from "../map/view.server";
import { type Asked, searchOf } from "./asked";
import type { ExplorerMapAnswer } from "./queries.server";

/** The explorer's map in the reader's words. */
export function toExplorerMapView(
  { found, map }: Asked,
  answer: ExplorerMapAnswer,
  { speech, permissions }: { speech: Speech; permissions: readonly string[] },
) {
  const { frame, cells, overview } = answer;
  const here = (other: Explored) => paths.explorerMap(searchOf({ ...other, after: null }, map.view));
  const { q, begins, hs, ...kept } = { begins: "", hs: "", ...askedFields(found) } as Record<string, string>;
  return {
    ...toMapPanel(map, answer, speech),
    notices: [
      ...noticesOf(found, cells.notes, speech),
      ...(cells.isExact ? [] : [speech.say("explorer:notes.firstOnMap", { number: speech.number(10_000) })]),
    ],
    search: {
      ...{ q: found.q, begins: found.begins, hs: found.hs, sort: found.sort },
      ...collectionChoice(found, overview.content, speech),
      /** The places of a map come by risk; the list keeps its order. */
      sorts: [],
      kept: Object.entries({ ...kept, ...mapViewFields(map.view) }).filter(([name]) => name !== "collection"),
    },
    chips: chipsOf(found, overview.content, speech, here),
    clearHref: asksAll(found) ? null : paths.explorerMap(),
    listSearch: askedSearch(found),
    form: formOf(
      {
        action: paths.explorerMap(),
        key: searchOf(found, map.view),
        fields: askedFields(found),
        chosen: found.facets,
      },
      { view: map.view, frame },
      speech,
    ),
    mayMerge: permissions.includes("targets:merge"),
  };
}
export type ExplorerMapView = Omit<ReturnType<typeof toExplorerMapView>, "picture">;
