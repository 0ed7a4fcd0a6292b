import { Link, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { RiskMark } from "~/domain/score/risk-mark";
import { targetFilterSearch } from "~/domain/target/target-filter";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Icon } from "~/ui/icon";
import { ScrollFrame } from "~/ui/scroll-frame";
import { HEADING, SortHeading } from "~/ui/sort-heading";
import type { TargetRow } from "../../target-row.server";
import type { Column } from "../columns";
import type { TableView } from "../view.server";
import { BulkBar } from "./bulk-bar";
import { EmptyTable } from "./empty-table";
import { TargetCard } from "./target-card";

/** The targets under their columns; those that can be sorted by are links. */
export function TargetTable({ view }: { view: TableView }) {
  const { t } = useTranslation("network");
  const submit = useSubmit();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement, { preventScrollReset: true });
  };
  if (view.rows.length === 0) return <EmptyTable view={view} />;
  return (
    <form
      className="group/targets"
      id="targets"
      method="post"
      action={view.here}
      onSubmit={send}
      aria-label={t("table", { name: view.name })}
    >
      <input type="hidden" name="intent" value="change" />
      <IdempotencyKey answer={view} />
      {view.mayFollow && <BulkBar view={view} />}
      <ScrollFrame label={t("table", { name: view.name })}>
        <table className="w-full border-collapse text-left [&_td]:border-line-2 [&_td]:border-t [&_td]:px-3 [&_td]:py-2 [&_td]:align-baseline">
          <caption className="sr-only">{t("table", { name: view.name })}</caption>
          <thead>
            <tr className="text-ink-3 text-xs">
              {view.mayFollow && (
                <th scope="col" className="w-8 py-2 pl-3">
                  <span className="sr-only">{t("bulk.selected")}</span>
                </th>
              )}
              <SortedHeading view={view} rising="name" falling="nameDescending">
                {t("columns.name")}
              </SortedHeading>
              {view.columns.map((column) => {
                const sorts = SORTS[column];
                return sorts ? (
                  <SortedHeading key={column} view={view} {...sorts}>
                    {t(`columns.${column}`)}
                  </SortedHeading>
                ) : (
                  <th key={column} scope="col" className={HEADING}>
                    {t(`columns.${column}`)}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {view.rows.map((row) => (
              <Row key={row.id} row={row} view={view} />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      <Pager view={view} />
      <TargetCard table="targets" />
    </form>
  );
}

type Sort = TableView["filter"]["sort"];

/** What else the list can be sorted by; a place by its country. */
const SORTS: Partial<Record<Column, { rising?: Sort; falling: Sort }>> = {
  type: { rising: "type", falling: "typeDescending" },
  place: { rising: "country", falling: "countryDescending" },
  tier: { rising: "tier", falling: "tierDescending" },
  risk: { falling: "riskiest" },
};

/** Sorts by a column, rising first where that can be. */
function SortedHeading({
  view: { id, filter },
  rising,
  falling,
  children,
}: {
  view: TableView;
  rising?: Sort;
  falling: Sort;
  children: ReactNode;
}) {
  const isRising = rising !== undefined && filter.sort === rising;
  const isFalling = filter.sort === falling;
  const next = isRising || rising === undefined ? falling : rising;
  const to = paths.collection(id, targetFilterSearch({ ...filter, sort: next }));
  return (
    <SortHeading to={to} sorted={isRising ? "asc" : isFalling ? "desc" : null}>
      {children}
    </SortHeading>
  );
}

/** Dense lists are plain anchors: a `<Link>` in every row costs 1.8 times as much. */
function Row({ row, view: { columns, mayFollow, matching } }: { row: TargetRow; view: TableView }) {
  const { t } = useTranslation("network");
  return (
    <tr className="hover:bg-hover" data-target={row.id}>
      {mayFollow && (
        <td className="w-8 pr-0! align-top!">
          <label className="-m-1 grid size-7 place-items-center">
            <input
              type="checkbox"
              name="targetIds"
              value={row.id}
              defaultChecked={matching !== null}
              aria-label={t("bulk.select", { name: row.name })}
              className="size-4 accent-accent"
            />
          </label>
        </td>
      )}
      <th scope="row" className="min-w-44 border-line-2 border-t px-3 py-2 align-baseline font-[620]">
        <a href={row.href} className="underline-offset-2 hover:underline">
          {row.name}
        </a>
      </th>
      {columns.map((column) => (
        <td key={column} className={CELLS[column] ?? "text-ink-2"}>
          <Cell row={row} column={column} />
        </td>
      ))}
    </tr>
  );
}

const CELLS: Partial<Record<Column, string>> = {
  tier: "tabular-nums",
  followers: "tabular-nums",
  type: "whitespace-nowrap text-ink-2",
  sanctions: "whitespace-nowrap text-ink-2",
  collections: "min-w-40 text-ink-2",
  foreign: "min-w-40 text-ink-2",
};

function Cell({ row, column }: { row: TargetRow; column: Column }) {
  const { t } = useTranslation("network");
  if (column === "risk") return <RiskMark risk={row.risk} word={row.riskWord} />;
  if (column === "following") return row.following ? t("yes") : t("no");
  return row[column];
}

function Pager({ view: { firstHref, nextHref } }: { view: TableView }) {
  const { t } = useTranslation("network");
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label={t("pager.label")} className="mt-4 flex justify-between gap-3">
      {firstHref ? (
        <Link to={firstHref} className={PAGE_LINK}>
          {t("pager.first")}
        </Link>
      ) : (
        <span />
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" className={PAGE_LINK}>
          {t("pager.next")}
          <Icon name="chevron-down" className="size-3.5 -rotate-90" />
        </Link>
      )}
    </nav>
  );
}

const PAGE_LINK =
  "inline-flex h-8 items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11";
