import { Link } from "@remix-run/react";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import type { RowView } from "../view.server";
import { DecisionForm } from "./decision-form";
import { FactTable } from "./fact-table";

interface RowPageProps {
  view: RowView;
  failed: FailedForm | undefined;
}

const CARD = "mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

/** One row of a list beside those that it may be, and what becomes of it. */
export function RowPage({ view, failed }: RowPageProps) {
  const { t } = useTranslation("importPages");
  const { heading, state, position, previousHref, nextHref, columns, facts, said, why, decided, became, choices } =
    view;
  return (
    <Page>
      <PageHead title={heading} lead={position ?? state}>
        {(previousHref || nextHref) && (
          <nav aria-label={t("rowPage.rows")} className="flex gap-2">
            {previousHref && <LinkButton to={previousHref}>{t("rowPage.previous")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("rowPage.next")}</LinkButton>}
          </nav>
        )}
      </PageHead>
      {decided && (
        <div className="mb-4">
          <Notice>
            {state}. {decided}
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className={CARD}>
          {said.length > 0 && <Said said={said} />}
          {columns.length === 0 && said.length === 0 && (
            <p className="mb-3 max-w-prose text-ink-2">{t("rowPage.alone")}</p>
          )}
          {facts.length > 0 && (said.length === 0 || columns.length > 0) && (
            <FactTable columns={columns} facts={facts} />
          )}
          {why.length > 0 && (
            <ul
              aria-label={t("why")}
              className="mt-4 list-disc space-y-1 rounded-control bg-sunken py-2.5 pr-3.5 pl-8 text-ink-2 text-s"
            >
              {why.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        {(choices.length > 0 || became) && (
          <section aria-label={t("rowPage.decision")} className={CARD}>
            {choices.length > 0 && <DecisionForm view={view} failed={failed} />}
            {became && (
              <p>
                {state}:{" "}
                {became.href ? (
                  <Link to={became.href} className="text-accent-strong underline underline-offset-2">
                    {became.text}
                  </Link>
                ) : (
                  became.text
                )}
              </p>
            )}
          </section>
        )}
      </div>
    </Page>
  );
}

/** Whom the row is about and what it says. */
function Said({ said }: Pick<RowView, "said">) {
  return (
    <dl className="mb-4 grid gap-x-4 gap-y-1 text-s m:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      {said.map(({ heading, text, href }) => (
        <div key={heading} className="contents">
          <dt className="text-ink-3">{heading}</dt>
          <dd className="wrap-anywhere mb-1 m:mb-0">
            {href ? (
              <Link to={href} className="text-accent-strong underline underline-offset-2">
                {text}
              </Link>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
