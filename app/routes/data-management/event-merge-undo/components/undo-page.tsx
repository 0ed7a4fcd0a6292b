import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import type { UndoView } from "../view.server";

interface UndoPageProps {
  view: UndoView;
  failed: FailedForm | undefined;
}

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** One merge: who made it and why, and what taking it back restores and leaves. */
export function UndoPage({ view, failed }: UndoPageProps) {
  const { t } = useTranslation("eventPages");
  const { kept, refusal, undone, back, since } = view;
  return (
    <FormFrame title={t("undo.heading")}>
      <Facts view={view} />
      <Form id="undo" failed={failed} constraints={{}}>
        {refusal ? (
          <p className="mt-4">{undone ?? t(`undo.refusal.${refusal}`)}</p>
        ) : (
          <>
            <Lines title={t("undo.back")} lines={back} />
            <Lines title={t("undo.since")} lines={since.length > 0 ? since : [t("undo.nothingSince")]} />
          </>
        )}
        <FormFoot>
          {!refusal && (
            <Button look="danger" size="large">
              {t("undo.submit")}
            </Button>
          )}
          <LinkButton to={kept.href} look="quiet" size="large">
            {t(refusal ? "undo.keptEvent" : "undo.keep")}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

function Facts({ view: { kept, merged, reason, by, at } }: { view: UndoView }) {
  const { t } = useTranslation("eventPages");
  return (
    <dl className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 s:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{t("undo.keptEvent")}</dt>
      <dd>
        <Link to={kept.href} className={LINK}>
          {kept.title}
        </Link>
      </dd>
      <dt className="text-ink-3">{t("undo.mergedEvent")}</dt>
      <dd>
        {merged.isOwn ? (
          <Link to={merged.href} className={LINK}>
            {merged.title}
          </Link>
        ) : (
          merged.title
        )}
      </dd>
      <dt className="text-ink-3">{t("undo.reason")}</dt>
      <dd>{reason}</dd>
      <dt className="text-ink-3">{t("undo.who")}</dt>
      <dd>{by}</dd>
      <dt className="text-ink-3">{t("undo.when")}</dt>
      <dd>
        <Moment at={at} />
      </dd>
    </dl>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section aria-label={title} className="mt-4">
      <h2 className="mb-1 font-semibold text-m">{title}</h2>
      <ul className="wrap-anywhere list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
