import { Form, Link } from "@remix-run/react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Cell, Table, TableRow } from "~/ui/table";
import type { EventsView } from "../view.server";

const LINK = "text-accent-strong underline-offset-2 hover:underline";
type View = NonNullable<EventsView["events"]>;

/** Events, of which those that the customer may merge can be chosen; the form's answer is the preview's address. */
export function EventTable({ view: { rows, hint, isNarrowed } }: { view: View }) {
  const { t } = useTranslation("eventPages");
  if (rows.length === 0) return <None isNarrowed={isNarrowed} />;
  const columns = (["choose", "event", "at", "reports", "alert"] as const).map((column) => t(`columns.${column}`));
  return (
    <Form method="get" action={paths.eventsMerging()} aria-label={t("merge.events")}>
      <Table stacks caption={t("title")} columns={columns}>
        {rows.map((row) => (
          <TableRow key={row.id} hasBox={!row.lock}>
            <Cell className="m:w-20">
              <Choice row={row} />
            </Cell>
            <Cell className="wrap-anywhere m:w-2/5">
              <Link to={row.href} lang={row.language} className={`font-medium ${LINK}`}>
                {row.title}
              </Link>
              <span className="block text-ink-3 text-s">{row.what}</span>
              <span className="block text-ink-3 text-s">{row.sources}</span>
              {row.withdrawn && <span className="block text-bad text-s">{t("withdrawn")}</span>}
            </Cell>
            <Cell label={t("columns.at")}>
              <Moment at={row.at} />
            </Cell>
            <Cell label={t("columns.reports")} className="tabular-nums">
              {row.reports}
            </Cell>
            <Cell label={t("columns.alert")}>
              {row.alert ? (
                <Link to={row.alert.href} className={LINK}>
                  {row.alert.text}
                </Link>
              ) : (
                <span className="text-ink-3">{t("noAlert")}</span>
              )}
            </Cell>
          </TableRow>
        ))}
      </Table>
      {rows.some(({ lock }) => lock === null) && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button>{t("compare")}</Button>
          <span className="text-ink-3 text-s">{hint}</span>
        </p>
      )}
    </Form>
  );
}

/** A box, or why there is none. */
function Choice({ row: { id, title, lock } }: { row: View["rows"][number] }) {
  const { t } = useTranslation("eventPages");
  if (lock) {
    return (
      <span title={lock.why} className="whitespace-nowrap rounded-full bg-sunken px-2 py-0.5 text-ink-2 text-xs">
        {lock.name}
      </span>
    );
  }
  return (
    <label className="-my-2 inline-flex min-h-8 min-w-8 items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input type="checkbox" name="ids" value={id} className="size-4" />
      <span className="sr-only">{t("choose", { title })}</span>
    </label>
  );
}

function None({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation("eventPages");
  if (isNarrowed) return <p className="text-ink-2">{t("noMatch")}</p>;
  return (
    <>
      <Nothing className="mb-3">{t("none")}</Nothing>
      <LinkButton to={paths.source("new")}>{t("noneSource")}</LinkButton>
    </>
  );
}
