import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { MeasureView } from "../view.server";
import { Card } from "./card";

const LINK = "wrap-anywhere font-medium text-accent-strong underline-offset-2 hover:underline";

/** What it takes, and what the customer's own actions showed. */
export function Facts({ view: { facts, results, shares, actionsHref } }: { view: MeasureView }) {
  const { t } = useTranslation("measures");
  return (
    <>
      <Card heading={t("page.takes")}>
        <Pairs pairs={facts.map(({ name, text }) => [name, text])} />
        <p className="mt-2 text-ink-3 text-xs">{t("page.estimate")}</p>
      </Card>
      <Card heading={t("page.results")}>
        <p className="text-pretty">{results}</p>
        {shares.length > 0 && <Pairs pairs={shares.map(({ name, share }) => [name, share])} />}
        <p className="mt-2">
          <Link to={actionsHref} className={LINK}>
            {t("page.actions")}
          </Link>
        </p>
      </Card>
    </>
  );
}

/** The law that it serves, where it comes from, and what else could be done. */
export function Grounds({ view: { laws, lawsOn, source, alternatives } }: { view: MeasureView }) {
  const { t } = useTranslation("measures");
  return (
    <>
      <Card heading={t("page.laws")}>
        {laws.length === 0 ? (
          <p className="text-ink-2">{t("page.noLaw")}</p>
        ) : (
          <>
            <ul className="list-disc space-y-1 pl-5">
              {laws.map(({ text, href }) => (
                <li key={href}>
                  <Link to={href} className={LINK}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-ink-3 text-xs">{lawsOn}</p>
          </>
        )}
        <h3 className="mt-4 font-[640] text-s">{t("page.source")}</h3>
        <p className="wrap-anywhere">
          {source.href ? (
            <a href={source.href} rel="noreferrer" className={LINK}>
              {source.text}
            </a>
          ) : (
            source.text
          )}
        </p>
        <p className="text-ink-3 text-xs">{source.confidence}</p>
      </Card>
      {alternatives.length > 0 && (
        <Card heading={t("page.alternatives")}>
          <ul className="space-y-1">
            {alternatives.map(({ title, href }) => (
              <li key={href}>
                <Link to={href} className={LINK}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-s">
      {pairs.map(([name, text]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-3">{name}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
