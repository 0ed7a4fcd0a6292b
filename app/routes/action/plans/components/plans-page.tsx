import { LostForm } from "~/forms/lost-form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { FormFrame } from "~/ui/form-frame";
import { Nothing } from "~/ui/nothing";
import { Notice } from "~/ui/notice";
import { hasForm } from "../has-form";
import type { PlansView } from "../view.server";
import { PlanCard } from "./plan-card";
import { SendForm } from "./send-form";

interface PlansPageProps {
  view: PlansView;
  constraints: { send: Constraints; decide: Constraints };
  failed: FailedForm | undefined;
}

/** What suppliers were asked about an action, what they propose, and asking another one. */
export function PlansPage({ view, constraints, failed }: PlansPageProps) {
  const { t } = useTranslation("actions");
  const { name, back, plans, send, isUnreachable } = view;
  return (
    <FormFrame title={t("supplierPlan.heading")} lead={name}>
      <div className="space-y-6">
        {failed && !hasForm(view, failed) && <LostForm failed={failed} fields={["reason", "message"]} />}
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} constraints={constraints.decide} failed={failed} />
        ))}
        {isUnreachable && <Notice>{t("supplierPlan.noContact")}</Notice>}
        {send && (
          <SendForm
            send={send}
            title={name}
            isConfidential={view.isConfidential}
            constraints={constraints.send}
            failed={failed}
          />
        )}
        {plans.length === 0 && !send && !isUnreachable && <Nothing>{t("supplierPlan.none")}</Nothing>}
        <p>
          <LinkButton to={back}>{t("supplierPlan.back")}</LinkButton>
        </p>
      </div>
    </FormFrame>
  );
}
