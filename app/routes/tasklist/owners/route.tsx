import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { holdersOf } from "../give/queries.server";
import { OwnersPage } from "./components/owners-page";
import { setEscalation, setOwners } from "./mutations.server";
import { escalationIn, ownersOf } from "./queries.server";
import { chosenIn, escalationOf, ownersForms } from "./schema";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:headings.owners",
  requiresPermissions: ["rules:manage"],
  trail: () => [{ area: "tasks" }],
};

/** After a refusal, too: the others were saved, and are what the page says they were. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ context }: LoaderFunctionArgs) {
  const [owners, holders, escalation] = await Promise.all([
    ownersOf(context),
    holdersOf(context),
    escalationIn(context),
  ]);
  return {
    ...{ holders, escalation },
    owners: owners.map(({ kind, owner }) => ({ kind, to: owner ? `${owner.kind}:${owner.id}` : "" })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = await readSubmission(request, ownersForms);
  if (!submission.ok) return submission.refuse();
  const { value, idempotencyKey } = submission;
  const done =
    value.intent === "owners"
      ? await setOwners(context, chosenIn(value), idempotencyKey)
      : await setEscalation(context, escalationOf(value) ?? null, idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const toast = await toastCookie({ key: value.intent === "owners" ? "tasks:made.owners" : "tasks:made.escalation" });
  return redirect(paths.taskOwners(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function TaskOwners() {
  return <OwnersPage page={useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
