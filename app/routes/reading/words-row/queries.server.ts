import { callBackend } from "~/backend/client.server";
import { listEventTypes } from "~/backend/contract/event-types";
import { type LexiconRow, readLexiconRow } from "~/backend/contract/lexicon";
import { LONGEST_ROW_TEST, ROW_FIELDS, ROW_LANGUAGES, ROW_STATUSES } from "~/backend/contract/lexicon-words";
import { BackendRefusedError } from "~/backend/errors";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked } from "~/domain/reading/marks";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { inText } from "../topic/queries.server";
import type { Typed } from "./typed";

/** The row (null: a new one, drafted with the text of `query`) as its page shows it. */
export async function rowView(context: LoadContext, rowId: number | null, query: URLSearchParams, speech: Speech) {
  const [stored, types] = await Promise.all([
    rowId === null ? null : found(callBackend(context, readLexiconRow, { params: { rowId } })),
    callBackend(context, listEventTypes, {}),
  ]);
  const some = types.filter(({ id }) => id !== "news");
  return {
    id: rowId,
    name: stored?.name ?? null,
    version: stored?.version ?? null,
    values: stored ? valuesOf(stored) : draftOf(query),
    types: [...new Set(some.map(({ group }) => group))].map((group) => ({
      group: speech.word("eventGroups", group),
      options: some
        .filter((type) => type.group === group)
        .map(({ id }) => ({ value: id, label: speech.word("eventTypes", id) })),
    })),
    languages: ROW_LANGUAGES.map((tag) => ({ value: tag, label: speech.language(tag) })),
    statuses: ROW_STATUSES.map((status) => ({ value: status, label: speech.say(`reading:statuses.${status}`) })),
    newest: (stored?.newest ?? []).map(({ itemId, alertId, title, sourceName, at, quotes }) => ({
      itemId,
      title: marked(title, inText(quotes)),
      meta: [sourceTitle(sourceName), speech.date(at)].join(DOT),
      newsHref: paths.readingWhy(`?item=${itemId}`),
      alertHref: alertId === null ? null : paths.feedView("all", `?alert=${alertId}`),
    })),
  };
}
export type RowView = Awaited<ReturnType<typeof rowView>>;

const EMPTY = {
  ...{ name: "", language: "en", eventTypeId: "", any: "", near: "", nearWithin: "8", before: "", beforeWithin: "8" },
  ...{ not: "", status: "", match: "", no: "", state: "on", version: "" },
  fields: [...ROW_FIELDS] as string[],
} satisfies Typed;

function valuesOf(row: LexiconRow): Typed {
  const { name, language, eventTypeId, any, near, before, not, fields, status, match, no, active, version } = row;
  const nearby = (one: LexiconRow["near"]) => [one?.any.join("\n") ?? "", String(one?.within ?? 8)] as const;
  const [[nearWords, nearWithin], [beforeWords, beforeWithin]] = [nearby(near), nearby(before)];
  return {
    ...{ name, language, eventTypeId, fields, nearWithin, beforeWithin },
    ...{ any: any.join("\n"), near: nearWords, before: beforeWords, not: not.join("\n") },
    ...{ match: match.join("\n"), no: no.join("\n"), status: status ?? "" },
    state: active ? "on" : "paused",
    version: String(version),
  };
}

/** What should have been found is the first text of the new row. */
function draftOf(query: URLSearchParams): Typed {
  const text = (query.get("text") ?? "").replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_ROW_TEST);
  const language = ROW_LANGUAGES.find((tag) => tag === query.get("language"));
  return { ...EMPTY, match: text, ...(language && { language }) };
}

async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
