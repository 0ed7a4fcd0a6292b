import { callBackend } from "~/backend/client.server";
import { listReviewQueue, type ReviewKind } from "~/backend/contract/review-queue";
import { allPages } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { rowOf } from "../review/view.server";

export function waitingAsRows(context: LoadContext, kind: ReviewKind, speech: Speech) {
  const portions = allPages(
    (page) => callBackend(context, listReviewQueue, { query: { kind, ...page } }),
    (item) => {
      const { name, place, why, from } = rowOf(item, speech);
      return [name, place, why, from?.text ?? null];
    },
  );
  const heads = ([kind, "location", "why", "from"] as const).map((column) => speech.say(`dataPages:columns.${column}`));
  return { heads, portions };
}
