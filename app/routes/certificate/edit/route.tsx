import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { VERIFICATION_TYPES } from "~/backend/contract/document-words";
import { nameOfDocument, sizeInWords } from "~/domain/document/document-words.server";
import { afterRefusalsToo } from "~/forms/after-refusals";
import { keeping, problemOf } from "~/forms/file-problems.server";
import { constraintsOf } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { speechOf } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { documentForm } from "../document-form";
import { keepFile, saveFrom } from "../mutations.server";
import { documentOf, ownTypes } from "../queries.server";
import { refusedDocument } from "../refused.server";
import { typeOptions } from "../type-options.server";
import { EditPage } from "./components/edit-page";

export const handle: RouteData = {
  i18n: ["documents"],
  pageTitle: "documents:edit.link",
  requiresPermissions: ["documents:write"],
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data, params }) => [
    { area: "documents" },
    { to: paths.document(Number(params.documentId)), text: data.name },
  ]),
};

/** After a refusal, too: who saves again has the version that they were told of. */
export const shouldRevalidate = afterRefusalsToo;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [speech, own, document] = await Promise.all([
    speechOf(request, context),
    ownTypes(context),
    documentOf(context, params.documentId),
  ]);
  const name = nameOfDocument(document, speech);
  return {
    title: { key: "documents:edit.title" as const, params: { name } },
    name,
    document,
    fields: {
      types: typeOptions(speech),
      ownTypes: own,
      limit: sizeInWords(context.config.uploadLimit, speech),
      current: document.originalFilename,
      isVerified: document.verificationType !== "Unverified",
      verification: VERIFICATION_TYPES.map((value) => ({
        value,
        label: speech.say(`documents:verifications.${value}`),
      })),
    },
    constraints: constraintsOf(documentForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await documentOf(context, params.documentId);
  const { submission, file } = await readUpload(request, documentForm, (sent) => keepFile(context, sent));
  const speech = await speechOf(request, context);
  const problem = problemOf(file, speech);
  if (problem) return submission.refuse(problem);
  if (!submission.ok) return keeping(submission.refuse(), file);
  const { value: fields, idempotencyKey } = submission;
  const saved = await saveFrom(context, String(id), { fields, file: file?.ok ? file.value : null, idempotencyKey });
  if (!saved.ok) return refusedDocument(saved, { submission, file, speech });
  const toast = await toastCookie({ key: "documents:done.saved" });
  return redirect(paths.document(id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function DocumentEdit() {
  const data = useLoaderData<typeof loader>();
  return <EditPage {...data} failed={useActionData<typeof action>()} />;
}
