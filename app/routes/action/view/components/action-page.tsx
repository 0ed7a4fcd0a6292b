import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Constraints, FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import type { ActionView } from "../view.server";
import { Activity } from "./activity";
import { Attachments } from "./attachments";
import { CatalogueCard } from "./catalogue-card";
import { Comments } from "./comments";
import { EffectCard } from "./effect-card";
import { StepList } from "./step-list";
import { Steps } from "./steps";
import { SupplierPlansCard } from "./supplier-plans-card";

interface ActionPageProps {
  view: ActionView;
  mayChange: boolean;
  /** The longest file, for who may attach one. */
  fileLimit: string | null;
  constraints: { skip: Constraints; steps: Constraints; comment: Constraints };
  failed: FailedForm | undefined;
}

/** What is to be done, by whom and until when; what comes next; and what was said and done about it. */
export function ActionPage({ view, mayChange, fileLimit, constraints, failed }: ActionPageProps) {
  const { t } = useTranslation("actions");
  const { title, type, overdue, description } = view;
  return (
    <Page>
      <header className="mb-4 flex flex-wrap items-start gap-x-2 gap-y-3">
        <div className="min-w-0 flex-1 basis-80 pr-4">
          <h1 className="text-balance break-words font-semibold text-xl leading-tight tracking-[-0.02em]">{title}</h1>
          <p className="mt-1 text-ink-2">
            {overdue && (
              <strong className="font-semibold text-bad">
                {overdue}
                {DOT}
              </strong>
            )}
            {view.confidential && (
              <>
                <strong className="font-semibold">{t("page.confidential")}</strong>
                {DOT}
              </>
            )}
            {type}
          </p>
          {view.waiting && <p className="mt-1 font-medium text-ink-2">{view.waiting}</p>}
          {view.blocked && <p className="mt-1 break-words font-medium text-ink-2">{view.blocked}</p>}
        </div>
        <LinkButton to={view.printHref}>{t("page.print")}</LinkButton>
        {mayChange && <LinkButton to={view.changeHref}>{t("page.edit")}</LinkButton>}
      </header>
      <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {(mayChange || view.skipped || description) && (
            <Card>
              {description && <p className="whitespace-pre-line text-pretty break-words">{description}</p>}
              {/* What was changed is another form, with an idempotency key of its own. */}
              <Steps
                key={view.version}
                view={view}
                mayChange={mayChange}
                constraints={constraints.skip}
                failed={failed}
              />
            </Card>
          )}
          <Card heading={t("plan.steps")} beside={view.plan.rows.length > 0 ? view.plan.done : undefined}>
            <StepList
              key={view.version}
              view={view}
              mayChange={mayChange}
              constraints={constraints.steps}
              failed={failed}
            />
          </Card>
          {(view.supplierPlans.length > 0 || (mayChange && !view.isOver && view.targets.length > 0)) && (
            <SupplierPlansCard plans={view.supplierPlans} href={view.plansHref} mayChange={mayChange} />
          )}
          {view.effect && <EffectCard effect={view.effect} mayChange={mayChange} />}
          <Card heading={t("attachments.heading")}>
            <Attachments attachments={view.attachments} fileLimit={fileLimit} mayChange={mayChange} failed={failed} />
          </Card>
          <Card heading={t("comments.heading")}>
            <Comments view={view} mayChange={mayChange} constraints={constraints.comment} failed={failed} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-4">
          <Facts view={view} />
          {view.catalogue && <CatalogueCard entry={view.catalogue} />}
          <Card heading={t("why.heading")}>
            <ol className="text-s">
              {view.why.map(({ name, text }) => (
                <li key={name} className="border-line-2 border-t py-2 first:border-0 first:pt-0">
                  <span className="block text-ink-3 text-xs">{name}</span>
                  <span className="block whitespace-pre-line break-words">{text}</span>
                </li>
              ))}
            </ol>
          </Card>
          {view.activity && (
            <Card heading={t("activity.heading")}>
              <Activity entries={view.activity} cut={view.cut} />
            </Card>
          )}
        </div>
      </div>
    </Page>
  );
}

function Facts({ view: { facts, targets, alerts, moreAlerts, follows, grievance } }: { view: ActionView }) {
  const { t } = useTranslation("actions");
  return (
    <Card heading={t("page.facts")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-s">
        {facts.map(({ name, text, note }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{name}</dt>
            <dd className="break-words">
              {text}
              {note && <span className="block text-ink-2">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {follows && (
        <p className="mt-3 text-s">
          <Link to={follows} className={LINK}>
            {t("page.follows")}
          </Link>
        </p>
      )}
      {grievance && (
        <p className="mt-3 text-s">
          <Link to={grievance.href} className={LINK}>
            {t("page.grievance", { id: grievance.id })}
          </Link>
        </p>
      )}
      {targets.length > 0 && (
        <Named heading={t("page.targets")}>
          {targets.map(({ id, name, href }) => (
            <li key={id}>
              <Link to={href} className={LINK}>
                {name}
              </Link>
            </li>
          ))}
        </Named>
      )}
      {alerts.length > 0 && (
        <Named heading={t("page.alerts")}>
          {alerts.map(({ id, title, language, href }) => (
            <li key={id} lang={language ?? undefined}>
              {href ? (
                <Link to={href} className={LINK}>
                  {title}
                </Link>
              ) : (
                <span className="text-ink-3">{title}</span>
              )}
            </li>
          ))}
          {moreAlerts > 0 && <li className="text-ink-3">{t("page.moreAlerts", { count: moreAlerts })}</li>}
        </Named>
      )}
    </Card>
  );
}

const LINK = "inline-block break-words py-0.5 font-medium text-accent-strong underline-offset-2 hover:underline";

function Named({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mt-3 border-line-2 border-t pt-2.5 text-s">
      <h3 className="mb-1 text-ink-3 text-xs">{heading}</h3>
      <ul className="space-y-0.5">{children}</ul>
    </div>
  );
}

function Card({ heading, beside, children }: { heading?: string; beside?: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      {heading && (
        <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
          <h2 className="font-[640] text-s">{heading}</h2>
          {beside && <p className="text-ink-3 text-xs">{beside}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
