import { callBackend } from "~/backend/client.server";
import { isByFile } from "~/backend/contract/connector-files";
import { listConnectorRuns } from "~/backend/contract/connector-runs";
import { type Connector, readConnector } from "~/backend/contract/connectors";
import { listEventTypes } from "~/backend/contract/event-types";
import { BackendRefusedError } from "~/backend/errors";
import { healthInWords, nameInWords } from "~/domain/source/source-words.server";
import { countriesIn } from "~/i18n/countries";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { factsOf, formValues, runsOf } from "./view.server";

/** The source that an address names; null for a new one. Throws 404. */
export async function sourceOf(context: LoadContext, name: string | undefined): Promise<Connector | null> {
  if (name === "new") return null;
  if (!name || name.length > 70) throw new Response(null, { status: 404 });
  return found(callBackend(context, readConnector, { params: { name } }));
}

export interface Asked {
  name: string | undefined;
  /** Of the run after which the page begins. */
  before: number | undefined;
  /** BCP 47. */
  language: string;
}

/** A source as its page shows it, with its runs. */
export async function sourceView(context: LoadContext, { name, before, language }: Asked, speech: Speech) {
  const stored = await sourceOf(context, name);
  const [runs, types] = await Promise.all([
    stored ? callBackend(context, listConnectorRuns, { params: { name: stored.name }, query: { before } }) : [],
    callBackend(context, listEventTypes, {}),
  ]);
  return {
    name: stored?.name ?? null,
    title: stored ? nameInWords(stored, speech) : speech.say("sources:new"),
    format: stored?.format ?? null,
    isOwn: stored?.own ?? true,
    isOn: stored?.enabled ?? false,
    mayRun: stored?.url !== null,
    fileHref: stored?.own && isByFile(stored.format) ? paths.sourceFile(stored.name) : null,
    isMasked: stored?.url?.includes("***") ?? false,
    hasPassword: stored?.mail?.hasPassword ?? false,
    health: stored && healthInWords(stored.health, speech),
    values: formValues(stored),
    facts: stored && !stored.own ? factsOf(stored, speech) : [],
    runs: stored ? runsOf(stored.name, runs, before, speech) : null,
    choices: {
      types: types
        .filter(({ id }) => id !== "news")
        .map(({ id }) => ({ value: id, label: speech.word("eventTypes", id) }))
        .sort((one, other) => one.label.localeCompare(other.label)),
      countries: countriesIn(language).map(({ code, name }) => ({ value: code, label: name })),
      languages: languagesWith(stored?.language ?? null, speech),
    },
  };
}
export type SourceView = Awaited<ReturnType<typeof sourceView>>;

/** Of most news; another one that a source has is there, too. */
const LANGUAGES =
  "ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh".split(
    " ",
  );

function languagesWith(own: string | null, speech: Speech) {
  const tags = own === null || LANGUAGES.includes(own) ? LANGUAGES : [...LANGUAGES, own];
  const name = (tag: string) => (LANGUAGES.includes(tag) ? speech.language(tag) : `${speech.language(tag)} (${tag})`);
  return tags
    .map((value) => ({ value, label: name(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
