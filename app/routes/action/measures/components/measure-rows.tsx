import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { FactLine } from "~/ui/fact-line";
import { FitDetails } from "../../components/fit-details";
import type { MeasureRow, RecommendedRow } from "../view.server";

/** Those that fit best, each with why, and for whom it can be started. */
export function Recommended({ rows }: { rows: readonly RecommendedRow[] }) {
  const { t } = useTranslation("measures");
  return (
    <ol>
      {rows.map((row) => (
        <li
          key={row.id}
          className="grid gap-x-6 gap-y-2 border-line-2 border-t py-3.5 first:border-0 first:pt-1 m:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <Named row={row} />
            <p className="mt-1 max-w-prose text-pretty" lang={row.language}>
              {row.what}
            </p>
            <FactLine facts={row.facts} className="mt-1 text-ink-3 text-xs" />
            <FitDetails fit={row.fit} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 m:flex-col m:items-end">
            <p className="text-ink-2 text-s">{row.whom}</p>
            {row.startHref && (
              <LinkButton to={row.startHref} aria-label={t("start.named", { title: row.title })}>
                {t("start.open")}
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The catalogue: what each is for, what it takes, and what came of it here. */
export function MeasureRows({ rows }: { rows: readonly MeasureRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-line-2 border-t py-3 first:border-0">
          <Named row={row} />
          <p className="mt-0.5 max-w-prose text-pretty text-ink-2 text-s" lang={row.language}>
            {row.what}
          </p>
          <FactLine facts={[...row.facts, row.topics]} className="mt-1 text-ink-3 text-xs" />
          {row.results && <p className="mt-1 text-s">{row.results}</p>}
        </li>
      ))}
    </ul>
  );
}

function Named({ row: { href, title, language, marks } }: { row: MeasureRow }) {
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-semibold">
      <Link
        to={href}
        lang={language}
        className="wrap-anywhere min-w-0 text-accent-strong underline-offset-2 hover:underline"
      >
        {title}
      </Link>
      {marks.map((mark) => (
        <span key={mark} className="rounded-full bg-sunken px-2 font-medium text-ink-2 text-xs">
          {mark}
        </span>
      ))}
    </h3>
  );
}
