import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ReceiptView } from "../view.server";
import { ReceiptChanges } from "./receipt-changes";
import { ReceiptFacts } from "./receipt-facts";

const CARD = "mb-5 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5";

/** What a search found on a day, what vouches for it, and what has changed since. */
export function ReceiptPage({ view }: { view: ReceiptView }) {
  const { t } = useTranslation("searches");
  const { check, printHref, ledgerHref } = view;
  return (
    <Page>
      <PageHead title={view.title} lead={view.lead}>
        <a href={sitePath(view.csvHref)} className="button button-plain" download>
          {t("receipt.csv")}
        </a>
        {printHref && <LinkButton to={printHref}>{t("receipt.print")}</LinkButton>}
      </PageHead>
      {view.isPersonal && (
        <div className="mb-3">
          <Notice>{t("receipts.personal")}</Notice>
        </div>
      )}
      <section aria-label={t("receipt.title")} className={CARD}>
        <div className="mb-4">
          <Notice
            tone={check === "sound" ? "neutral" : "bad"}
            icon={check === "sound" ? "check-circle" : "alert-circle"}
          >
            {t(`receipt.${check}`)}
            {ledgerHref && (
              <>
                {" "}
                <Link to={ledgerHref} className="underline underline-offset-2">
                  {t("receipt.openLedger")}
                </Link>
              </>
            )}
          </Notice>
        </div>
        <ReceiptFacts facts={view.facts} />
      </section>
      <section aria-labelledby="changes" className={CARD}>
        <h2 id="changes" className="mb-1 font-semibold text-m">
          {t("receipt.changes")}
        </h2>
        <ReceiptChanges changes={view.changes} />
      </section>
      <section className={CARD}>
        <h2 className="font-semibold text-m">{t("receipt.targets")}</h2>
        <p className="mt-1 mb-2 text-ink-2">{view.note}</p>
        {view.rows.length > 0 && <Targets view={view} />}
      </section>
    </Page>
  );
}

function Targets({ view: { rows, paging } }: { view: ReceiptView }) {
  const { t } = useTranslation("searches");
  const heads = (["name", "type", "place", "tier", "risk", "sanctions"] as const).map((head) =>
    t(`receipt.columns.${head}`),
  );
  return (
    <>
      <Table stacks caption={t("receipt.targets")} columns={heads}>
        {rows.map(({ id, name, href, type, place, tier, risk, riskWord, sanctions }) => (
          <TableRow key={id}>
            <Cell className="wrap-anywhere m:w-1/3">
              <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                {name}
              </Link>
            </Cell>
            <Cell className="text-s">{type}</Cell>
            <Cell className="text-s">{place}</Cell>
            <Cell label={heads[3] ?? ""} className="text-s">
              {tier}
            </Cell>
            <Cell label={heads[4] ?? ""}>
              <RiskMark risk={risk} word={riskWord} />
            </Cell>
            <Cell label={heads[5] ?? ""} className="text-s">
              {sanctions}
            </Cell>
          </TableRow>
        ))}
      </Table>
      {paging && (
        <nav aria-label={t("receipt.pages")} className="mt-4 flex flex-wrap items-center gap-2">
          {paging.previousHref && <LinkButton to={paging.previousHref}>{t("receipt.previous")}</LinkButton>}
          <span className="text-ink-2 text-s">{paging.words}</span>
          {paging.nextHref && <LinkButton to={paging.nextHref}>{t("receipt.next")}</LinkButton>}
        </nav>
      )}
    </>
  );
}
