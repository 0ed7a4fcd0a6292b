import { Link } from "@remix-run/react";
import type { ActionSort } from "~/backend/contract/action-words";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { ActionRow } from "./action-words.server";

export interface ActionList {
  rows: readonly ActionRow[];
  sort: ActionSort;
  direction: "asc" | "desc";
  /** Where each heading leads: sorted by it, and the other way round where it is already. */
  hrefs: Record<ActionSort, string>;
}

/** What is done, by whom and until when, under headings that sort. Needs the texts of `actions`. */
export function ActionTable({ list }: { list: ActionList }) {
  const { t } = useTranslation("actions");
  const sorted = (sort: ActionSort) => ({
    name: t(`list.columns.${sort}`),
    to: list.hrefs[sort],
    sorted: list.sort === sort ? list.direction : null,
  });
  const columns = [sorted("title"), sorted("metaStatus"), sorted("dueOn"), t("list.columns.who"), sorted("createdAt")];
  return (
    <Table caption={t("list.heading")} columns={columns}>
      {list.rows.map(({ id, href, title, type, status, statusWord, due, overdue, skipped, who, begun }) => (
        <tr key={id}>
          <td className="wrap-anywhere min-w-40 hyphens-auto">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {title}
            </Link>
            <span className="block text-ink-3 text-xs">{type}</span>
          </td>
          <td className={`whitespace-nowrap ${OVER.includes(status) ? "text-ink-3" : ""}`}>
            {statusWord}
            {skipped && <span className="block max-w-56 whitespace-normal text-ink-3 text-xs">{skipped}</span>}
          </td>
          <td className="whitespace-nowrap tabular-nums">
            {due ?? <span className="text-ink-3">{t("page.noDay")}</span>}
            {overdue && <strong className="block font-semibold text-bad text-xs">{overdue}</strong>}
          </td>
          <td className="min-w-32">{who}</td>
          <td className="text-ink-2 text-s">
            <span className="block whitespace-nowrap">{begun.day}</span>
            {begun.by && <span className="block text-ink-3 text-xs">{begun.by}</span>}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const OVER: readonly ActionRow["status"][] = ["Completed", "Aborted"];
