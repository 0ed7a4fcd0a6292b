import { Link } from "@remix-run/react";
import { AgeText } from "~/domain/sanctions-list/age-text";
import type { Constraints, FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import type { ListView } from "../view.server";
import { RemovalPanel } from "./removal-panel";
import { VersionTable } from "./version-table";

interface ListPageProps {
  view: ListView;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

const CARD = "mb-4 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

/** One list: the version in effect in figures, all versions, and what a removal would take away. */
export function ListPage({ view, constraints, failed }: ListPageProps) {
  const { t } = useTranslation("listPages");
  const { title, facts, who, isRemoved, importHref, matchesHref, changesHref, versions, removal, removeHref } = view;
  return (
    <Page>
      <PageHead title={title} lead={facts.join(DOT)}>
        {matchesHref && <LinkButton to={matchesHref}>{t("list.matches")}</LinkButton>}
        {changesHref && <LinkButton to={changesHref}>{t("list.changes")}</LinkButton>}
        {importHref && (
          <LinkButton to={importHref} look="primary">
            {t("list.import")}
          </LinkButton>
        )}
      </PageHead>
      {(isRemoved || who) && (
        <div className="mb-4 max-w-prose space-y-1 text-pretty text-ink-2">
          {isRemoved && <p>{t("list.removedLead")}</p>}
          {who && <p>{who}</p>}
        </div>
      )}
      <Figures view={view} />
      <section aria-labelledby="versions" className={CARD}>
        <h2 id="versions" className="mb-2 font-semibold">
          {t("list.versions")}
        </h2>
        <VersionTable title={title} versions={versions} />
      </section>
      {removal && <RemovalPanel title={title} removal={removal} constraints={constraints} failed={failed} />}
      {removeHref && !removal && (
        <p>
          <Link to={removeHref} className="text-ink-2 underline underline-offset-2 hover:text-ink">
            {t("list.remove")}
          </Link>
        </p>
      )}
    </Page>
  );
}

function Figures({ view: { figures, age, oldWhy } }: { view: ListView }) {
  const { t } = useTranslation("listPages");
  if (figures.length === 0) return null;
  return (
    <section aria-label={t("list.inEffect")} className={CARD}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 m:grid-cols-5">
        {figures.map(({ key, number }) => (
          <div key={key} className="min-w-0">
            <dt className="text-ink-3 text-xs">{t(`columns.${key}`)}</dt>
            <dd className="font-semibold text-l tabular-nums">{number}</dd>
          </div>
        ))}
        {age && (
          <div className="min-w-0">
            <dt className="text-ink-3 text-xs">{t("columns.age")}</dt>
            <dd className="font-semibold text-l">
              <AgeText age={age} why={oldWhy} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
