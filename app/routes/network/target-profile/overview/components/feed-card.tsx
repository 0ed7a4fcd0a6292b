import { Form } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import type { ProfileFeed } from "../view/feed.server";
import { Card, Segments } from "./card";

/** The feed of the target: five at a time, filtered by a plain form. */
export function FeedCard({ feed, name, className }: { feed: ProfileFeed; name: string; className: string }) {
  const { t } = useTranslation("profile");
  const { count, alerts, scopes, olderHref, firstHref, clearHref } = feed;
  return (
    <Card
      className={className}
      id="alerts"
      heading={t("feed.heading", { name })}
      beside={<Segments label={`${t("feed.heading", { name })}: ${t("scopes.label")}`} links={scopes} />}
    >
      <Filters feed={feed} />
      <p className="mb-1 flex flex-wrap gap-x-3 text-ink-3 text-xs tabular-nums">
        {count}
        {clearHref && (
          <a href={sitePath(clearHref)} className="text-accent-strong underline-offset-2 hover:underline">
            {t("feed.clear")}
          </a>
        )}
      </p>
      {alerts.length === 0 ? (
        <Nothing className="py-3">{t(clearHref ? "feed.noneSo" : "feed.none")}</Nothing>
      ) : (
        <ol>
          {alerts.map((alert) => (
            <Alert key={alert.key} alert={alert} />
          ))}
        </ol>
      )}
      {(olderHref || firstHref) && (
        <p className="mt-3 flex flex-wrap gap-4 font-medium text-s">
          {firstHref && (
            <a href={sitePath(firstHref)} className="text-accent-strong underline-offset-2 hover:underline">
              {t("feed.first")}
            </a>
          )}
          {olderHref && (
            <a href={sitePath(olderHref)} className="text-accent-strong underline-offset-2 hover:underline">
              {t("feed.next")}
            </a>
          )}
        </p>
      )}
    </Card>
  );
}

function Filters({ feed: { selects, kept } }: { feed: ProfileFeed }) {
  const { t } = useTranslation("profile");
  return (
    <Form preventScrollReset className="mb-3 grid grid-cols-2 gap-2 l:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      {kept.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects.map(({ name, label, value, options }) => (
        <label key={name} className="min-w-0 text-ink-3 text-xs">
          {label}
          <select
            key={value}
            name={name}
            defaultValue={value}
            className="field mt-0.5 h-8 pr-1 pl-2 text-ink text-s pointer-coarse:h-11"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button className="self-end max-l:col-span-2">{t("feed.show")}</Button>
    </Form>
  );
}

function Alert({ alert }: { alert: ProfileFeed["alerts"][number] }) {
  const { href, title, language, summary, priority, priorityWord, why, meta, at, date, marks } = alert;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line-2 border-t py-2.5 first:border-0">
      <h3 className="font-[620] leading-[1.35]" lang={language ?? undefined}>
        {href ? (
          <a href={sitePath(href)} className="underline-offset-2 hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <time dateTime={at} className="whitespace-nowrap text-ink-3 text-xs tabular-nums leading-5">
        {date}
      </time>
      {summary && (
        <p className="col-span-2 line-clamp-2 text-ink-2 text-s" lang={language ?? undefined}>
          {summary}
        </p>
      )}
      <p className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-3 text-xs">
        <RiskMark risk={priority} word={priorityWord} />
        <span>{why}</span>
        <span>{meta}</span>
        {marks.map((mark) => (
          <span key={mark} className="rounded-full bg-accent-soft px-2 py-0.5 font-medium text-accent-strong">
            {mark}
          </span>
        ))}
      </p>
    </li>
  );
}
