import { RISK_NAMES } from "~/backend/contract/score-words";
import { TARGET_TYPES } from "~/backend/contract/target-words";
import { showsAll } from "~/domain/target/target-filter";
import type { Speech } from "~/i18n/speech.server";
import { LAYERS, type MapView, mapViewFields, SHADES, type Shade, USUAL_LAYERS } from "~/map/world/map-view";
import { paths } from "~/paths";
import { type Asked, networkFields, networkMapOf, searchOf } from "./asked";
import { toMapPanel } from "./panel.server";
import type { MapAnswer } from "./queries.server";

/** The page of a map of a network in the reader's words. */
export function toMapView(asked: Asked, answer: MapAnswer, speech: Speech) {
  const { collectionId, view } = asked;
  const collection = answer.overview.content.find(({ id }) => id === collectionId);
  return {
    ...toMapPanel(networkMapOf(asked), answer, speech),
    collectionId,
    heading: collection?.name ?? speech.say("map:network"),
    form: formOf(
      {
        ...{ action: paths.networkMap(), key: searchOf(asked), fields: networkFields(asked), chosen: asked.filter },
        shades: SHADES,
      },
      { view, frame: answer.frame },
      speech,
    ),
    clearHref: showsAll(asked.filter) ? null : paths.networkMap(searchOf({ ...asked, filter: EMPTY(asked) })),
  };
}
export type MapPageView = Omit<ReturnType<typeof toMapView>, "picture">;

/** The form of what a map shows; its ticks are left out of the hidden fields. */
export function formOf(
  {
    action,
    key,
    fields,
    chosen,
    shades = [],
  }: {
    action: string;
    key: string;
    fields: Record<string, string>;
    chosen: { types: readonly string[]; risks: readonly string[] };
    /** What countries can be shaded by; without any there is no such layer. */
    shades?: readonly Shade[];
  },
  { view, frame }: { view: MapView; frame: MapAnswer["frame"] },
  speech: Speech,
) {
  const here = { ...view, bounds: frame.bounds, layers: USUAL_LAYERS };
  return {
    ...{ action, key },
    hidden: Object.entries({ ...fields, ...(view.bounds && mapViewFields(here)) }).filter(
      ([name]) => !["types", "risks", "shade"].includes(name),
    ),
    layers: LAYERS.filter((layer) => layer !== "shade" || shades.length > 0).map((key) => ({
      key,
      checked: view.layers.includes(key),
    })),
    shades: shades.map((key) => ({ key, word: speech.say(`map:shades.${key}`), checked: view.shade === key })),
    types: TARGET_TYPES.slice(0, 2).map((key) => ({
      key,
      word: speech.word("targetTypes", key),
      checked: chosen.types.includes(key),
    })),
    risks: RISK_NAMES.toReversed().map((key) => ({
      key,
      word: speech.word("risks", key),
      checked: chosen.risks.includes(key),
    })),
  };
}

const EMPTY = ({ filter }: Asked): Asked["filter"] => ({
  ...filter,
  ...{ q: "", foreignId: "", following: "", types: [], risks: [], tiers: [], edgeTypes: [], edgeSources: [] },
  ...{ sanctions: [], countries: [] },
});
