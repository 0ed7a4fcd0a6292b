import { Link } from "@remix-run/react";
import { CsvLink } from "~/domain/export/csv-link";
import { Problem } from "~/forms/problem";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ReviewView } from "../view.server";
import { PlaceDecision } from "./place-decision";

const LINK = "text-accent-strong underline-offset-2 hover:underline";

interface ReviewPageProps {
  view: ReviewView;
  failed: FailedForm | undefined;
}

/** What waits for a person, by kind: each is decided here, or leads to where it is decided or mended. */
export function ReviewPage({ view: { kind, tabs, rows, exportHref, firstHref, nextHref }, failed }: ReviewPageProps) {
  const { t } = useTranslation("dataPages");
  const more = kind === "import-row" ? [t("columns.from")] : kind === "doubt" ? [t("doubt.decide")] : [];
  const columns = [t(`columns.${kind}`), t("columns.why"), ...more];
  return (
    <Page>
      <PageHead title={t("review")} lead={t("reviewLead")}>
        {rows.length > 0 && <CsvLink href={exportHref} />}
      </PageHead>
      <PillTabs label={t("kindsLabel")} tabs={tabs} />
      <section aria-label={t("review")} className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <Problem failed={failed} />
        {kind === "doubt" && rows.length > 0 && <p className="mb-3 max-w-prose text-ink-2 text-s">{t("doubt.lead")}</p>}
        {kind === "place" && rows.length > 0 && <p className="mb-3 max-w-prose text-ink-2 text-s">{t("placeLead")}</p>}
        {rows.length === 0 ? (
          <p className="text-ink-2">{t(`none.${kind}`)}</p>
        ) : (
          <Table stacks caption={t(`kinds.${kind}`)} columns={columns}>
            {rows.map(({ key, name, href, place, why, from, doubt }) => (
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
                {doubt && (
                  <Cell>
                    <PlaceDecision doubt={doubt} name={name} />
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
