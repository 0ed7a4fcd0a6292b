import { Choices } from "~/forms/choices";
import { Field } from "~/forms/field";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";
import { ColourFields } from "../../components/colour-fields";
import type { ListedLabel } from "../queries.server";
import { LabelTable } from "./label-table";

interface LabelsPageProps {
  labels: readonly ListedLabel[];
  mayManage: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** All labels that the reader has, and the form for another one. */
export function LabelsPage({ labels, mayManage, constraints, failed }: LabelsPageProps) {
  const { t } = useTranslation("labels");
  return (
    <Page>
      <Panel title={t("title")} lead={t("lead")} first wide>
        <LabelTable labels={labels} failed={failed} />
      </Panel>
      <Panel title={t("new")} wide>
        <Form
          key={labels.length}
          id="label"
          intent="add"
          failed={failed}
          constraints={constraints}
          defaultValue={{ scope: "User", colour: "petrol" }}
          className="grid items-start gap-x-12 gap-y-4.5 rounded-card bg-card p-4 shadow-card m:px-4.5 l:grid-cols-2"
        >
          <div className="space-y-4.5">
            <Field name="name" label={t("name")} autoComplete="off" />
            {mayManage ? (
              <Choices
                name="scope"
                type="radio"
                legend={t("scope")}
                options={[
                  { value: "User", label: t("scopes.User"), hint: t("scopeHints.User") },
                  { value: "Customer", label: t("scopes.Customer"), hint: t("scopeHints.Customer") },
                ]}
              />
            ) : (
              <p className="text-ink-2 text-s">{t("onlyOwn")}</p>
            )}
          </div>
          <ColourFields />
          <Button look="primary" className="justify-self-start">
            {t("add")}
          </Button>
        </Form>
      </Panel>
    </Page>
  );
}
