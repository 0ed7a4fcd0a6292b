import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { OperationStatus } from "~/domain/operation/operation-status";
import { UndoOperation } from "~/forms/undo-operation";
import { useReload } from "~/forms/use-reload";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { FitDetails } from "../../components/fit-details";
import type { MeasureView, StartedView } from "../view.server";
import { Card } from "./card";
import { Facts, Grounds } from "./facts";

interface MeasurePageProps {
  view: MeasureView;
  started: StartedView | null;
}

/** What is done, when it fits and when not, what it takes, where it comes from, and what it did here. */
export function MeasurePage({ view, started }: MeasurePageProps) {
  const { t } = useTranslation("measures");
  return (
    <Page>
      {started && <Started started={started} />}
      <PageHead title={view.title} lead={view.marks.join(" · ")}>
        {view.changeHref && <LinkButton to={view.changeHref}>{t("page.change")}</LinkButton>}
        {view.startHref && (
          <LinkButton to={view.startHref} look="primary">
            {t("start.open")}
          </LinkButton>
        )}
      </PageHead>
      {view.retired && (
        <div className="mb-4">
          <Notice tone="bad">
            <p>{t("page.retired")}</p>
            {view.retired.href && (
              <p>
                <Link to={view.retired.href} className={LINK}>
                  {t("page.successor", { title: view.retired.title ?? "" })}
                </Link>
              </p>
            )}
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 l:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <div className="grid min-w-0 gap-4" lang={view.language}>
            <Text view={view} />
            <Steps view={view} />
          </div>
          <Grounds view={view} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ForWhom view={view} />
          <Facts view={view} />
        </div>
      </div>
    </Page>
  );
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

function Started({ started: { operation, words, leftOut, moreLeftOut, doneHref } }: { started: StartedView }) {
  const { t } = useTranslation("measures");
  const reload = useReload();
  return (
    <OperationStatus operation={operation} words={words} doneHref={doneHref} reload={reload}>
      {leftOut.length > 0 && (
        <>
          <p className="mt-1 font-medium">{t("started.leftOut")}</p>
          <ul className="list-disc pl-5">
            {leftOut.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
            {moreLeftOut > 0 && <li>{t("started.more", { count: moreLeftOut })}</li>}
          </ul>
        </>
      )}
      <UndoOperation operation={operation} returnTo={doneHref} label={t("start.undo")} />
    </OperationStatus>
  );
}

function Text({ view: { what, fits, notFits, warnings } }: { view: MeasureView }) {
  const { t } = useTranslation("measures");
  return (
    <Card heading={t("page.what")}>
      <p className="max-w-prose whitespace-pre-line text-pretty">{what}</p>
      {fits && <Part heading={t("page.fits")}>{fits}</Part>}
      {notFits && <Part heading={t("page.notFits")}>{notFits}</Part>}
      {warnings.length > 0 && (
        <div className="mt-4 max-w-prose">
          <Notice icon="alert-circle">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        </div>
      )}
    </Card>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-4 font-[640] text-s">{heading}</h3>
      <p className="mt-0.5 max-w-prose whitespace-pre-line text-pretty">{children}</p>
    </>
  );
}

function Steps({ view: { steps, evidence } }: { view: MeasureView }) {
  const { t } = useTranslation("measures");
  if (steps.length === 0 && evidence.length === 0) return null;
  return (
    <Card heading={t("page.steps")}>
      <ol className="list-decimal space-y-2 pl-5">
        {steps.map(({ title, days }) => (
          <li key={title} className="pl-1">
            {title} {days && <span className="whitespace-nowrap text-ink-3 text-xs">{days}</span>}
          </li>
        ))}
      </ol>
      {evidence.length > 0 && (
        <>
          <h3 className="mt-4 font-[640] text-s">{t("page.evidence")}</h3>
          <ul className="mt-0.5 list-disc space-y-0.5 pl-5">
            {evidence.map((one) => (
              <li key={one} className="pl-1">
                {one}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function ForWhom({ view: { fit, targets, moreTargets, startHref } }: { view: MeasureView }) {
  const { t } = useTranslation("measures");
  return (
    <Card heading={t("page.forWhom")}>
      {targets.length === 0 && <p className="text-ink-2">{t("page.forNobody")}</p>}
      <ul className="space-y-1.5">
        {targets.map(({ id, name, href, hint }) => (
          <li key={id}>
            <Link to={href} className={`wrap-anywhere ${LINK}`}>
              {name}
            </Link>
            <span className="block text-ink-3 text-xs">{hint}</span>
          </li>
        ))}
      </ul>
      {moreTargets > 0 && <p className="mt-1 text-ink-3 text-s">{t("page.more", { count: moreTargets })}</p>}
      {fit && <FitDetails fit={fit} />}
      {startHref && (
        <p className="mt-3">
          <LinkButton to={startHref}>{t("start.open")}</LinkButton>
        </p>
      )}
    </Card>
  );
}
