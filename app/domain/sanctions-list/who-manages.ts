import type { Session } from "~/backend/contract/session";
import type { MessageKey } from "~/i18n/message";

/** Whether somebody may import and remove lists; if not, who does. An administrator lacks it only where the operator has kept it. */
export function whoManages(
  session: Pick<Session, "permissions"> | null,
): { mayManage: true } | { mayManage: false; who: MessageKey } {
  const has = (permission: Session["permissions"][number]) => session?.permissions.includes(permission) ?? false;
  if (has("lists:manage")) return { mayManage: true };
  return { mayManage: false, who: has("admin:access") ? "listPages:who.operator" : "listPages:who.others" };
}
