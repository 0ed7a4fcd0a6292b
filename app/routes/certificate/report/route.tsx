import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { RouteData } from "~/access/route-data";
import { LONGEST } from "~/backend/contract/document-words";
import { nameOfDocument } from "~/domain/document/document-words.server";
import { TicketList } from "~/domain/ticket/ticket-list";
import { Form } from "~/forms/form";
import { constraintsOf, readSubmission } from "~/forms/read-submission.server";
import { TextArea } from "~/forms/text-area";
import { speechOf } from "~/i18n/speech.server";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { trailOf } from "~/shell/trail";
import { toastCookie } from "~/toasts/toast.server";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { documentOf } from "../queries.server";
import { report } from "./mutations.server";
import { reportsOf } from "./queries.server";

export const handle: RouteData = {
  i18n: ["documents"],
  pageTitle: "documents:report.link",
  trail: trailOf<typeof loader>(({ data, params }) => [
    { area: "documents" },
    { to: paths.document(Number(params.documentId)), text: data.name },
  ]),
};

const MESSAGE = "documents:problems.message";
const reportForm = z.object({ message: z.string(MESSAGE).trim().min(1, MESSAGE).max(LONGEST.report, MESSAGE) });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [document, speech] = await Promise.all([documentOf(context, params.documentId), speechOf(request, context)]);
  return {
    id: document.id,
    name: nameOfDocument(document, speech),
    tickets: await reportsOf(context, document, speech),
    constraints: constraintsOf(reportForm),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { id } = await documentOf(context, params.documentId);
  const submission = await readSubmission(request, reportForm);
  if (!submission.ok) return submission.refuse();
  const ticket = await report(context, id, submission.value.message, submission.idempotencyKey);
  const toast = await toastCookie({ key: "documents:done.reported", params: { ticket } });
  return redirect(paths.document(id), { status: 303, headers: { "Set-Cookie": toast } });
}

export default function DocumentReport() {
  const { t } = useTranslation("documents");
  const { id, name, tickets, constraints } = useLoaderData<typeof loader>();
  return (
    <FormFrame
      title={t("report.title", { name })}
      lead={t("report.lead")}
      aside={tickets.length > 0 && <TicketList heading={t("report.tickets")} tickets={tickets} />}
    >
      <Form id="report" failed={useActionData<typeof action>()} constraints={constraints} className="space-y-4">
        <TextArea name="message" label={t("report.message")} rows={5} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("report.send")}
          </Button>
          <LinkButton to={paths.document(id)} look="quiet" size="large">
            {t("new.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
