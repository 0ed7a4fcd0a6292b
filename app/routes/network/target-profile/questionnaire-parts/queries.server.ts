import { callBackend } from "~/backend/client.server";
import type { Questionnaire } from "~/backend/contract/questionnaires";
import { readTask } from "~/backend/contract/tasks";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { reviewTask } from "./review-task";

/** What the asker can end as reviewed; null where nothing waits, or it is somebody else's task. */
export interface Review {
  version: number;
}

export async function reviewOf(
  context: LoadContext,
  { id, state, reviewedAt }: Pick<Questionnaire, "id" | "state" | "reviewedAt">,
): Promise<Review | null> {
  const mayReview = context.session?.permissions.includes("actions:manage") ?? false;
  if (!mayReview || state !== "submitted" || reviewedAt !== null) return null;
  try {
    const { task } = await callBackend(context, readTask, { params: { key: reviewTask(id) }, query: {} });
    return { version: task.version };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
