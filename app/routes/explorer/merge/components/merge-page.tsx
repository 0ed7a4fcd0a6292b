import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { FormFoot, FormFrame } from "~/ui/form-frame";
import type { MergeView } from "../view.server";

interface MergePageProps {
  view: MergeView;
  failed: FailedForm | undefined;
}

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** One merge of targets: who made it and why, what moved, and what undoing it leaves. */
export function MergePage({ view, failed }: MergePageProps) {
  const { t } = useTranslation("merges");
  const { kept, undone, refusal, canUndo, until, moved, staying } = view;
  return (
    <FormFrame title={view.heading} lead={undone ?? until}>
      <Facts view={view} />
      <Lines title={t("merge.moved")} lines={moved.length > 0 ? moved : [t("merge.nothing")]} />
      {(canUndo || staying.length > 0) && (
        <Lines
          title={t(undone ? "merge.stayed" : "merge.staying")}
          lead={staying.length > 0 ? t("merge.stayingLead") : t("merge.nothingStays")}
          lines={staying}
          after={canUndo ? t("merge.added", { name: kept.name }) : undefined}
        />
      )}
      {refusal && <p className="mt-4">{refusal}</p>}
      <Form id="undo" failed={failed} constraints={{}}>
        <FormFoot>
          {canUndo && (
            <Button look="danger" size="large">
              {t("merge.submit")}
            </Button>
          )}
          <LinkButton to={kept.href} look="quiet" size="large">
            {canUndo ? t("merge.keep") : kept.name}
          </LinkButton>
        </FormFoot>
      </Form>
    </FormFrame>
  );
}

function Facts({ view: { kept, merged, reason, by, at } }: { view: MergeView }) {
  const { t } = useTranslation("merges");
  return (
    <dl className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1.5 s:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-3">{t("merge.kept")}</dt>
      <dd>
        <Link to={kept.href} className={LINK}>
          {kept.name}
        </Link>
      </dd>
      <dt className="text-ink-3">{t("merge.merged")}</dt>
      <dd>
        {merged.href ? (
          <Link to={merged.href} className={LINK}>
            {merged.name}
          </Link>
        ) : (
          merged.name
        )}
      </dd>
      <dt className="text-ink-3">{t("merge.reason")}</dt>
      <dd className="whitespace-pre-line">{reason}</dd>
      <dt className="text-ink-3">{t("merge.by")}</dt>
      <dd>{by}</dd>
      <dt className="text-ink-3">{t("merge.when")}</dt>
      <dd>
        <Moment at={at} />
      </dd>
    </dl>
  );
}

interface LinesProps {
  title: string;
  lead?: string;
  lines: readonly string[];
  after?: string | undefined;
}

function Lines({ title, lead, lines, after }: LinesProps) {
  return (
    <section aria-label={title} className="mt-5">
      <h2 className="mb-1 font-semibold text-m">{title}</h2>
      {lead && <p className="mb-1 text-ink-2">{lead}</p>}
      {lines.length > 0 && (
        <ul className="wrap-anywhere list-disc space-y-1 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {after && <p className="mt-1.5 text-ink-2">{after}</p>}
    </section>
  );
}
