import { redirect } from "@remix-run/node";
import { intentOf, readSubmission } from "~/forms/read-submission.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { chosenIn, withoutTask } from "./chosen";
import { changeShown, finish, takeUp } from "./mutations.server";
import { paneForm } from "./pane-schema";
import { oneOf, tasksForm } from "./schema";
import { backWith } from "./selected.server";

/** What the buttons of a list do: one of a row changes its task, those of the bar take what is ticked to a form of their own. */
export async function actOnTasks(request: Request, context: LoadContext) {
  if (!context.session?.permissions.includes("actions:manage")) throw new Response(null, { status: 403 });
  const { pathname, search } = new URL(request.url);
  const here = pathname + search;
  if ((await intentOf(request)) !== null) return actOnShown(request, context, here);
  const submission = await readSubmission(request, tasksForm);
  if (!submission.ok) return submission.refuse({ problem: { key: "tasks:problems.many" } });
  const { keys, change } = submission.value;
  const listHref = withoutTask(here);
  const one = oneOf(change);
  if (!one) {
    if (keys.length === 0) return submission.refuse({ problem: { key: "tasks:problems.none" } });
    // Whoever it is given to, it may be theirs no more: the list stands alone then.
    return redirect(change === "give" ? paths.giveTasks(keys, listHref) : paths.putTasksOff(keys, here), 303);
  }
  const asked = { ...one, idempotencyKey: submission.idempotencyKey };
  if (one.step === "done") {
    const finished = await finish(context, asked);
    if (!finished.ok) return submission.refuse(finished.no);
    const isOver = chosenIn(new URL(request.url).searchParams) === one.key;
    return backWith(finished.value, "tasks:made.finished", isOver ? listHref : here);
  }
  const done = await takeUp(context, asked);
  if (!done.ok) return submission.refuse(done.no);
  const toast = await toastCookie({ key: "tasks:made.takenUp" });
  return redirect(here, { status: 303, headers: { "Set-Cookie": toast } });
}

/** The forms of the task beside the list. */
async function actOnShown(request: Request, context: LoadContext, here: string) {
  const submission = await readSubmission(request, paneForm);
  if (!submission.ok) return submission.refuse();
  const done = await changeShown(context, submission.value, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  return redirect(here, { status: 303, headers: { "Set-Cookie": await toastCookie({ key: done.value }) } });
}
