import { Link } from "@remix-run/react";
import type { ActionSort } from "~/backend/contract/action-words";
import { useTranslation } from "~/i18n/use-translation";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ActionRow } from "./action-words.server";

export interface ActionList {
  rows: readonly ActionRow[];
  sort: ActionSort;
  direction: "asc" | "desc";
  /** Where each heading leads: sorted by it, and the other way round where it is already. */
  hrefs: Record<ActionSort, string>;
  /** Rows have boxes to tick, of the form around the table. */
  selects?: boolean;
}

/** What is done, by whom and until when, under headings that sort. Needs the texts of `actions`. */
export function ActionTable({ list }: { list: ActionList }) {
  const { t } = useTranslation("actions");
  const sorted = (sort: ActionSort) => ({
    name: t(`list.columns.${sort}`),
    to: list.hrefs[sort],
    sorted: list.sort === sort ? list.direction : null,
  });
  const columns = [
    ...(list.selects ? [{ name: t("bulk.selection"), isUnseen: true as const }] : []),
    sorted("title"),
    sorted("metaStatus"),
    sorted("dueOn"),
    t("list.columns.who"),
    sorted("createdAt"),
  ];
  return (
    <Table stacks caption={t("list.heading")} columns={columns}>
      {list.rows.map(
        ({ id, version, href, title, type, status, statusWord, due, overdue, skipped, hindrances, who, begun }) => (
          <TableRow key={id} hasBox={list.selects}>
            {list.selects && (
              <Cell>
                <input
                  type="checkbox"
                  name="select"
                  value={`${id}@${version}`}
                  aria-label={t("bulk.select", { title })}
                />
              </Cell>
            )}
            <Cell className="wrap-anywhere min-w-40 hyphens-auto">
              <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
                {title}
              </Link>
              <span className="block text-ink-3 text-xs">{type}</span>
            </Cell>
            <Cell className={`whitespace-nowrap ${OVER.includes(status) ? "text-ink-3" : ""}`}>
              {statusWord}
              {skipped && <span className="block max-w-56 whitespace-normal text-ink-3 text-xs">{skipped}</span>}
              {hindrances.map((text) => (
                <span key={text} className="wrap-anywhere block max-w-56 whitespace-normal text-ink-2 text-xs">
                  {text}
                </span>
              ))}
            </Cell>
            <Cell label={t("list.columns.dueOn")} className="whitespace-nowrap tabular-nums">
              {due ?? <span className="text-ink-3">{t("page.noDay")}</span>}
              {overdue && <strong className="block font-semibold text-bad text-xs">{overdue}</strong>}
            </Cell>
            <Cell label={t("list.columns.who")} className="min-w-36">
              {who}
            </Cell>
            <Cell label={t("list.columns.createdAt")} className="min-w-30 text-ink-2 text-s">
              <span className="whitespace-nowrap">{begun.day}</span>
              {begun.by && <span className="block text-ink-3 text-xs">{begun.by}</span>}
            </Cell>
          </TableRow>
        ),
      )}
    </Table>
  );
}

const OVER: readonly ActionRow["status"][] = ["Completed", "Aborted"];
