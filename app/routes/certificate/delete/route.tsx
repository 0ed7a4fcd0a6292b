import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { nameOfDocument } from "~/domain/document/document-words.server";
import { Form } from "~/forms/form";
import { readSubmission } from "~/forms/read-submission.server";
import { speechOf } from "~/i18n/speech.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { documentOf } from "../queries.server";
import { removeDocument } from "./mutations.server";

export const handle: RouteData = {
  i18n: ["documents"],
  pageTitle: "documents:delete.now",
  requiresPermissions: ["documents:write"],
  trail: trailOf<typeof loader>(({ data, params }) => [
    { area: "documents" },
    { to: paths.document(Number(params.documentId)), text: data.name },
  ]),
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [document, speech] = await Promise.all([documentOf(context, params.documentId), speechOf(request, context)]);
  return { id: document.id, file: document.originalFilename, name: nameOfDocument(document, speech) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await documentOf(context, params.documentId);
  const [{ idempotencyKey, refuse }, speech] = await Promise.all([
    readSubmission(request, z.object({})),
    speechOf(request, context),
  ]);
  const removed = await removeDocument({ context, id, speech, idempotencyKey });
  if (!removed.ok) return refuse(removed.no);
  const toast = await toastCookie({ key: "documents:done.deleted" });
  return redirect(paths.documents(), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function DocumentDeletion() {
  const { t } = useTranslation("documents");
  const { id, name, file } = useLoaderData<typeof loader>();
  return (
    <FormFrame title={t("delete.title", { name })} lead={t("delete.lead", { file })}>
      <Form id="delete" failed={useActionData<typeof action>()} constraints={{}}>
        <FormFoot>
          <Button look="danger" size="large">
            {t("delete.now")}
          </Button>
          <LinkButton to={paths.document(id)} look="quiet" size="large">
            {t("delete.keep")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
