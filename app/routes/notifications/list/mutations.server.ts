import { callBackend } from "~/backend/client.server";
import { markNotification, markNotificationsRead } from "~/backend/contract/notifications";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";
import type { Mark } from "./schema";
import { answersTo, placeOf } from "./subject";

/** Marks one or all; answers where to go on when something is opened, and what to say when it was all. */
export async function mark(context: LoadContext, { verb, id }: Mark): Promise<{ to?: string; message?: Message }> {
  if (verb === "all") {
    const { changed } = await callBackend(context, markNotificationsRead, { body: { upTo: id } });
    return { message: { key: "notifications:done.all", params: { count: changed } } };
  }
  const marked = await callBackend(context, markNotification, {
    params: { notificationId: String(id) },
    body: { read: verb !== "unread" },
  });
  if (verb === "reply") {
    const { reply } = answersTo(marked, context.session?.permissions ?? []);
    return { to: reply ?? placeOf(marked) ?? paths.notifications() };
  }
  return verb === "open" ? { to: placeOf(marked) ?? paths.notifications() } : {};
}
