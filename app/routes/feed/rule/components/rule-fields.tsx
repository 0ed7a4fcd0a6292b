import type { ReactNode } from "react";
import { RULE_STATUSES } from "~/backend/contract/rule-values";
import { Choices, Select } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot } from "~/ui/form-frame";
import type { RuleView } from "../queries.server";
import { KeptConditions } from "./kept-conditions";

/** Name, conditions and changes. "Try" sends the same fields by GET, so that trying changes nothing and keeps what was typed. */
export function RuleFields({ rule, failed }: { rule: RuleView; failed: FailedForm | undefined }) {
  const { t } = useTranslation("rules");
  const leave = { value: "", label: t("leave") };
  const statuses = RULE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }));
  const { active, ...values } = rule.values;
  return (
    <Form
      id="rule"
      intent="save"
      failed={failed}
      constraints={{ name: { maxLength: 100 }, q: { maxLength: 200 } }}
      defaultValue={{ ...values, active: active ? ["on"] : [] }}
      className="space-y-6"
    >
      {rule.version !== null && <VersionField now={rule.version} />}
      <div className="space-y-6">
        <Field name="name" label={t("name")} autoComplete="off" />
        <Part title={t("conditions")} lead={t("conditionsLead")}>
          <div className="grid gap-x-6 gap-y-4.5 m:grid-cols-2">
            <Choices name="priorities" legend={t("priorities")} options={rule.priorities} />
            <Choices
              name="tier"
              legend={t("tier")}
              type="radio"
              options={[
                { value: "1", label: t("tiers.1") },
                { value: "n", label: t("tiers.n") },
              ]}
            />
            <Choices name="infotagGroups" legend={t("infotagGroups")} options={rule.groups} />
            <Choices name="impactLevels" legend={t("impactLevels")} options={rule.impacts} />
          </div>
          <Field name="q" label={t("words")} autoComplete="off" />
          <KeptConditions kept={rule.kept} />
        </Part>
        <Part title={t("actions")}>
          <div className="grid gap-x-6 gap-y-4.5 m:grid-cols-2">
            <Select name="status" label={t("status")} hint={t("statusHint")} options={[leave, ...statuses]} />
            <Select name="priority" label={t("priority")} options={[leave, ...rule.priorities]} />
            {rule.labels.length > 0 && <Select name="labelId" label={t("label")} options={[leave, ...rule.labels]} />}
          </div>
          <Choices name="userIds" legend={t("notify")} options={rule.users} />
        </Part>
        <Choices name="active" legend={t("on")} options={[{ value: "on", label: t("active") }]} />
      </div>
      <FormFoot>
        <Button look="primary" size="large">
          {t("save")}
        </Button>
        <Button size="large" formMethod="get" formNoValidate name="try" value="yes">
          {t("try")}
        </Button>
        <LinkButton to={paths.feedRules()} look="quiet" size="large">
          {t("cancel")}
        </LinkButton>
      </FormFoot>
    </Form>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="space-y-4.5 border-line border-t pt-4">
      <div>
        <h2 className="font-semibold text-m">{title}</h2>
        {lead && <p className="text-ink-3 text-xs">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
