import { callBackend } from "~/backend/client.server";
import { createOwnMeasure, moveOwnMeasure, type OwnMeasure, putOwnMeasure } from "~/backend/contract/own-measures";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { contentOf, type OwnMeasureForm } from "./schema";

const SAYS = {
  invalid_input: () => ({ errors: { topics: ["measures:problems.topicGone" as const] } }),
  stale_version: () => ({ problem: { key: "measures:problems.changed" as const } }),
  measure_published: () => ({ problem: { key: "measures:problems.published" as const } }),
  second_person: () => ({ problem: { key: "measures:problems.secondPerson" as const } }),
  wrong_state: () => ({ problem: { key: "measures:problems.changed" as const } }),
  too_many: () => ({ problem: { key: "measures:problems.tooManyOwn" as const } }),
  not_found: () => ({ problem: { key: "measures:problems.changed" as const } }),
};

/** Writes a draft, in place of a published one where that is said. */
export const create = (
  context: LoadContext,
  form: OwnMeasureForm,
  replaces: number | null,
  idempotencyKey?: string,
): Promise<Attempted<OwnMeasure>> => {
  const body = { ...contentOf(form), ...(replaces && { replaces }) };
  return attempt(() => callBackend(context, createOwnMeasure, { body, idempotencyKey }), SAYS);
};

export const save = (
  context: LoadContext,
  ownMeasureId: number,
  form: OwnMeasureForm,
  idempotencyKey?: string,
): Promise<Attempted<OwnMeasure>> => {
  const body = { ...contentOf(form), version: form.version ?? 1 };
  return attempt(() => callBackend(context, putOwnMeasure, { params: { ownMeasureId }, body, idempotencyKey }), SAYS);
};

export const move = (
  context: LoadContext,
  ownMeasureId: number,
  body: { state: "draft" | "reviewed" | "published" | "retired"; version: number; note?: string },
  idempotencyKey?: string,
): Promise<Attempted<OwnMeasure>> =>
  attempt(() => callBackend(context, moveOwnMeasure, { params: { ownMeasureId }, body, idempotencyKey }), SAYS);
