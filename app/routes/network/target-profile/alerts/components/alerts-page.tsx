import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import type { AlertsView } from "../view.server";
import { AlertTable } from "./alert-table";

/** All alerts of a target, the newest first, by status and by priority. */
export function AlertsPage({ view }: { view: AlertsView }) {
  const { t } = useTranslation("profile");
  const { rows, count, scoreName, nothing, clearHref, firstHref, nextHref } = view;
  return (
    <section aria-labelledby="alerts" className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="alerts" className="font-[640] text-s">
          {t("tabs.alerts")}
        </h2>
        {rows.length > 0 && <p className="text-ink-3 text-xs tabular-nums">{count}</p>}
      </div>
      <Filters view={view} />
      {rows.length > 0 ? (
        <AlertTable rows={rows} scoreName={scoreName} />
      ) : (
        <p className="max-w-prose text-pretty py-3 text-ink-2">
          {t(`alertList.${nothing}`)}{" "}
          {clearHref && (
            <Link to={clearHref} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {t("feed.clear")}
            </Link>
          )}
        </p>
      )}
      {scoreName && rows.length > 0 && (
        <p className="mt-3 max-w-prose text-pretty text-ink-3 text-xs">
          {t("alertList.note", { perspective: scoreName })}
        </p>
      )}
      {(firstHref || nextHref) && (
        <p className="mt-4 flex flex-wrap gap-2">
          {firstHref && <LinkButton to={firstHref}>{t("alertList.first")}</LinkButton>}
          {nextHref && <LinkButton to={nextHref}>{t("alertList.next")}</LinkButton>}
        </p>
      )}
    </section>
  );
}

function Filters({ view: { states, priorities } }: { view: AlertsView }) {
  const { t } = useTranslation("profile");
  return (
    <div className="mb-3 flex flex-wrap gap-x-4 gap-y-2">
      <Choice label={t("alertList.status")}>
        {states.map(({ word, href, current }) => (
          <Option key={href} href={href} current={current}>
            {word}
          </Option>
        ))}
      </Choice>
      <Choice label={t("alertList.priority")}>
        {priorities.map(({ word, priority, href, current }) => (
          <Option key={href} href={href} current={current}>
            {priority ? <RiskMark risk={priority} word={word} /> : word}
          </Option>
        ))}
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ul className="inline-flex max-w-full flex-wrap overflow-hidden rounded-control border border-line-strong">
        {children}
      </ul>
    </nav>
  );
}

function Option({ href, current, children }: { href: string; current: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={href}
        preventScrollReset
        aria-current={current ? "true" : undefined}
        className="-outline-offset-2 flex min-h-7 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11"
      >
        {children}
      </Link>
    </li>
  );
}
