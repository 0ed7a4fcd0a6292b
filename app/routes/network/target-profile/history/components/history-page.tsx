import { Form, Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { TextField } from "~/ui/text-field";
import type { HistoryEntry, HistoryView } from "../view.server";

/** What happened to a target, the newest first, month by month, narrowed by kind and by a period. */
export function HistoryPage({ view }: { view: HistoryView }) {
  const { t } = useTranslation("profile");
  const { months, isNarrowed, firstHref, nextHref } = view;
  return (
    <section aria-labelledby="history" className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="history" className="font-[640] text-s">
        {t("tabs.history")}
      </h2>
      <p className="mb-3 max-w-prose text-pretty text-ink-3 text-xs">{t("history.lead")}</p>
      <Kinds kinds={view.kinds} />
      <Period view={view} />
      {months.length === 0 && <Nothing className="py-3">{t(isNarrowed ? "history.noneSo" : "history.none")}</Nothing>}
      {months.map(({ month, entries }) => (
        <section key={month} className="mt-4">
          <h3 className="border-line border-b pb-1.5 font-semibold text-ink-2 text-xs">{month}</h3>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {(firstHref || nextHref) && (
        <p className="mt-4 flex flex-wrap gap-2">
          {firstHref && <LinkButton to={firstHref}>{t("history.first")}</LinkButton>}
          {nextHref && <LinkButton to={nextHref}>{t("history.next")}</LinkButton>}
        </p>
      )}
    </section>
  );
}

function Entry({ entry: { at, month, what, who, reason, kind, risk, about } }: { entry: HistoryEntry }) {
  return (
    <li className="grid gap-x-4 border-line-2 border-t py-2.5 text-s first:border-0 s:grid-cols-[11.5rem_minmax(0,1fr)]">
      <p className="text-ink-3 text-xs leading-5 tabular-nums">
        {month ?? <Moment at={at} />}
        <span className="block">{who}</span>
      </p>
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-medium">
          {risk && <RiskMark risk={risk.risk} word={risk.word} />}
          {what}
        </p>
        {about && (
          <p className="text-ink-2">
            <span className="text-ink-3">{kind}:</span> <To {...about} />
          </p>
        )}
        {reason && <p className="mt-0.5 max-w-prose text-pretty text-ink-3">{reason}</p>}
      </div>
    </li>
  );
}

function To({ text, language, href }: NonNullable<HistoryEntry["about"]>) {
  if (!href) return <span lang={language ?? undefined}>{text}</span>;
  return (
    <Link to={href} lang={language ?? undefined} className="text-accent-strong underline underline-offset-2">
      {text}
    </Link>
  );
}

function Kinds({ kinds }: Pick<HistoryView, "kinds">) {
  const { t } = useTranslation("profile");
  return (
    <nav aria-label={t("history.kindLabel")} className="mb-3">
      <ul className="flex flex-wrap gap-1">
        {kinds.map(({ word, href, current }) => (
          <li key={href}>
            <Link
              to={href}
              preventScrollReset
              aria-current={current ? "true" : undefined}
              className="inline-flex min-h-7 items-center rounded-full bg-sunken px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:min-h-11"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Period({ view: { kind, typed, problems, clearHref } }: { view: HistoryView }) {
  const { t } = useTranslation("profile");
  const field = (name: "from" | "to") => {
    const problem = problems[name];
    return {
      id: `history-${name}`,
      name,
      defaultValue: typed[name],
      error: problem && t(`history.problems.${problem}`),
    };
  };
  return (
    <Form
      key={JSON.stringify(typed)}
      method="get"
      role="search"
      aria-label={t("history.period")}
      className="grid max-w-2xl grid-cols-2 items-end gap-3 m:grid-cols-[1fr_1fr_auto]"
    >
      {kind && <input type="hidden" name="kind" value={kind} />}
      <TextField {...field("from")} label={t("history.from")} type="date" />
      <TextField {...field("to")} label={t("history.to")} type="date" />
      <div className="flex flex-wrap gap-2 max-m:col-span-2">
        <Button size="large">{t("feed.show")}</Button>
        {clearHref && (
          <LinkButton to={clearHref} size="large">
            {t("history.clear")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
