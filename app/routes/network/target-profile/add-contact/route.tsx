import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { contactForm } from "../contact-fields";
import { rowIdOf } from "../row-id";
import { AddPage } from "./add-page";
import { addContact } from "./mutations.server";

export const handle: RouteData = {
  i18n: ["profile", "contacts"],
  pageTitle: "contacts:add",
  requiresPermissions: ["questionnaires:send"],
  trail: ({ params }) => [{ to: paths.targetContacts(Number(params.targetId)), name: "contacts:heading" }],
};

export async function loader({ params }: LoaderFunctionArgs) {
  return { backHref: paths.targetContacts(rowIdOf(params.targetId)), constraints: constraintsOf(contactForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const submission = await readSubmission(request, contactForm);
  if (!submission.ok) return submission.refuse();
  const added = await addContact(context, targetId, submission.value, submission.idempotencyKey);
  if (!added.ok) return submission.refuse(added.no);
  const headers = { "Set-Cookie": await toastCookie({ key: "contacts:done.added" }) };
  return redirect(paths.targetContacts(targetId), { status: 303, headers });
}

export default function AddContact() {
  const data = useLoaderData<typeof loader>();
  return <AddPage {...data} failed={useActionData<typeof action>()} />;
}
