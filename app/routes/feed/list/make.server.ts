import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import type { LoadContext } from "~/load-context";
import { stepAction } from "./actions/mutations.server";
import { addComment, deleteComment } from "./comments/mutations.server";
import { changeFeed, decideUpdate, flag, writeNote } from "./mutations.server";
import type { Outcome } from "./outcome.server";
import type { FeedForm } from "./schema";
import { snooze } from "./snooze/mutations.server";

/** Makes the change that a form of the feed asks for. */
export function make(
  context: LoadContext,
  filter: FeedFilter,
  form: FeedForm,
  { idempotencyKey, timeZone }: { idempotencyKey: string | undefined; timeZone: string },
): Promise<Outcome> {
  switch (form.intent) {
    case "change":
      return changeFeed(context, filter, form, timeZone, idempotencyKey);
    case "snooze":
      return snooze(context, form, timeZone, idempotencyKey);
    case "note":
      return writeNote(context, form, idempotencyKey);
    case "comment":
      return addComment(context, form, idempotencyKey);
    case "uncomment":
      return deleteComment(context, form, idempotencyKey);
    case "flag":
    case "unflag":
      return flag(context, form, idempotencyKey);
    case "update":
      return decideUpdate(context, form, idempotencyKey);
    case "action":
    case "skip":
    case "resume":
      return stepAction(context, form, idempotencyKey);
  }
}
