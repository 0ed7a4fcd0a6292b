import type { ComponentProps } from "react";
import { Base } from "~/forms/base";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { ActionFields, type Option } from "../../components/action-fields";
import { PlanFields } from "../../components/plan-fields";

interface EditPageProps {
  name: string;
  back: string;
  version: number;
  users: readonly Option[];
  teams: readonly Option[];
  plan: Omit<ComponentProps<typeof PlanFields>, "users">;
  typed: ComponentProps<typeof Form>["defaultValue"];
  /** What is or was completed may have a check that is dropped with a reason. */
  dropsCheck: boolean;
  base: string;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What an action is called, what is said of it, until when, and who has it. */
export function EditPage({ name, back, version, users, teams, plan, typed, dropsCheck, ...form }: EditPageProps) {
  const { base, constraints, failed } = form;
  const { t } = useTranslation("actions");
  return (
    <FormFrame title={t("edit.heading", { name })}>
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
        <Field name="blockedReason" label={t("plan.blocked")} hint={t("plan.blockedHint")} autoComplete="off" />
        <PlanFields {...plan} users={users} />
        {dropsCheck && (
          <Field name="reason" label={t("edit.checkReason")} hint={t("edit.checkReasonHint")} autoComplete="off" />
        )}
        <FormFoot>
          <Button look="primary" size="large">
            {t("edit.submit")}
          </Button>
          <LinkButton to={back} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
