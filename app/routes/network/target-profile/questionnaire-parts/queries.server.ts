import { callBackend } from "~/backend/client.server";
import type { Questionnaire } from "~/backend/contract/questionnaires";
import { readTask } from "~/backend/contract/tasks";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { reviewTask } from "./review-task";

/** What the asker can end as reviewed, and whose task that is where it is not theirs alone; null where nothing waits. */
export interface Review {
  version: number;
  holders: string[];
}

export async function reviewOf(
  context: LoadContext,
  { id, state, reviewedAt }: Pick<Questionnaire, "id" | "state" | "reviewedAt">,
): Promise<Review | null> {
  const { session } = context;
  const mayReview = session?.permissions.includes("actions:manage") ?? false;
  if (!mayReview || state !== "submitted" || reviewedAt !== null) return null;
  try {
    const { task } = await callBackend(context, readTask, { params: { key: reviewTask(id) }, query: {} });
    const [first, ...more] = task.owners;
    const isMine = more.length === 0 && first?.kind === "user" && first.id === session?.user.id;
    return { version: task.version, holders: isMine ? [] : task.owners.map(({ name }) => name) };
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
