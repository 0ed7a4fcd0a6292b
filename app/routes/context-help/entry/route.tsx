import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { safeReturnTo } from "~/access/return-to";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { HelpPage } from "./components/help-page";
import { removeHelp, saveHelp } from "./mutations.server";
import { readHelp } from "./queries.server";
import { helpForm } from "./schema";

export const handle: RouteData = {
  i18n: ["live", "account", "help"],
  pageTitle: "live:help.page",
  trail: () => [{ area: "help" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const help = await readHelp(request, context, params.key);
  return { ...help, constraints: constraintsOf(helpForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const help = await readHelp(request, context, params.key);
  if ((await intentOf(request)) === "delete") {
    await removeHelp(context, help);
    return leave(request, help.key, "live:help.deleted");
  }
  const submission = await readSubmission(request, helpForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveHelp(context, help, submission.value, submission.idempotencyKey);
  if (!saved.ok) return submission.refuse(saved.no);
  return leave(request, help.key, "live:help.saved");
}

export default function ContextHelp() {
  const help = useLoaderData<typeof loader>();
  return <HelpPage help={help} failed={useActionData<typeof action>()} />;
}

/** Back to where the thing stands that is explained. */
async function leave(request: Request, key: string, done: MessageKey): Promise<Response> {
  const returnTo = new URL(request.url).searchParams.get("returnTo");
  const headers = { "Set-Cookie": await toastCookie({ key: done }) };
  return redirect(safeReturnTo(returnTo, paths.contextHelp(key)), { status: 303, headers });
}
