import { callBackend } from "~/backend/client.server";
import { listNotifications, type Notification } from "~/backend/contract/notifications";
import type { Permission } from "~/backend/contract/permissions";
import { TASK_KINDS } from "~/backend/contract/task-words";
import type { LoadContext } from "~/load-context";
import { isCounted } from "./components/kinds";
import { answersTo, placeOf } from "./subject";

const PAGE_SIZE = 25;

/** A page of one's own notifications, each with whether there is something to open. */
export async function readNotifications(context: LoadContext, after: string | undefined) {
  const query = { size: PAGE_SIZE, after };
  const { content, after: next } = await callBackend(context, listNotifications, { query });
  const permissions = context.session?.permissions ?? [];
  return { notifications: content.map((one) => toShown(one, permissions)), next, isFirst: after === undefined };
}
export type ShownNotification = ReturnType<typeof toShown>;
export type NotificationPage = Awaited<ReturnType<typeof readNotifications>>;

function toShown(notification: Notification, permissions: readonly Permission[]) {
  const { id, kind, params, language, createdAt, readAt, count } = notification;
  return {
    id,
    kind,
    /** In the language that it was told in. */
    title: String(params.title ?? ""),
    language,
    /** Of what kind the task is that it tells of. */
    task: TASK_KINDS.find((one) => one === params.task) ?? null,
    /** Of how much it tells: of things that it counts itself, or of as many as it stands for. */
    count: Number((isCounted(kind) && params.count) || count),
    createdAt,
    isRead: readAt !== null,
    opens: placeOf(notification) !== null,
    answers: answersTo(notification, permissions),
  };
}
