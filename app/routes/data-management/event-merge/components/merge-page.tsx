import { Choices } from "~/forms/choices";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { type Message, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import { Notice } from "~/ui/notice";
import type { MergeView } from "../view.server";

interface MergePageProps {
  view: MergeView | null;
  /** Why these cannot be merged. */
  why: Message | null;
  failed: FailedForm | undefined;
}

/** What becomes of events and alerts that are merged, before anybody does it. */
export function MergePage({ view, why, failed }: MergePageProps) {
  const { t } = useTranslation("eventPages");
  if (view === null) return <Refused why={why} />;
  return (
    <FormFrame title={t("merge.title")} lead={t("merge.lead")}>
      {view.isApart && (
        <div className="mb-4">
          <Notice>{t("merge.apart")}</Notice>
        </div>
      )}
      <After view={view} />
      <Form id="merge" failed={failed} constraints={{}} defaultValue={{ keep: view.options[0]?.value ?? "" }}>
        <Choices name="keep" type="radio" legend={t("merge.keep")} hint={t("merge.keepHint")} options={view.options} />
        <FormFoot>
          <Button look="primary" size="large">
            {t("merge.submit")}
          </Button>
          <LinkButton to={paths.events()} look="quiet" size="large">
            {t("merge.cancel")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

/** Above the button, on a phone as well. */
function After({ view: { after, hasAlert } }: { view: MergeView }) {
  const { t } = useTranslation("eventPages");
  return (
    <section aria-labelledby="after" className="mb-5">
      <h2 id="after" className="mb-1 font-semibold text-m">
        {t("merge.after")}
      </h2>
      <ul className="wrap-anywhere list-disc space-y-1 pl-5">
        {after.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hasAlert && <p className="mt-2 text-ink-3 text-s">{t("merge.statusRule")}</p>}
    </section>
  );
}

function Refused({ why }: { why: Message | null }) {
  const { t } = useTranslation("eventPages");
  const text = useMessage();
  return (
    <FormFrame title={t("merge.title")} lead={why && text(why)}>
      <LinkButton to={paths.events()}>{t("merge.toList")}</LinkButton>
    </FormFrame>
  );
}
