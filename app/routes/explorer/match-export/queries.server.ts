import { callBackend } from "~/backend/client.server";
import type { LinePart } from "~/backend/contract/name-list-words";
import { listTargetMatches, type NameListLine } from "~/backend/contract/name-lists";
import { BackendRefusedError } from "~/backend/errors";
import type { CsvRow } from "~/domain/export/csv";
import { allPages } from "~/domain/export/csv-answer.server";
import { reasonInWords } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

const COLUMNS = [
  ...(["line", "name", "country", "city", "identifiers", "result"] as const),
  ...(["target", "targetId", "targetCountry", "targetCity", "owner", "following", "tier"] as const),
  ...(["likeness", "why", "decidedBy", "decidedAt"] as const),
];

/** Each line as it was sent, with what it was decided to be or else its likeliest target; likeness is from 0 to 1, moments are of UTC. */
export function matchesAsRows(
  context: LoadContext,
  { operationId, part }: { operationId: number; part: LinePart | null },
  speech: Speech,
) {
  const portions = allPages(
    (page) =>
      orNotFound(() =>
        callBackend(context, listTargetMatches, { params: { operationId }, query: { ...page, ...(part && { part }) } }),
      ),
    (line) => rowOf(line, speech),
  );
  return { heads: COLUMNS.map((column) => speech.say(`match:columns.${column}`)), portions };
}

/** A list that is not there is a page that says so. Throws a `Response` 404. */
async function orNotFound<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}

function rowOf({ line, said, state, candidates, decision }: NameListLine, speech: Speech): CsvRow {
  const shown = targetOf(candidates, decision);
  const { known, target } = shown ?? {};
  const of = known?.target;
  return [
    ...[line, said.name, said.country && speech.country(said.country), said.city],
    said.identifiers.map(({ system, value }) => speech.labelled(speech.word("identifiers", system), value)).join("; "),
    resultOf(state, decision, speech),
    ...[target?.name ?? null, target?.id ?? null],
    ...[target?.country ? speech.country(target.country) : null, target?.city ?? null],
    ...[of ? speech.say(of.own ? "match:line.own" : "match:line.public") : null],
    ...[of?.following ? speech.say("match:line.following") : null, of?.tier ?? null],
    known?.score ?? null,
    (known?.reasons ?? []).map((reason) => reasonInWords(reason, speech)).join("; "),
    ...[decision?.by ?? null, decision?.at ?? null],
  ];
}

/** Whom a line means, and what is known of it where its name is like that; nobody for a line that is none of ours. */
function targetOf(candidates: NameListLine["candidates"], decision: NameListLine["decision"]) {
  if (decision === null) return candidates[0] && { known: candidates[0], target: candidates[0].target };
  const { target } = decision;
  return target && { known: candidates.find((one) => one.target.id === target.id), target };
}

function resultOf(state: NameListLine["state"], decision: NameListLine["decision"], speech: Speech): string {
  if (decision === null) return speech.say(`match:parts.${state}`);
  if (decision.kind === "target") return speech.say("match:parts.decided");
  return speech.say(decision.kind === "none" ? "match:line.noneKnown" : "match:line.skip");
}
