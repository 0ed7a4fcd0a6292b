import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface ActionFieldsProps {
  teams: readonly Option[];
  users: readonly Option[];
  dueOnHint: string;
}

/** What is said of an action beside its title: a note, a day, and who does it. */
export function ActionFields({ teams, users, dueOnHint }: ActionFieldsProps) {
  const { t } = useTranslation("actions");
  return (
    <>
      <TextArea name="description" label={t("start.note")} />
      <Field name="dueOn" type="date" label={t("start.dueOn")} hint={dueOnHint} />
      {teams.length > 0 && <Assignees name="teamIds" legend={t("start.teams")} options={teams} />}
      {users.length > 0 && <Assignees name="userIds" legend={t("start.people")} options={users} />}
    </>
  );
}

/** Many people scroll within their frame. */
function Assignees(props: { name: string; legend: string; options: readonly Option[] }) {
  return (
    <div className="scrolls max-h-72 rounded-card border border-line px-4 py-3">
      <Choices {...props} />
    </div>
  );
}
