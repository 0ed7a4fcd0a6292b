import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/section-page";

export function AddTeam({ constraints, failed }: { constraints: Constraints; failed: FailedForm | undefined }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("teams.addTitle")}>
      <Form id="add-team" failed={failed} constraints={constraints} className="space-y-4.5">
        <Field name="name" label={t("teams.name")} autoComplete="off" />
        <Button look="primary">{t("teams.add")}</Button>
      </Form>
    </Panel>
  );
}
