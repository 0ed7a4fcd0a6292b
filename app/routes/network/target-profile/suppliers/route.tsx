import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { SuppliersPage } from "./components/suppliers-page";
import { decideProposal } from "./mutations.server";
import { suppliersOf } from "./queries.server";
import { decideForm } from "./schema";
import { viewOf } from "./view.server";

export const handle: RouteData = { i18n: ["profile", "suppliers"], pageTitle: "suppliers:heading" };

/** After a refusal, too: what was decided meanwhile is told. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const after = new URL(request.url).searchParams.get("after");
  const [answer, speech] = await Promise.all([suppliersOf(context, targetId, after), speechOf(request, context)]);
  const may = (permission: "targets:follow" | "collections:manage") =>
    context.session?.permissions.includes(permission) ?? false;
  return {
    view: viewOf(answer, { targetId, mayChange: may("targets:follow") }, speech),
    mayDecide: may("collections:manage"),
    constraints: constraintsOf(decideForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, decideForm);
  if (!submission.ok) return submission.refuse();
  const decided = await decideProposal(context, targetId, submission.value, submission.idempotencyKey);
  if (!decided.ok) return submission.refuse(decided.no);
  const key = decided.value.state === "Completed" ? "suppliers:done.accepted" : "suppliers:done.rejected";
  const toast = await toastCookie({ key, params: { name: decided.value.name } });
  return redirect(paths.targetSuppliers(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function Suppliers() {
  const data = useLoaderData<typeof loader>();
  return <SuppliersPage {...data} failed={useActionData<typeof action>()} />;
}
