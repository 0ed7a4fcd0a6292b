import type { Permission } from "~/backend/contract/permissions";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import type { LoadContext } from "~/load-context";
import { chosenIn, operationIn } from "./chosen";
import { ignoredIn, parseFilter } from "./filter";
import { leftOutOf, MOST_NAMED } from "./left-out.server";
import { paneOf } from "./pane.server";
import { commentsOf, operationOf, taskOf, tasksOf } from "./queries.server";
import { viewOf } from "./view.server";
import type { Whose } from "./whose";

/** What a list of tasks shows, and the one that is open beside it: null where none is asked for, "gone" where it is done. */
export async function loadTasks(request: Request, context: LoadContext, whose: Whose) {
  const { searchParams } = new URL(request.url);
  const filter = parseFilter(searchParams);
  const chosen = chosenIn(searchParams);
  const timeZone = timeZoneOf(request);
  const [answer, read, comments, changed, speech] = await Promise.all([
    tasksOf(context, whose, filter, timeZone),
    chosen === null ? null : taskOf(context, chosen, timeZone),
    chosen === null ? null : commentsOf(context, chosen),
    operationOf(context, operationIn(searchParams), { most: MOST_NAMED, timeZone }),
    speechOf(request, context),
  ]);
  const may = (permission: Permission) => context.session?.permissions.includes(permission) ?? false;
  const [mayChange, mayReadLaws] = [may("actions:manage"), may("actions:recommend")];
  const today = speech.dayOf(new Date().toISOString());
  const view = viewOf(answer, { whose, filter, ignored: ignoredIn(searchParams), mayChange, chosen, today }, speech);
  const page = { ...answer.list, isFirst: filter.after === null, only: filter.due };
  const pane =
    read && paneOf({ ...read, comments }, { listHref: view.listHref, page, mayChange, mayReadLaws, today }, speech);
  const leftOut = leftOutOf(changed.operation, changed.tasks, view.here, speech);
  return { view, leftOut, pane: chosen === null ? null : (pane ?? ("gone" as const)) };
}
