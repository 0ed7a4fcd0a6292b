import { Link } from "@remix-run/react";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import { colourOf } from "~/domain/label/palette";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button } from "~/ui/button";
import { Page } from "~/ui/page";
import { Panel } from "~/ui/section-page";
import { ColourFields } from "../../components/colour-fields";

interface LabelPageProps {
  label: AlertLabel;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** One label's name and colours. */
export function LabelPage({ label, constraints, failed }: LabelPageProps) {
  const { t } = useTranslation("labels");
  const { id, name, scope, backgroundColor, textColor, version, alertCount } = label;
  return (
    <Page>
      <Panel title={name} lead={`${t(`scopes.${scope}`)} · ${t("carriedBy", { count: alertCount })}`} first>
        <Form
          id="label"
          failed={failed}
          constraints={constraints}
          defaultValue={{ name, colour: colourOf(label), backgroundColor, textColor }}
          className="space-y-4.5"
        >
          <VersionField now={version} />
          <Field name="name" label={t("name")} autoComplete="off" />
          <ColourFields />
          <Button look="primary">{t("save")}</Button>
        </Form>
        <p className="mt-6 border-line border-t pt-4">
          <Link
            to={paths.feedLabelDeletion(id)}
            className="font-medium text-accent-strong underline underline-offset-2"
          >
            {t("deleteThis")}
          </Link>
        </p>
      </Panel>
    </Page>
  );
}
