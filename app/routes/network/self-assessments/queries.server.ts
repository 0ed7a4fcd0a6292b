import { callBackend } from "~/backend/client.server";
import { fetchTargets } from "~/backend/contract/collection-targets";
import { forecastQuestionnaires } from "~/backend/contract/many-questionnaires";
import { NOT_SENT } from "~/backend/contract/questionnaire-words";
import { BackendRefusedError } from "~/backend/errors";
import { type TargetListFilter, targetMatchFields } from "~/domain/target/target-filter";
import type { LoadContext } from "~/load-context";
import { days } from "~/time/duration";
import { chipsOf } from "../collection/filter-view.server";
import { collectionNamed } from "../queries.server";
import { nameOf } from "../rail.server";
import type { Speech } from "../speech.server";

/** Who would be asked, by name; what is not there for the asker is left out. Throws 404 where nobody is. */
export async function readAsked(context: LoadContext, ids: readonly number[]) {
  const { content } =
    ids.length === 0 ? { content: [] } : await callBackend(context, fetchTargets, { body: { ids: [...ids] } });
  if (content.length === 0) throw new Response(null, { status: 404 });
  return { targets: content.map(({ id, name }) => ({ id, name })) };
}
export type Asked = Awaited<ReturnType<typeof readAsked>>;

/** 30 days from now (UTC). */
export const usualDay = (): string => new Date(Date.now() + days(30)).toISOString().slice(0, 10);

/** How many of all that match would be asked, in words, and why not the others. Throws 404 for a collection that is not there. */
export async function readAskedOfAll(
  context: LoadContext,
  { collectionId, filter }: { collectionId: number; filter: TargetListFilter },
  speech: Speech,
) {
  const selection = { collectionId, filter: targetMatchFields(filter) };
  const [collection, forecast] = await Promise.all([
    collectionNamed(context, String(collectionId)),
    forecastOf(context, selection),
  ]);
  const among = [nameOf(collection, speech), ...chipsOf(filter, collectionId, speech).map(({ text }) => text)];
  if (!forecast) return { among, matching: null, mails: "", isNobody: true, leftOut: [] };
  const { total, askable, failedBy } = forecast;
  const counted = (key: Parameters<Speech["text"]>[0], count: number) =>
    speech.text(key, { count, number: speech.number(count) });
  return {
    among,
    matching: counted("bulk.allSelected", total),
    mails: counted("selfAssessments.whomAll", askable),
    isNobody: askable === 0,
    leftOut: NOT_SENT.flatMap((code) => {
      const count = failedBy[code];
      return count ? [{ code, text: counted(`selfAssessments.leftOut.${code}`, count) }] : [];
    }),
  };
}
export type AskedOfAll = Awaited<ReturnType<typeof readAskedOfAll>>;

/** Null for more than can be asked at once. */
async function forecastOf(context: LoadContext, selection: { collectionId: number; filter: Record<string, string> }) {
  try {
    return await callBackend(context, forecastQuestionnaires, { body: { selection } });
  } catch (error) {
    if (!(error instanceof BackendRefusedError)) throw error;
    if (error.code === "too_many") return null;
    if (error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
