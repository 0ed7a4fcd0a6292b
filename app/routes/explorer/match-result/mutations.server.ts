import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import {
  adoptTargetMatches,
  cancelTargetMatching,
  decideTargetMatch,
  decideTargetMatches,
  importUnmatchedNames,
} from "~/backend/contract/name-lists";
import { graphSizeProblem } from "~/domain/collection/graph-size-problem";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { adoptForm, decideForm } from "./schema";

/** Says what a line is; somebody else's decision since it was shown is not overwritten. */
export function decide(
  context: LoadContext,
  operationId: number,
  { line, choice, version }: z.output<typeof decideForm>,
) {
  const params = { operationId, line };
  return attempt(() => callBackend(context, decideTargetMatch, { params, body: { ...choice, version } }), {
    stale_version: () => ({ problem: { key: "match:problems.stale" } }),
    line_imported: () => ({ problem: { key: "match:problems.imported" } }),
    invalid_input: () => ({ errors: { choice: ["match:problems.gone"] } }),
  });
}

export function decideAll(context: LoadContext, operationId: number) {
  return attempt(
    () => callBackend(context, decideTargetMatches, { params: { operationId }, body: { leastScore: 0 } }),
    {},
  );
}

export function adopt(
  context: LoadContext,
  operationId: number,
  body: z.output<typeof adoptForm>,
  idempotencyKey?: string,
) {
  const call = () => callBackend(context, adoptTargetMatches, { params: { operationId }, body, idempotencyKey });
  return attempt(call, {
    nothing_decided: () => ({ problem: { key: "match:problems.nothingDecided" } }),
    not_editor: () => ({ errors: { collection: ["match:problems.collection"] } }),
    not_found: () => ({ errors: { collection: ["match:problems.collection"] } }),
    graph_size_reached: (error) => ({ problem: graphSizeProblem(error) }),
  });
}

export function cancel(context: LoadContext, operationId: number, idempotencyKey?: string) {
  const call = () => callBackend(context, cancelTargetMatching, { params: { operationId }, idempotencyKey });
  return attempt(call, {
    list_matched: () => ({ problem: { key: "match:problems.matched" } }),
    not_permitted: () => ({ problem: { key: "match:problems.notSender" } }),
  });
}

export function importRest(context: LoadContext, operationId: number, idempotencyKey?: string) {
  const call = () => callBackend(context, importUnmatchedNames, { params: { operationId }, idempotencyKey });
  return attempt(call, {
    nothing_left: () => ({ problem: { key: "match:problems.nothingLeft" } }),
    not_done: () => ({ problem: { key: "match:problems.notDone" } }),
  });
}
