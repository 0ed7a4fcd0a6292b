import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { DOT } from "~/i18n/dot";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { relationTypes } from "../relation-types";
import { rowIdOf } from "../row-id";
import { AddPage } from "./components/add-page";
import { tellSupplier } from "./mutations.server";
import { candidatesFor } from "./queries.server";
import { addForm } from "./schema";

export const handle: RouteData = {
  i18n: ["profile", "suppliers"],
  pageTitle: "suppliers:add",
  requiresPermissions: ["targets:follow"],
  trail: ({ params }) => [{ to: paths.targetSuppliers(Number(params.targetId)), name: "suppliers:heading" }],
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const [found, speech] = await Promise.all([candidatesFor(context, targetId, q), speechOf(request, context)]);
  return {
    q,
    found:
      found?.map(({ id, name, ctype, city, country }) => ({
        value: String(id),
        label: name,
        hint: [speech.word("ctypes", ctype), city, country && speech.country(country)].filter(Boolean).join(DOT),
      })) ?? null,
    types: relationTypes(speech),
    proposeHref: paths.targetProposeSupplier(targetId),
    constraints: constraintsOf(addForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, addForm);
  if (!submission.ok) return submission.refuse();
  const told = await tellSupplier(context, targetId, submission.value, submission.idempotencyKey);
  if (!told.ok) return submission.refuse(told.no);
  const toast = await toastCookie({ key: "suppliers:done.added", params: { name: told.value.name } });
  return redirect(paths.targetSuppliers(targetId), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function AddSupplier() {
  const data = useLoaderData<typeof loader>();
  return <AddPage {...data} failed={useActionData<typeof action>()} />;
}
