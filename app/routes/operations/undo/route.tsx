import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { undo } from "./mutations.server";

export const handle: RouteData = { requiresPermissions: ["alerts:triage"] };

/** There is nothing to read here. */
export async function loader() {
  throw redirect(paths.feed());
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { message, tone } = await undo(context, params.operationId ?? "");
  const returnTo = safeReturnTo(form.get("returnTo"), paths.feed());
  return redirect(returnTo, { status: 303, headers: { "Set-Cookie": await toastCookie(message, tone) } });
}
