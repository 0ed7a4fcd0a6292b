import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import type { RefusedView } from "../view.server";

interface ImportPageProps {
  refused: RefusedView | undefined;
  failed: FailedForm | undefined;
}

/** Takes own measures from another system as drafts, and says of each row that is wrong why. */
export function ImportPage({ refused, failed }: ImportPageProps) {
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
      <Form id="import" failed={failed} constraints={{}} className="space-y-4.5">
        {refused && <RefusedRows refused={refused} />}
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

function RefusedRows({ refused: { rows, more } }: { refused: RefusedView }) {
  const { t } = useTranslation("measures");
  return (
    <section aria-labelledby="refused" className="rounded-card border border-line px-4 py-3">
      <h2 id="refused" className="font-semibold">
        {t("import.refused")}
      </h2>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-s">
        {rows.map(({ where, why }) => (
          <li key={`${where} ${why}`} className="wrap-anywhere">
            <span className="font-medium">{where}</span> {why}
          </li>
        ))}
        {more > 0 && <li>{t("import.more", { count: more })}</li>}
      </ul>
    </section>
  );
}

/** Keys are the contract's, in every language. */
const EXAMPLE = `[{"names": {"en": "…"}, "typeId": "corrective-plan",
"what": "…", "topics": ["forced-labour"],
"purpose": "prevent", "effort": "S", "typicalDays": 30,
"steps": [{"title": "…", "days": 7}],
"source": "…", "confidence": "D"}]`;
