import { Link } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import type { EventView } from "../view.server";
import { Candidates } from "./candidates";
import { Reports } from "./reports";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** Why reports are one event, what of the customer's hangs on it, and what may be done about it. */
export function EventPage({ view }: { view: EventView }) {
  const { t } = useTranslation("eventPages");
  const { event, lead, splitHref, reportsTitle, merges, apart, candidates, firstHref, nextHref } = view;
  return (
    <Page>
      <PageHead title={event.title} lead={lead}>
        {splitHref && <LinkButton to={splitHref}>{t("event.split")}</LinkButton>}
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {event.lock && <Notice>{event.lock.why}</Notice>}
        {event.withdrawn && <Notice tone="bad">{t("withdrawn")}</Notice>}
        <Card title={t("event.alert")}>
          {event.alert ? (
            <p className="flex flex-wrap gap-x-4">
              {t("event.status", { status: event.alert.text })}
              <Link to={event.alert.href} className={LINK}>
                {t("event.openAlert")}
              </Link>
            </p>
          ) : (
            <p className="text-ink-2">{t("event.noAlert")}</p>
          )}
        </Card>
        <Card title={reportsTitle} lead={t("event.reportsLead")}>
          <Reports reports={view.reports} />
          {(firstHref || nextHref) && (
            <p className="mt-4 flex gap-2">
              {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
              {nextHref && <LinkButton to={nextHref}>{t("next")}</LinkButton>}
            </p>
          )}
        </Card>
        {candidates && (
          <Card title={t("event.candidates")} lead={t("event.candidatesLead")}>
            <Candidates eventId={event.id} candidates={candidates} />
          </Card>
        )}
        {merges.length > 0 && (
          <Card title={t("event.merges")}>
            <ul>
              {merges.map(({ id, title, at, href }) => (
                <li key={id} className="wrap-anywhere py-1">
                  <Link to={href} className={LINK}>
                    {title}
                  </Link>
                  <span className="block text-ink-3 text-s">
                    <Moment at={at} />
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {apart.length > 0 && (
          <Card title={t("event.apart")} lead={t("event.apartLead")}>
            <ul>
              {apart.map(({ id, title, href }) => (
                <li key={id} className="wrap-anywhere py-1">
                  <Link to={href} className={LINK}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </Page>
  );
}

function Card({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id={id} className="mb-2 font-semibold text-m">
        {title}
      </h2>
      {lead && <p className="mb-3 max-w-prose text-pretty text-ink-2 text-s">{lead}</p>}
      {children}
    </section>
  );
}
