import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import { parseFilter } from "./filter";
import { tasksOf } from "./queries.server";
import { viewOf } from "./view.server";
import type { Whose } from "./whose";

/** What a list of tasks shows. */
export async function loadTasks(request: Request, context: LoadContext, whose: Whose) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([
    tasksOf(context, whose, filter, timeZoneOf(request)),
    speechOf(request, context),
  ]);
  const mayChange = context.session?.permissions.includes("actions:manage") ?? false;
  const today = speech.dayOf(new Date().toISOString());
  return { view: viewOf(answer, { whose, filter, mayChange, today }, speech) };
}
