import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { MOST_MERGED } from "~/backend/contract/event-merges";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { readSubmission } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { MergePage } from "./components/merge-page";
import { merge } from "./mutations.server";
import { previewOf } from "./queries.server";
import { countProblem, idsIn, mergeForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["eventPages", "dataPages"],
  pageTitle: "eventPages:merge.title",
  requiresPermissions: ["connectors:manage"],
  trail: () => [
    { name: "dataPages:title", to: paths.dataManagement() },
    { name: "eventPages:title", to: paths.events() },
    { name: "eventPages:merge.title" },
  ],
};

/** After a refusal, too: it may be that somebody else has merged them. */
export const shouldRevalidate = afterRefusalsToo;

const ONLY: Record<"choose" | "tooMany", Message> = {
  choose: { key: "eventPages:merge.choose" },
  tooMany: { key: "eventPages:merge.tooMany", params: { most: MOST_MERGED } },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = idsIn(new URL(request.url).searchParams);
  const problem = countProblem(ids);
  if (problem) return data({ view: null, why: ONLY[problem] }, { status: 400 });
  const [found, speech] = await Promise.all([previewOf(context, ids), speechOf(request, context)]);
  if ("why" in found) return data({ view: null, why: found.why }, { status: 409 });
  return { view: viewOf(found.preview, speech), why: null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ids = idsIn(new URL(request.url).searchParams);
  const submission = await readSubmission(request, mergeForm);
  const problem = countProblem(ids);
  if (problem) return submission.refuse({ problem: ONLY[problem] });
  if (!submission.ok) return submission.refuse();
  const { keep } = submission.value;
  if (!ids.includes(keep)) return submission.refuse({ errors: { keep: ["eventPages:problems.keep"] } });
  const eventIds = ids.filter((id) => id !== keep);
  const done = await merge(context, { keptId: keep, eventIds }, submission.idempotencyKey);
  if (!done.ok) return submission.refuse(done.no);
  const toast = { key: "eventPages:done.merged", params: { count: eventIds.length } } as const;
  return redirect(paths.event(keep), { status: 303, headers: { "Set-Cookie": await toastCookie(toast) } });
}

export default function EventMerge() {
  return <MergePage {...useLoaderData<typeof loader>()} failed={useActionData<typeof action>()} />;
}
