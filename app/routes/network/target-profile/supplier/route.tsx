import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { relationTypes } from "../relation-types";
import { rowIdOf } from "../row-id";
import { SupplierPage } from "./components/supplier-page";
import { saveSupplier, takeBack } from "./mutations.server";
import { ownSupplier } from "./queries.server";
import { changeForm } from "./schema";

export const handle: RouteData = {
  i18n: ["profile", "suppliers"],
  pageTitle: "suppliers:change",
  requiresPermissions: ["targets:follow"],
  trail: ({ params }) => [{ to: paths.targetSuppliers(Number(params.targetId)), name: "suppliers:heading" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const [{ name, type, hsCodes, version }, speech] = await Promise.all([
    ownSupplier(context, targetId, rowIdOf(params.edgeId)),
    speechOf(request, context),
  ]);
  return {
    supplier: { name, type, hsCodes: hsCodes.join(", "), version },
    types: relationTypes(speech),
    constraints: constraintsOf(changeForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const relation = { targetId: rowIdOf(params.targetId), edgeId: rowIdOf(params.edgeId) };
  const { name } = await ownSupplier(context, relation.targetId, relation.edgeId);
  const done = async (key: "suppliers:done.removed" | "suppliers:done.saved") => {
    const headers = { "Set-Cookie": await toastCookie({ key, params: { name } }) };
    return redirect(paths.targetSuppliers(relation.targetId), { status: 303, headers });
  };
  if ((await intentOf(request)) === "remove") {
    const submission = await readSubmission(request, z.object({}));
    const removed = await takeBack(context, relation, submission.idempotencyKey);
    return removed.ok ? done("suppliers:done.removed") : submission.refuse(removed.no);
  }
  const submission = await readSubmission(request, changeForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveSupplier(context, relation, submission.value, submission.idempotencyKey);
  return saved.ok ? done("suppliers:done.saved") : submission.refuse(saved.no);
}

export default function OwnSupplier() {
  const data = useLoaderData<typeof loader>();
  return <SupplierPage {...data} failed={useActionData<typeof action>()} />;
}
