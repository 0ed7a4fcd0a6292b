import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import type { OwnOptions } from "../own-measure/view.server";
import { OwnFields } from "./own-fields";

interface NewMeasurePageProps {
  page: {
    fields: Readonly<Record<string, string | string[]>>;
    replaces: number | null;
    options: OwnOptions;
    constraints: Constraints;
  };
  failed: FailedForm | undefined;
}

/** A draft of an own measure, empty or with the text of the one that it is to replace. */
export function NewMeasurePage({ page: { fields, replaces, options, constraints }, failed }: NewMeasurePageProps) {
  const { t } = useTranslation("measures");
  return (
    <FormFrame
      title={t("own.newTitle")}
      lead={replaces ? t("own.replaceLead") : undefined}
      aside={
        <>
          <Beside title={t("own.twoPeople")}>
            <p>{t("own.twoPeopleText")}</p>
          </Beside>
          <Beside title={t("own.good")}>
            <p>{t("own.goodText")}</p>
          </Beside>
        </>
      }
    >
      <Form id="own" failed={failed} constraints={constraints} defaultValue={fields} className="space-y-4.5">
        <OwnFields options={options} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("own.create")}
          </Button>
          <LinkButton to={paths.measures()} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}
