import type { TaskKind } from "~/backend/contract/task-words";
import { Form } from "~/forms/form";
import { GroupedSelect } from "~/forms/grouped-select";
import type { Constraints, FailedForm } from "~/forms/result";
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
    constraints: Constraints;
  };
  failed: FailedForm | undefined;
}

/** Of each kind of task, who has those that nobody was given; and when overdue ones are reported. */
export function OwnersPage({ page: { owners, holders, escalation, constraints }, failed }: OwnersPageProps) {
  const { t } = useTranslation("tasks");
  const groups = [
    { group: t("giveForm.people"), options: holders.people },
    { group: t("giveForm.teams"), options: holders.teams },
  ].filter(({ options }) => options.length > 0);
  const failedKind = failed?.submission.initialValue?.kind;
  return (
    <Page reading>
      <PageHead title={t("headings.owners")} lead={t("ownersForm.lead")} />
      <ul className="divide-y divide-line-2 rounded-card bg-card px-4 shadow-card">
        {owners.map(({ kind, to }) => (
          <li key={kind} className="py-4">
            <Form
              key={`${kind}=${to}`}
              id={`owner-${kind}`}
              intent="owner"
              failed={failedKind === kind ? failed : undefined}
              constraints={constraints}
              defaultValue={{ to }}
              className="flex flex-wrap items-end gap-3"
            >
              <input type="hidden" name="kind" value={kind} />
              <div className="min-w-0 flex-1 basis-40">
                <GroupedSelect
                  name="to"
                  label={t(`kinds.${kind}`)}
                  choose={t("ownersForm.manager")}
                  groups={groups}
                  optional
                />
              </div>
              <Button className="min-h-9" aria-label={`${t("ownersForm.save")}: ${t(`kinds.${kind}`)}`}>
                {t("ownersForm.save")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <div className="mt-6 rounded-card bg-card p-4 shadow-card *:mb-0">
        <EscalationForm escalation={escalation} failed={failed} />
      </div>
    </Page>
  );
}
