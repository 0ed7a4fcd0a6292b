import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Beside, FormFoot, FormFrame } from "~/ui/form-frame";
import type { SplitView } from "../view.server";

interface SplitPageProps {
  view: SplitView;
  failed: FailedForm | undefined;
}

/** Which reports tell of something else. */
export function SplitPage({ view: { title, href, lock, isSplittable, options, cut }, failed }: SplitPageProps) {
  const { t } = useTranslation("eventPages");
  const heading = t("split.heading", { title });
  if (!isSplittable) {
    return (
      <FormFrame title={heading}>
        <p className="mb-4">{lock ? lock.why : t("split.one")}</p>
        <LinkButton to={href}>{t("event.title")}</LinkButton>
      </FormFrame>
    );
  }
  return (
    <FormFrame title={heading} lead={t("split.lead")} aside={<Consequences />}>
      <Form id="split" failed={failed} constraints={{}}>
        <Choices name="reports" legend={t("split.reports")} options={options} />
        {cut && <p className="mt-2 text-ink-3 text-s">{cut}</p>}
        <FormFoot>
          <Button look="primary" size="large">
            {t("split.submit")}
          </Button>
          <LinkButton to={href} look="quiet" size="large">
            {t("split.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

function Consequences() {
  const { t } = useTranslation("eventPages");
  return (
    <Beside title={t("split.what")}>
      <ul className="list-disc space-y-1.5 pl-4">
        {(["alertStays", "newAlert", "remembered", "back"] as const).map((key) => (
          <li key={key}>{t(`split.${key}`)}</li>
        ))}
      </ul>
    </Beside>
  );
}
