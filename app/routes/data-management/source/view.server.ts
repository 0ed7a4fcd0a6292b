import type { ConnectorRun } from "~/backend/contract/connector-runs";
import type { ConnectorSample } from "~/backend/contract/connector-sample";
import type { Connector } from "~/backend/contract/connectors";
import { problemInWords } from "~/domain/source/problem-words.server";
import { errorInWords } from "~/domain/source/source-error.server";
import {
  countsInWords,
  everyInWords,
  licenceInWords,
  reputationInWords,
  stateInWords,
} from "~/domain/source/source-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { mailboxValues } from "./mailbox";
import { MAPPED } from "./schema";
import type { Typed } from "./typed";

/** What the form holds before anybody typed: an hour between two runs, which suits most feeds. */
export function formValues(stored: Connector | null): Typed {
  const mapping = MAPPED.map((field) => [`map_${field}`, stored?.mapping[field] ?? ""]);
  return {
    ...(Object.fromEntries(mapping) as Typed),
    format: stored?.format ?? "feed",
    name: stored?.name ?? "",
    url: stored?.format === "mail" ? "" : (stored?.url ?? ""),
    ...mailboxValues(stored),
    everyMinutes: String(stored ? (stored.everyMinutes ?? "") : 60),
    language: stored?.language ?? "",
    homeCountry: stored?.homeCountry ?? "",
    publisherGroup: stored?.publisherGroup ?? "",
    eventTypeId: stored?.eventTypeId ?? "",
    licence: stored?.licence ?? "",
    readsPages: stored?.readsPages ? "yes" : "",
    page_select: stored?.page?.select ?? "",
    page_leaveOut: (stored?.page?.leaveOut ?? []).join("\n"),
    page_ignoreLines: (stored?.page?.ignoreLines ?? []).join("\n"),
    state: !stored || stored.enabled ? "on" : "off",
  };
}

/** For who may not change it: how it is read, in words. */
export function factsOf(source: Connector, speech: Speech): { name: string; text: string }[] {
  const { format, url, everyMinutes, language, homeCountry, eventTypeId, publisherGroup, licence, enabled } = source;
  const right = reputationInWords(source.reputation, speech) ?? speech.say("sources:notJudged");
  const facts = [
    [speech.say("sources:form.format"), speech.say(`sources:formats.${format}`)],
    [speech.say("sources:form.url"), url],
    [speech.say("sources:form.state"), speech.say(enabled ? "sources:form.on" : "sources:form.off")],
    [speech.say("sources:columns.schedule"), everyInWords(everyMinutes, speech)],
    [speech.say("sources:form.language"), language && speech.language(language)],
    [speech.say("sources:form.country"), homeCountry && speech.country(homeCountry)],
    [speech.say("sources:form.group"), publisherGroup],
    [speech.say("sources:form.type"), eventTypeId && speech.word("eventTypes", eventTypeId)],
    [speech.say("sources:form.licence"), licence && licenceInWords(licence, speech)],
    [speech.say("sources:columns.right"), right],
  ];
  return facts.flatMap(([name = "", text]) => (text ? [{ name: name ?? "", text }] : []));
}

/** A page of runs, and where the others are. */
const PAGE = 50;

export function runsOf(name: string, runs: readonly ConnectorRun[], before: number | undefined, speech: Speech) {
  const last = runs.at(-1);
  return {
    rows: runs.map(({ id, startedAt, state, counts, error }) => ({
      id,
      at: startedAt,
      href: paths.sourceRun(name, id),
      state: stateInWords(state, speech),
      isBad: state === "Failed",
      text: error
        ? errorInWords(error, speech).text
        : state === "Running" && counts.read === 0
          ? null
          : countsInWords(counts, speech),
    })),
    newestHref: before ? paths.source(name) : null,
    olderHref: runs.length === PAGE && last ? paths.source(name, `?before=${last.id}`) : null,
  };
}

/** What a test read, in the reader's words. */
export function testedView({ items, problems, error }: ConnectorSample, speech: Speech) {
  return {
    error: error === null ? null : errorInWords(error, speech),
    summary:
      items.length > 0
        ? speech.say("sources:test.items", { count: items.length, number: speech.number(items.length) })
        : speech.say("sources:test.none"),
    items: items.map(({ title, url, publishedAt, eventTypeId, country, outcome, heldBy }, n) => ({
      key: n,
      title,
      url,
      at: publishedAt,
      type: speech.word("eventTypes", eventTypeId),
      outcome: outcome && speech.say(`reading:outcomes.${outcome}`),
      why: heldBy && speech.say(`reading:holds.${heldBy}`),
      country: country ? speech.country(country) : speech.say("sources:test.noCountry"),
    })),
    problems: problems.map((message, key) => ({ key, ...problemInWords(message, speech) })),
  };
}
export type TestedView = ReturnType<typeof testedView>;
