import { TICKET_KINDS } from "~/backend/contract/target-ticket-words";
import { type ShownTicket, TicketList } from "~/domain/ticket/ticket-list";
import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { BesideForm } from "~/ui/form-frame";

interface ReportPageProps {
  tickets: readonly ShownTicket[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What is wrong or missing about a target, to be told to the provider, and what was told before, with the tickets' numbers. */
export function ReportPage({ tickets, constraints, failed }: ReportPageProps) {
  const { t } = useTranslation("targetTickets");
  return (
    <div>
      <section className="rounded-card bg-card p-4 shadow-card m:px-4.5">
        <h2 id="report" className="mb-2 font-[640] text-s">
          {t("heading")}
        </h2>
        <BesideForm beside={<p className="text-pretty">{t("lead")}</p>}>
          <Form
            // Emptied once a ticket is opened.
            key={tickets[0]?.ticket ?? 0}
            id="report-form"
            failed={failed}
            constraints={constraints}
            defaultValue={{ kind: "wrong" }}
            className="space-y-3"
          >
            <Choices
              type="radio"
              name="kind"
              legend={t("kind")}
              options={TICKET_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <TextArea name="message" label={t("message")} hint={t("hint")} rows={5} />
            <Button look="primary">{t("send")}</Button>
          </Form>
        </BesideForm>
      </section>
      <TicketList heading={t("tickets")} tickets={tickets} />
    </div>
  );
}
