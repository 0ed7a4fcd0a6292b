import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";

interface ImportPageProps {
  outcome: { created: number; refused: readonly { row: number; path: string; message: string }[] } | undefined;
  failed: FailedForm | undefined;
}

/** Takes own measures from another system as drafts, and says of each row that is wrong why. */
export function ImportPage({ outcome, failed }: ImportPageProps) {
  const { t } = useTranslation("measures");
  return (
    <FormFrame
      title={t("import.title")}
      lead={t("import.lead")}
      aside={
        <Beside title={t("import.fields")}>
          <p>{t("import.fieldsText")}</p>
          <pre className="mt-1 whitespace-pre-wrap text-xs">{EXAMPLE}</pre>
        </Beside>
      }
    >
      {outcome && (
        <div role="status" className="mb-4">
          <Notice tone="bad">
            <p className="font-semibold">{t("import.partly", { count: outcome.created })}</p>
            <ul className="mt-1 list-disc pl-5">
              {outcome.refused.map(({ row, path, message }) => (
                <li key={`${row} ${path} ${message}`} className="wrap-anywhere">
                  {t("import.refused", { row, path })} <span lang="en">{message}</span>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <Form id="import" failed={failed} constraints={{}} className="space-y-4.5">
        <TextArea name="json" label={t("import.json")} hint={t("import.jsonHint")} rows={12} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("import.submit")}
          </Button>
          <LinkButton to={paths.measures()} look="quiet" size="large">
            {t("start.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

/** Keys are the contract's, in every language. */
const EXAMPLE = `[{"names": {"en": "…"}, "typeId": "corrective-plan",
"what": "…", "topics": ["forced-labour"],
"purpose": "prevent", "effort": "S", "typicalDays": 30,
"steps": [{"title": "…", "days": 7}],
"source": "…", "confidence": "D"}]`;
