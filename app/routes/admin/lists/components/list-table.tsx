import { Link } from "@remix-run/react";
import type { SanctionsList } from "~/backend/contract/sanctions-lists";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Panel } from "~/ui/section-page";
import { Cell, Table, TableRow } from "~/ui/table";

const COLUMNS = ["name", "read", "version", "entries", "aliases", "problems", "importedAt"] as const;

export function ListTable({ lists }: { lists: readonly SanctionsList[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.lists")} lead={t("lists.lead")} first wide>
      {lists.length === 0 ? (
        <p className="text-ink-3">{t("lists.none")}</p>
      ) : (
        <Table stacks caption={t("lists.table")} columns={COLUMNS.map((column) => t(`lists.${column}`))}>
          {lists.map(({ name, title, format, currentVersion, entities, aliases, problemCount, importedAt }) => (
            <TableRow key={name}>
              <Cell>
                <Link
                  to={paths.adminList(name)}
                  className="font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {title}
                </Link>{" "}
                <code className="text-ink-3">{name}</code>
              </Cell>
              <Cell label={t("lists.read")}>
                <code>{format}</code>
              </Cell>
              <Cell label={t("lists.version")} className="tabular-nums">
                {currentVersion}
              </Cell>
              <Cell label={t("lists.entries")} className="tabular-nums">
                {entities}
              </Cell>
              <Cell label={t("lists.aliases")} className="tabular-nums">
                {aliases}
              </Cell>
              <Cell label={t("lists.problems")} className="tabular-nums">
                {problemCount}
              </Cell>
              <Cell label={t("lists.importedAt")}>{importedAt && <Moment at={importedAt} />}</Cell>
            </TableRow>
          ))}
        </Table>
      )}
    </Panel>
  );
}
