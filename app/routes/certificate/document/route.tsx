import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { nameOfDocument } from "~/domain/document/document-words.server";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { documentOf } from "../queries.server";
import { DocumentDetails } from "./components/document-details";
import { historyOf } from "./history.server";
import { setNotifications } from "./mutations.server";
import { historyEntries } from "./queries.server";
import { documentView } from "./view.server";

export const handle: RouteData = {
  i18n: ["documents"],
  trail: trailOf<typeof loader>(({ data }) => [{ area: "documents" }, { text: data.title.params.name }]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [document, speech] = await Promise.all([documentOf(context, params.documentId), speechOf(request, context)]);
  const history = await historyEntries(context, document.id);
  return {
    title: { key: "documents:page" as const, params: { name: nameOfDocument(document, speech) } },
    view: documentView(document, speech),
    history: historyOf(history, document.originalFilename, speech),
    mayWrite: context.session?.permissions.includes("documents:write") ?? false,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await documentOf(context, params.documentId);
  const submission = await readSubmission(request, z.object({ notify: z.enum(["yes", "no"]) }));
  if (!submission.ok) return submission.refuse();
  const isOn = submission.value.notify === "yes";
  await setNotifications(context, id, isOn, submission.idempotencyKey);
  const toast = await toastCookie({ key: isOn ? "documents:done.notified" : "documents:done.muted" });
  return redirect(paths.document(id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function OneDocument() {
  return <DocumentDetails {...useLoaderData<typeof loader>()} />;
}
