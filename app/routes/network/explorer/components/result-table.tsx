import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Cell, Table, TableRow } from "~/ui/table";
import { BulkBar } from "../../bulk/bulk-bar";
import { useBulkForm } from "../../bulk/use-bulk-form";
import { Pager } from "../../components/pager";
import type { ExplorerView } from "../view.server";

/** What was found, in one form with what can be done with it. */
export function ResultTable({ view }: { view: ExplorerView }) {
  const { t } = useTranslation(["explorer", "network"]);
  const { form, ticked, send } = useBulkForm(view);
  const { rows, mayFollow } = view;
  const headings = ["name", "type", "place", "tier", "risk", "following"] as const;
  const words = headings.map((key) => t(`network:columns.${key}`));
  return (
    <form
      ref={form}
      className="group/targets"
      method="post"
      action={sitePath(view.here)}
      onSubmit={send}
      aria-label={t("explorer:table")}
    >
      <input type="hidden" name="intent" value="change" />
      <IdempotencyKey answer={view} />
      {mayFollow && <BulkBar view={view.bulk} ticked={ticked} />}
      <Table
        caption={t("explorer:table")}
        columns={[...(mayFollow ? [{ name: t("network:bulk.selected"), isUnseen: true as const }] : []), ...words]}
        stacks
      >
        {rows.map((row) => (
          <TableRow key={row.id} hasBox={mayFollow}>
            {mayFollow && (
              <Cell>
                <input
                  type="checkbox"
                  name="targetIds"
                  value={row.id}
                  aria-label={t("network:bulk.select", { name: row.name })}
                />
              </Cell>
            )}
            <Cell className="min-w-40">
              <Link to={row.href} className="font-medium hover:underline">
                {row.name}
              </Link>
              {row.own && <span className="block text-ink-3 text-xs">{t("explorer:ownMark")}</span>}
              {row.why && <span className="block text-ink-3 text-xs">{row.why}</span>}
            </Cell>
            <Cell>{row.type}</Cell>
            <Cell>{row.place}</Cell>
            <Cell label={t("network:columns.tier")}>{row.tier}</Cell>
            <Cell>
              <RiskMark risk={row.risk} word={row.riskWord} />
            </Cell>
            <Cell label={t("network:columns.following")}>{t(row.following ? "network:yes" : "network:no")}</Cell>
          </TableRow>
        ))}
      </Table>
      <Pager firstHref={view.firstHref} nextHref={view.nextHref} />
    </form>
  );
}
