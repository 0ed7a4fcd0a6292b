import { callBackend } from "~/backend/client.server";
import { listNotifications, type Notification } from "~/backend/contract/notifications";
import type { LoadContext } from "~/load-context";
import { pathOfSubject } from "./subject";

const PAGE_SIZE = 25;

/** A page of one's own notifications, each with whether there is something to open. */
export async function readNotifications(context: LoadContext, after: string | undefined) {
  const query = { size: PAGE_SIZE, after };
  const { content, after: next } = await callBackend(context, listNotifications, { query });
  return { notifications: content.map(toShown), next, isFirst: after === undefined };
}
export type ShownNotification = ReturnType<typeof toShown>;
export type NotificationPage = Awaited<ReturnType<typeof readNotifications>>;

function toShown({ id, kind, params, language, subject, createdAt, readAt }: Notification) {
  return {
    id,
    kind,
    /** In the language that it was told in. */
    title: String(params.title ?? ""),
    language,
    createdAt,
    isRead: readAt !== null,
    opens: pathOfSubject(subject) !== null,
  };
}
