import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { rowIdOf } from "../row-id";
import { ProposePage } from "./components/propose-page";
import { countryOptions } from "./countries.server";
import { propose } from "./mutations.server";
import { proposeForm } from "./schema";

export const handle: RouteData = {
  i18n: ["profile", "suppliers"],
  pageTitle: "suppliers:propose",
  requiresPermissions: ["targets:follow"],
  trail: ({ params }) => [{ to: paths.targetSuppliers(Number(params.targetId)), name: "suppliers:heading" }],
};

/** The frame around answers 404 for a target that is not there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const speech = await speechOf(request, context);
  return {
    countries: countryOptions(speech),
    constraints: constraintsOf(proposeForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, proposeForm);
  if (!submission.ok) return submission.refuse();
  const made = await propose(context, targetId, submission.value, submission.idempotencyKey);
  if (!made.ok) return submission.refuse(made.no);
  const toast = await toastCookie({ key: "suppliers:done.proposed", params: { name: made.value.name } });
  return redirect(paths.targetSuppliers(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function ProposeSupplier() {
  const data = useLoaderData<typeof loader>();
  return <ProposePage {...data} failed={useActionData<typeof action>()} />;
}
