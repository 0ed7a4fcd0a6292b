import type { Scope } from "~/backend/contract/scopes";
import { Choices, Select } from "~/forms/choices";
import { Field, Password } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";
import { useScopeWords } from "./use-scope-words";

const DAYS = ["30", "90", "365", "never"] as const;

interface NewTokenProps {
  /** One's own: nobody gives what they do not have. */
  scopes: readonly Scope[];
  constraints: Constraints;
  failed: FailedForm | undefined;
}

export function NewToken({ scopes, constraints, failed }: NewTokenProps) {
  const { t } = useTranslation("management");
  const wordsOf = useScopeWords();
  return (
    <Panel title={t("tokens.createTitle")}>
      <Form
        id="new-token"
        intent="create"
        failed={failed}
        constraints={constraints}
        defaultValue={{ validDays: "365" }}
        className="space-y-4.5"
      >
        <Field name="name" label={t("tokens.name")} hint={t("tokens.nameHint")} />
        <Select
          name="validDays"
          label={t("tokens.validDays")}
          options={DAYS.map((value) => ({ value, label: t(`tokens.days.${value}`) }))}
        />
        <Choices
          name="scopes"
          legend={t("tokens.scopes")}
          hint={t("tokens.scopesHint")}
          options={scopes.map((value) => ({ value, label: wordsOf(value), hint: value }))}
        />
        <Password
          name="currentPassword"
          label={t("currentPassword")}
          hint={t("tokens.passwordHint")}
          autoComplete="current-password"
          words={{ show: t("account:show"), hide: t("account:hide") }}
        />
        <Button look="primary">{t("tokens.create")}</Button>
      </Form>
    </Panel>
  );
}
