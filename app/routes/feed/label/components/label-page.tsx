import { Link } from "@remix-run/react";
import type { AlertLabel } from "~/backend/contract/alert-labels";
import { colourOf } from "~/domain/label/palette";
import { Field } from "~/forms/field";
import { Form, VersionField } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
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
    <FormFrame title={name} lead={`${t(`scopes.${scope}`)}${DOT}${t("carriedBy", { count: alertCount })}`}>
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
        <FormFoot>
          <Button look="primary" size="large">
            {t("save")}
          </Button>
          <LinkButton to={paths.feedLabels()} look="quiet" size="large">
            {t("cancel")}
          </LinkButton>
          <Link
            to={paths.feedLabelDeletion(id)}
            className="ml-auto py-1 font-medium text-bad underline-offset-2 hover:underline"
          >
            {t("deleteThis")}
          </Link>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
