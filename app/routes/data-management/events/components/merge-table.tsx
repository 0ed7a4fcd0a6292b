import { Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import type { EventsView } from "../view.server";

/** What was merged by people and rules, newest first; each leads to where it is taken back. */
export function MergeTable({ merges }: { merges: NonNullable<EventsView["merges"]> }) {
  const { t } = useTranslation("eventPages");
  if (merges.length === 0) return <Nothing>{t("undo.none")}</Nothing>;
  const columns = (["merged", "event", "by", "at", "state"] as const).map((column) => t(`columns.${column}`));
  return (
    <Table stacks caption={t("parts.merges")} columns={columns}>
      {merges.map(({ id, kept, merged, by, at, state, isUndone, href }) => (
        <TableRow key={id}>
          <Cell className="wrap-anywhere m:w-1/3">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {merged}
            </Link>
          </Cell>
          <Cell label={t("columns.event")} className="wrap-anywhere m:w-1/3">
            {kept}
          </Cell>
          <Cell label={t("columns.by")}>{by}</Cell>
          <Cell label={t("columns.at")}>
            <Moment at={at} />
          </Cell>
          <Cell className={isUndone ? "text-ink-3" : "font-medium text-good"}>{state}</Cell>
        </TableRow>
      ))}
    </Table>
  );
}
