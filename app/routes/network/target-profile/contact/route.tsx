import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { constraintsOf, intentOf, readSubmission } from "~/forms/read-submission.server";
import type { MessageKey } from "~/i18n/message";
import { paths } from "~/paths";
import { toastCookie } from "~/toasts/toast.server";
import { contactDetailsForm } from "../contact-fields";
import { rowIdOf } from "../row-id";
import { ContactPage } from "./components/contact-page";
import { removeContact, saveContact } from "./mutations.server";
import { contactOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["profile", "contacts"],
  pageTitle: "contacts:change",
  requiresPermissions: ["questionnaires:send"],
  trail: ({ params }) => [{ to: paths.targetContacts(Number(params.targetId)), name: "contacts:heading" }],
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const targetId = rowIdOf(params.targetId);
  const contact = await contactOf(context, targetId, rowIdOf(params.contactId));
  return { contact, backHref: paths.targetContacts(targetId), constraints: constraintsOf(contactDetailsForm) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = { targetId: rowIdOf(params.targetId), contactId: rowIdOf(params.contactId) };
  if ((await intentOf(request)) === "delete") {
    const submission = await readSubmission(request, z.object({}));
    const removed = await removeContact(context, id, submission.idempotencyKey);
    return removed.ok ? done(id.targetId, "contacts:done.removed") : submission.refuse(removed.no);
  }
  const submission = await readSubmission(request, contactDetailsForm);
  if (!submission.ok) return submission.refuse();
  const saved = await saveContact(context, id, submission.value, submission.idempotencyKey);
  return saved.ok ? done(id.targetId, "contacts:done.saved") : submission.refuse(saved.no);
}

export default function Contact() {
  const data = useLoaderData<typeof loader>();
  return <ContactPage {...data} failed={useActionData<typeof action>()} />;
}

async function done(targetId: number, key: MessageKey): Promise<Response> {
  const headers = { "Set-Cookie": await toastCookie({ key }) };
  return redirect(paths.targetContacts(targetId), { status: 303, headers });
}
