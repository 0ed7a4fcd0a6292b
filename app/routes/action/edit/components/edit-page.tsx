import { Base } from "~/forms/base";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";
import { ActionFields, type Option } from "../../components/action-fields";

interface EditPageProps {
  name: string;
  back: string;
  version: number;
  users: readonly Option[];
  teams: readonly Option[];
  typed: Record<string, string | readonly string[]>;
  base: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What an action is called, what is said of it, until when, and who has it. */
export function EditPage({ name, back, version, users, teams, typed, base, constraints, failed }: EditPageProps) {
  const { t } = useTranslation("actions");
  return (
    <Page>
      <Panel title={t("edit.heading", { name })} first>
        <Form
          id="action"
          failed={failed}
          constraints={constraints}
          defaultValue={{ ...typed, base }}
          className="space-y-4.5"
        >
          <VersionField now={version} />
          <Base />
          <Field name="title" label={t("start.name")} autoComplete="off" />
          <ActionFields teams={teams} users={users} dueOnHint={t("edit.dueOnHint")} />
          <div className="flex gap-2">
            <Button look="primary">{t("edit.submit")}</Button>
            <LinkButton to={back}>{t("start.cancel")}</LinkButton>
          </div>
        </Form>
      </Panel>
    </Page>
  );
}
