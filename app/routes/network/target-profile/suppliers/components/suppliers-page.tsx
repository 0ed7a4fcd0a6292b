import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import type { Constraints, FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import type { SuppliersView } from "../view.server";
import { ProposalItem } from "./proposal-item";

interface SuppliersPageProps {
  view: SuppliersView;
  mayDecide: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** Who delivers to a target and who says so, and whom somebody proposed. */
export function SuppliersPage({ view, mayDecide, constraints, failed }: SuppliersPageProps) {
  const { t } = useTranslation("suppliers");
  const { count, suppliers, proposals, addHref, proposeHref, graphHref, nextHref } = view;
  return (
    <div className="grid gap-4">
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 id="suppliers" className="font-[640] text-s">
              {t("heading")}
            </h2>
            <p className="text-ink-3 text-xs">{count}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {addHref && <LinkButton to={addHref}>{t("add")}</LinkButton>}
            {proposeHref && <LinkButton to={proposeHref}>{t("propose")}</LinkButton>}
            <LinkButton to={graphHref}>{t("graph")}</LinkButton>
          </div>
        </div>
        {suppliers.length === 0 ? (
          <Nothing>{t("none")}</Nothing>
        ) : (
          <Table
            stacks
            caption={t("heading")}
            columns={[t("name"), t("risk"), t("type"), t("source"), t("goods"), t("change")]}
          >
            {suppliers.map(({ key, name, href, where, risk, riskText, type, source, goods, editHref }) => (
              <TableRow key={key}>
                <Cell className="wrap-anywhere min-w-40">
                  <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                    {name}
                  </Link>
                  <span className="block text-ink-3 text-xs">{where}</span>
                </Cell>
                <Cell>
                  <RiskMark risk={risk} word={riskText} />
                </Cell>
                <Cell>{type}</Cell>
                <Cell label={t("source")} className="min-w-36 @xl/frame:text-s">
                  {source}
                </Cell>
                <Cell label={t("goods")} className="min-w-32 tabular-nums">
                  {goods}
                </Cell>
                <Cell className="min-w-20">
                  {editHref ? (
                    <Link to={editHref} className="text-accent-strong underline-offset-2 hover:underline">
                      {t("changeIt")}
                      <span className="sr-only"> {name}</span>
                    </Link>
                  ) : (
                    <span className="text-ink-3 text-xs @max-xl/frame:hidden">{t("byOthers")}</span>
                  )}
                </Cell>
              </TableRow>
            ))}
          </Table>
        )}
        {nextHref && (
          <Link
            to={nextHref}
            className="mt-3 inline-block font-medium text-accent-strong text-s underline-offset-2 hover:underline"
          >
            {t("next")}
          </Link>
        )}
      </section>
      {proposals.length > 0 && (
        <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
          <h2 id="proposals" className="font-[640] text-s">
            {t("proposals")}
          </h2>
          <ul>
            {proposals.map((proposal) => (
              <ProposalItem
                key={proposal.id}
                proposal={proposal}
                mayDecide={mayDecide}
                constraints={constraints}
                failed={failed}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
