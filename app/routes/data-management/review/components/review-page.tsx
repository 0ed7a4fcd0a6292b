import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ReviewView } from "../view.server";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

/** What waits for a person, by kind: each leads to where it is decided or mended. */
export function ReviewPage({ view: { kind, tabs, rows, firstHref, nextHref } }: { view: ReviewView }) {
  const { t } = useTranslation("dataPages");
  const columns = [t(`columns.${kind}`), t("columns.why"), ...(kind === "import-row" ? [t("columns.from")] : [])];
  return (
    <Page>
      <PageHead title={t("review")} lead={t("reviewLead")} />
      <PillTabs label={t("kindsLabel")} tabs={tabs} />
      <section aria-label={t("review")} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {kind === "place" && rows.length > 0 && <p className="mb-3 max-w-prose text-ink-2 text-s">{t("placeLead")}</p>}
        {rows.length === 0 ? (
          <p className="text-ink-2">{t(`none.${kind}`)}</p>
        ) : (
          <Table stacks caption={t("review")} columns={columns}>
            {rows.map(({ key, name, href, place, why, from }) => (
              <TableRow key={key}>
                <Cell className="wrap-anywhere m:w-2/5">
                  <Link to={href} className={`font-medium ${LINK}`}>
                    {name}
                  </Link>
                  {place && <span className="block text-ink-3 text-s">{place}</span>}
                </Cell>
                <Cell className="wrap-anywhere">{why}</Cell>
                {from && (
                  <Cell className="wrap-anywhere text-s">
                    <Link to={from.href} className={LINK}>
                      {from.text}
                    </Link>
                  </Cell>
                )}
              </TableRow>
            ))}
          </Table>
        )}
        {(firstHref || nextHref) && (
          <p className="mt-4 flex gap-2">
            {firstHref && <LinkButton to={firstHref}>{t("first")}</LinkButton>}
            {nextHref && <LinkButton to={nextHref}>{t("next")}</LinkButton>}
          </p>
        )}
      </section>
    </Page>
  );
}
