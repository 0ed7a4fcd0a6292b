import type { TaskKind } from "~/backend/contract/task-words";
import { Form } from "~/forms/form";
import { GroupedSelect } from "~/forms/grouped-select";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import type { EscalationView } from "../queries.server";
import { EscalationForm } from "./escalation-form";

interface Option {
  value: string;
  label: string;
}

interface OwnersPageProps {
  page: {
    owners: { kind: TaskKind; to: string }[];
    holders: { people: Option[]; teams: Option[] };
    escalation: EscalationView;
  };
  failed: FailedForm | undefined;
}

/** Of each kind of task, who has those that nobody was given; and when overdue ones are reported. */
export function OwnersPage({ page: { owners, holders, escalation }, failed }: OwnersPageProps) {
  const { t } = useTranslation("tasks");
  const groups = [
    { group: t("giveForm.people"), options: holders.people },
    { group: t("giveForm.teams"), options: holders.teams },
  ].filter(({ options }) => options.length > 0);
  const isEscalation = failed?.submission.initialValue?.mode !== undefined;
  const values = Object.fromEntries(owners.map(({ kind, to }) => [kind, to]));
  return (
    <Page reading>
      <PageHead title={t("headings.owners")} lead={t("ownersForm.lead")} />
      <Form
        key={owners.map(({ to }) => to).join()}
        id="owners"
        intent="owners"
        failed={isEscalation ? undefined : failed}
        constraints={{}}
        defaultValue={{ to: values }}
        className="space-y-4.5 rounded-card bg-card p-4 shadow-card"
      >
        <div className="grid gap-x-6 gap-y-4.5 m:grid-cols-2">
          {owners.map(({ kind, to }) => (
            <div key={kind} className="min-w-0">
              {/* Always what the page shows. */}
              <input type="hidden" name={`was.${kind}`} value={to} />
              <GroupedSelect
                name={`to.${kind}`}
                label={t(`kinds.${kind}`)}
                choose={t("ownersForm.manager")}
                groups={groups}
                optional
              />
            </div>
          ))}
        </div>
        <Button look="primary">{t("ownersForm.save")}</Button>
      </Form>
      <div className="mt-6 rounded-card bg-card p-4 shadow-card *:mb-0">
        <EscalationForm escalation={escalation} failed={isEscalation ? failed : undefined} />
      </div>
    </Page>
  );
}
