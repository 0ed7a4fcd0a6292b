import { callBackend } from "~/backend/client.server";
import { forecastUnfollow } from "~/backend/contract/unfollow-forecast";
import { BackendRefusedError } from "~/backend/errors";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import { lossesOf } from "~/domain/unfollow/losses.server";
import type { Speech as Words } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { chipsOf } from "../collection/filter-view.server";
import { collectionNamed, orNotFound } from "../queries.server";
import { nameOf } from "../rail.server";
import type { Speech } from "../speech.server";

interface Selected {
  all: { collectionId: number; filter: TargetListFilter } | null;
  targetIds: readonly number[];
}

/** What unfollowing the targets would take away, in words; a problem instead for more than can be changed at once. Throws 404 where none is there. */
export async function readQuestion(
  context: LoadContext,
  { all, targetIds }: Selected,
  { words, speech }: { words: Words; speech: Speech },
) {
  const [among, forecast] = await Promise.all([
    all ? amongOf(context, all, speech) : [],
    forecastOf(context, all, targetIds),
  ]);
  if (!forecast) return { among, count: 0, number: "", losses: null, isTooMany: true, total: 0 };
  if (forecast.total === 0) throw new Response(null, { status: 404 });
  const { total, following: count, leaves } = forecast;
  const losses = count + leaves.total > 0 ? lossesOf(forecast, context.session?.user.id, words) : null;
  return { among, count, number: words.number(count), losses, isTooMany: false, total };
}
export type Question = Awaited<ReturnType<typeof readQuestion>>;

/** The collection and its filter, of which all are meant. */
async function amongOf(context: LoadContext, { collectionId, filter }: NonNullable<Selected["all"]>, speech: Speech) {
  const collection = await collectionNamed(context, String(collectionId));
  return [nameOf(collection, speech), ...chipsOf(filter, collectionId, speech).map(({ text }) => text)];
}

/** Null for more than can be changed at once. Throws 404 where none is named. */
export async function forecastOf(context: LoadContext, all: Selected["all"], targetIds: readonly number[]) {
  if (!all && targetIds.length === 0) throw new Response(null, { status: 404 });
  const selection = all
    ? { collectionId: all.collectionId, filter: targetMatchFields(all.filter) }
    : { targetIds: [...targetIds] };
  try {
    return await orNotFound(callBackend(context, forecastUnfollow, { body: { selection } }));
  } catch (error) {
    if (error instanceof BackendRefusedError && error.code === "too_many") return null;
    throw error;
  }
}
