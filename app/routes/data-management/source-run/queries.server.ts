import { callBackend } from "~/backend/client.server";
import { type ConnectorRun, readConnectorRun } from "~/backend/contract/connector-runs";
import { type Connector, readConnector } from "~/backend/contract/connectors";
import { BackendRefusedError } from "~/backend/errors";
import { problemInWords } from "~/domain/source/problem-words.server";
import { errorInWords } from "~/domain/source/source-error.server";
import { COUNTS, nameInWords, stateInWords } from "~/domain/source/source-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** One run of a source, in the reader's words. Throws 404. */
export async function runView(context: LoadContext, name: string, runId: number, speech: Speech) {
  const params = { name: name.slice(0, 70) };
  try {
    const [source, run] = await Promise.all([
      callBackend(context, readConnector, { params }),
      callBackend(context, readConnectorRun, { params: { ...params, runId } }),
    ]);
    return viewOf(source, run, speech);
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
export type RunView = ReturnType<typeof viewOf>;

function viewOf(
  source: Connector,
  { startedAt, state, trigger, counts, error, problems }: ConnectorRun,
  speech: Speech,
) {
  return {
    title: speech.say("sources:run.title", { at: speech.dateTime(startedAt) }),
    source: { title: nameInWords(source, speech), href: paths.source(source.name) },
    lead: [stateInWords(state, speech), speech.say(`sources:run.trigger.${trigger}`)].join(DOT),
    error: error === null ? null : errorInWords(error, speech),
    counts: COUNTS.map((key) => ({
      key,
      name: speech.say(`sources:counted.${key}`),
      number: speech.number(counts[key]),
    })),
    problems: problems.map(({ position, message }, n) => ({
      key: n,
      where: placeOf(position, speech),
      ...problemInWords(message, speech),
    })),
    more:
      counts.problems > problems.length
        ? speech.say("sources:run.more", { number: speech.number(problems.length) })
        : null,
  };
}

function placeOf({ line, column, path }: ConnectorRun["problems"][number]["position"], speech: Speech): string {
  const at = line === undefined ? null : speech.say("sources:run.line", { line });
  return [at, column, path].filter(Boolean).join(", ");
}
