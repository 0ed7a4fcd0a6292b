import type { Team } from "~/backend/contract/teams";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, isRefusalOf, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SecondStep } from "~/ui/second-step";
import { Panel } from "~/ui/section-page";

interface TeamPanelProps {
  team: Team;
  users: readonly { id: number; name: string }[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function TeamPanel({ team, users, constraints, failed }: TeamPanelProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <Panel title={team.name} first>
        <Form
          id="team"
          intent="team"
          failed={failed}
          constraints={constraints}
          defaultValue={{
            name: team.name,
            memberIds: team.members.map(({ id }) => String(id)),
            leadId: String(team.leadId ?? ""),
          }}
          className="space-y-4.5"
        >
          <VersionField now={team.version} />
          <Field name="name" label={t("teams.name")} autoComplete="off" />
          <Choices
            name="memberIds"
            legend={t("teams.members")}
            options={users.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            name="leadId"
            label={t("teams.leader")}
            hint={t("teams.leaderHint")}
            options={[{ id: "", name: t("teams.noLeader") }, ...team.members].map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
          />
          <Button look="primary">{t("save")}</Button>
        </Form>
      </Panel>
      <SecondStep title={t("teams.delete")} text={t("teams.deleteLead")} open={isRefusalOf("delete", failed)}>
        <Form id="delete" intent="delete" failed={failed} constraints={{}}>
          <Button>{t("teams.delete")}</Button>
        </Form>
      </SecondStep>
    </>
  );
}
