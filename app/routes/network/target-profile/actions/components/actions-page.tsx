import { Link } from "@remix-run/react";
import { ActionTable } from "~/domain/action/action-table";
import { Sentences } from "~/i18n/sentences";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { ActionsView } from "../view.server";

/** What is done about a target, the next due first; null is what could not be fetched. */
export function ActionsPage({ view, here }: { view: ActionsView | null; here: string }) {
  const { t } = useTranslation("actions");
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="actions" className="font-[640] text-s">
            {t("list.heading")}
          </h2>
          {view && view.list.rows.length > 0 && <p className="text-ink-3 text-xs">{view.count}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {view?.measuresHref && <LinkButton to={view.measuresHref}>{t("list.recommended")}</LinkButton>}
          {view?.startHref && <LinkButton to={view.startHref}>{t("list.start")}</LinkButton>}
        </div>
      </div>
      {view ? <List view={view} /> : <Failed here={here} />}
    </section>
  );
}

function List({ view: { list, startHref, firstHref, nextHref } }: { view: ActionsView }) {
  const { t } = useTranslation("actions");
  if (list.rows.length === 0) {
    return (
      <p className="max-w-prose text-pretty text-ink-2">
        <Sentences of={[t("list.none"), startHref && t("list.noneNext")]} />
      </p>
    );
  }
  return (
    <>
      <ActionTable list={list} />
      {(firstHref || nextHref) && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 font-medium text-accent-strong text-s">
          {firstHref && (
            <Link to={firstHref} className="inline-block py-0.5 underline-offset-2 hover:underline">
              {t("list.first")}
            </Link>
          )}
          {nextHref && (
            <Link to={nextHref} className="inline-block py-0.5 underline-offset-2 hover:underline">
              {t("list.next")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

function Failed({ here }: { here: string }) {
  const { t } = useTranslation("actions");
  return (
    <div role="alert">
      <Notice tone="bad">
        <p className="font-semibold">{t("list.failed")}</p>
        <p className="mt-0.5">{t("list.failedLead")}</p>
        <p className="mt-2">
          <LinkButton to={here} reloadDocument>
            {t("list.again")}
          </LinkButton>
        </p>
      </Notice>
    </div>
  );
}
