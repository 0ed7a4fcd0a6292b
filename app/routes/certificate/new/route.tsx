import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { sizeInWords } from "~/domain/document/document-words.server";
import { keeping, problemOf } from "~/forms/file-problems.server";
import { Form } from "~/forms/form";
import { constraintsOf } from "~/forms/read-submission.server";
import { readUpload } from "~/forms/read-upload.server";
import { speechOf } from "~/i18n/speech.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { DocumentFields } from "../components/document-fields";
import { documentForm } from "../document-form";
import { addFrom, keepFile } from "../mutations.server";
import { ownTypes } from "../queries.server";
import { refusedDocument } from "../refused.server";
import { typeOptions } from "../type-options.server";
import { namedTarget } from "./queries.server";

export const handle: RouteData = {
  i18n: ["documents"],
  pageTitle: "documents:new.title",
  requiresPermissions: ["documents:write"],
  takesFiles: true,
  trail: trailOf<typeof loader>(({ data }) =>
    data.target
      ? [
          { area: "collections" },
          { to: paths.targetProfile(data.target.id), text: data.target.name },
          { to: paths.targetDocuments(data.target.id), name: "documents:title" },
        ]
      : [{ area: "documents" }],
  ),
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [speech, own, target] = await Promise.all([
    speechOf(request, context),
    ownTypes(context),
    namedTarget(context, new URL(request.url).searchParams.get("targetId")),
  ]);
  return {
    fields: {
      types: typeOptions(speech),
      ownTypes: own,
      limit: sizeInWords(context.config.uploadLimit, speech),
      current: null,
    },
    target,
    constraints: constraintsOf(documentForm),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { submission, file } = await readUpload(request, documentForm, (sent) => keepFile(context, sent));
  const speech = await speechOf(request, context);
  const problem = problemOf(file, speech);
  if (problem) return submission.refuse(problem);
  if (!submission.ok) return keeping(submission.refuse(), file);
  const { value: fields, idempotencyKey } = submission;
  const added = await addFrom(context, { fields, file: file?.ok ? file.value : null, idempotencyKey });
  if (!added.ok) return refusedDocument(added, { submission, file, speech });
  const toast = await toastCookie({ key: "documents:done.added" });
  return redirect(paths.document(added.value.id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function NewDocument() {
  const { t } = useTranslation("documents");
  const { fields, target, constraints } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const back = target ? paths.targetDocuments(target.id) : paths.documents();
  const of = target && { target: target.name, targetId: String(target.id), targetName: target.name };
  return (
    <FormFrame title={t("new.title")} lead={t("lead")}>
      <Form
        id="document"
        takesFile
        failed={failed}
        constraints={constraints}
        defaultValue={{ ...of, use: ["showOnTarget", "notifyCustomer"] }}
        className="space-y-4"
      >
        <DocumentFields {...fields} failed={failed} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("new.save")}
          </Button>
          <LinkButton to={back} look="quiet" size="large">
            {t("new.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
