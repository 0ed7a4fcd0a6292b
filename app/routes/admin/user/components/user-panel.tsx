import type { Person } from "~/backend/contract/people";
import { Choices } from "~/forms/choices";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { useRoleOptions } from "../../use-role-options";

interface UserPanelProps {
  user: Person;
  teams: readonly { id: number; name: string }[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function UserPanel({ user, teams, constraints, failed }: UserPanelProps) {
  const { t } = useTranslation("admin");
  const roles = useRoleOptions(user.roles);
  const about = [user.email, t(`users.states.${user.state}`), user.secondFactor && t("user.factorOn")];
  return (
    <Panel title={`${user.firstname} ${user.lastname}`} lead={about.filter(Boolean).join(DOT)} first>
      <Form
        id="user"
        intent="user"
        failed={failed}
        constraints={constraints}
        defaultValue={{ roles: user.roles, teamIds: user.teams.map(({ id }) => String(id)) }}
        className="space-y-4.5"
      >
        <VersionField now={user.version} />
        <Choices name="roles" legend={t("users.roles")} hint={t("user.rolesHint")} options={roles} />
        {teams.length > 0 && (
          <Choices
            name="teamIds"
            legend={t("users.teams")}
            options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Button look="primary">{t("save")}</Button>
      </Form>
    </Panel>
  );
}
