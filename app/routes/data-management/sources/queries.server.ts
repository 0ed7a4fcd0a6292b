import { callBackend } from "~/backend/client.server";
import { CONNECTOR_HEALTH, type Connector, listConnectors } from "~/backend/contract/connectors";
import {
  aboutInWords,
  countsInWords,
  everyInWords,
  healthInWords,
  licenceInWords,
  nameInWords,
  reputationInWords,
} from "~/domain/source/source-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { inOrder, isNarrowed, matches, type SourceFilter, toSearch } from "./filter";

/** The sources that match, those first that have to be mended. */
export async function sourcesView(context: LoadContext, filter: SourceFilter, speech: Speech) {
  const all = await callBackend(context, listConnectors, {});
  const on = all.filter(({ health }) => health !== "off").length;
  const formats = [...new Set(all.map(({ format }) => format))].sort();
  return {
    rows: inOrder(all.filter((one) => matches(filter, one))).map((one) => rowOf(one, speech)),
    summary: speech.say("sources:summary", {
      count: all.length,
      on: speech.number(on),
      number: speech.number(all.length),
    }),
    hasOwn: all.some(({ own }) => own),
    chosen: { health: filter.health ?? "", format: filter.format ?? "" },
    healths: CONNECTOR_HEALTH.map((value) => ({ value, label: speech.say(`sources:health.${value}`) })),
    formats: formats.map((value) => ({ value, label: speech.say(`sources:formats.${value}`) })),
    exportHref: paths.sourcesExport(toSearch(filter)),
    clearHref: isNarrowed(filter) ? paths.sources() : null,
  };
}
export type SourcesView = Awaited<ReturnType<typeof sourcesView>>;

function rowOf(source: Connector, speech: Speech) {
  const { name, own, health, everyMinutes, nextRunAt, lastRun } = source;
  const isFailed = lastRun?.state === "Failed";
  return {
    name,
    title: nameInWords(source, speech),
    href: paths.source(name),
    whose: speech.say(own ? "sources:own" : "sources:shared"),
    about: aboutInWords(source, speech),
    licence: licenceInWords(source.licence, speech),
    health: healthInWords(health, speech),
    every: everyInWords(everyMinutes, speech),
    next: health === "off" || !nextRunAt ? null : speech.say("sources:next", { at: speech.dateTime(nextRunAt) }),
    lastRun: lastRun && {
      at: lastRun.startedAt,
      href: paths.sourceRun(name, lastRun.id),
      isFailed,
      text: isFailed ? speech.say("sources:failedRun") : countsInWords(lastRun.counts, speech),
    },
    right: reputationInWords(source.reputation, speech),
  };
}
