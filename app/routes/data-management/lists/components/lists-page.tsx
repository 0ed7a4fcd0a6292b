import { Link } from "@remix-run/react";
import { CsvLink } from "~/domain/export/csv-link";
import { AgeText } from "~/domain/sanctions-list/age-text";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Page, PageHead } from "~/ui/page";
import { Cell, Table, TableRow } from "~/ui/table";
import type { ListsView } from "../view.server";

/** The lists that everybody is screened against, with how old they are. */
export function ListsPage({ view: { rows, mayAdd, who, oldWhy } }: { view: ListsView }) {
  const { t } = useTranslation("listPages");
  const action = mayAdd && (
    <LinkButton to={paths.list("new")} look="primary">
      {t("add")}
    </LinkButton>
  );
  return (
    <Page>
      <PageHead title={t("title")} lead={t("lead")}>
        {rows.length > 0 && <CsvLink href={paths.listsExport()} />}
        {rows.length > 0 && action}
      </PageHead>
      {who && <p className="mb-4 max-w-prose text-pretty text-ink-2">{who}</p>}
      <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
        {rows.length === 0 ? (
          <>
            <Nothing>{t("none")}</Nothing>
            {action && <p className="mt-3">{action}</p>}
          </>
        ) : (
          <ListTable rows={rows} oldWhy={oldWhy} />
        )}
      </section>
    </Page>
  );
}

const COLUMNS = ["list", "authority", "version", "entries", "names", "age", "problems"] as const;

function ListTable({ rows, oldWhy }: Pick<ListsView, "rows" | "oldWhy">) {
  const { t } = useTranslation("listPages");
  return (
    <Table stacks caption={t("title")} columns={COLUMNS.map((column) => t(`columns.${column}`))}>
      {rows.map(({ name, title, authority, href, version, entries, names, age, problems }) => (
        <TableRow key={href}>
          <Cell className="[overflow-wrap:anywhere]">
            <Link to={href} className="font-medium text-accent-strong underline-offset-2 hover:underline">
              {title}
            </Link>
            {name && title !== name && <span className="block text-ink-3 text-s">{name}</span>}
          </Cell>
          <Cell className="text-ink-2">{authority}</Cell>
          <Cell label={t("columns.version")} className="tabular-nums">
            {version}
          </Cell>
          <Cell label={t("columns.entries")} className="tabular-nums">
            {entries}
          </Cell>
          <Cell label={t("columns.names")} className="tabular-nums">
            {names}
          </Cell>
          <Cell label={t("columns.age")}>{age && <AgeText age={age} why={oldWhy} />}</Cell>
          <Cell label={t("columns.problems")} className="tabular-nums">
            {problems}
          </Cell>
        </TableRow>
      ))}
    </Table>
  );
}
