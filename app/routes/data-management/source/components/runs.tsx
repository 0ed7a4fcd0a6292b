import { Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import type { SourceView } from "../queries.server";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** The runs, newest first, each with its counts or why it failed. */
export function Runs({ runs: { rows, newestHref, olderHref } }: { runs: NonNullable<SourceView["runs"]> }) {
  const { t } = useTranslation("sources");
  return (
    <section aria-labelledby="runs" className="mt-6">
      <h2 id="runs">{t("runs.title")}</h2>
      {rows.length === 0 ? (
        <Nothing className="mt-1">{t("runs.none")}</Nothing>
      ) : (
        <ul className="mt-1 divide-y divide-line-2">
          {rows.map(({ id, at, href, state, isBad, text }) => (
            <li key={id} className="py-2 [overflow-wrap:anywhere]">
              <Link to={href} className={LINK}>
                <Moment at={at} />
              </Link>{" "}
              <span className={isBad ? "font-medium text-bad text-s" : "text-ink-3 text-s"}>{state}</span>
              {text && <p className="text-ink-2 text-s">{text}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {newestHref && (
          <Link to={newestHref} className={LINK}>
            {t("runs.newest")}
          </Link>
        )}
        {olderHref && (
          <Link to={olderHref} className={LINK}>
            {t("runs.older")}
          </Link>
        )}
      </p>
    </section>
  );
}
