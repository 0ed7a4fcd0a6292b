import type { Session } from "~/backend/contract/session";
import type { MessageKey } from "~/i18n/message";

/**
 * Whether somebody may import and remove lists, an own one of the company or those of all; if not, who does. An administrator lacks those of
 * all only where the operator has kept them.
 */
export function whoManages(
  session: Pick<Session, "permissions"> | null,
  isOwn: boolean,
): { mayManage: true } | { mayManage: false; who: MessageKey } {
  const has = (permission: Session["permissions"][number]) => session?.permissions.includes(permission) ?? false;
  if (has(isOwn ? "lists:own" : "lists:manage")) return { mayManage: true };
  if (isOwn) return { mayManage: false, who: "listPages:who.own" };
  return { mayManage: false, who: has("admin:access") ? "listPages:who.operator" : "listPages:who.others" };
}
