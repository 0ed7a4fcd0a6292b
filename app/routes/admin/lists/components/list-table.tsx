import { Link } from "@remix-run/react";
import type { SanctionsList } from "~/backend/contract/sanctions-lists";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";

const COLUMNS = ["name", "read", "version", "entries", "aliases", "problems", "importedAt"] as const;

export function ListTable({ lists }: { lists: readonly SanctionsList[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.lists")} lead={t("lists.lead")} first wide>
      {lists.length === 0 ? (
        <p className="text-ink-3">{t("lists.none")}</p>
      ) : (
        <Table caption={t("lists.table")} columns={COLUMNS.map((column) => t(`lists.${column}`))}>
          {lists.map(({ name, title, format, currentVersion, entities, aliases, problemCount, importedAt }) => (
            <tr key={name}>
              <td>
                <Link
                  to={paths.adminList(name)}
                  className="font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {title}
                </Link>{" "}
                <code className="text-ink-3">{name}</code>
              </td>
              <td>
                <code>{format}</code>
              </td>
              {[currentVersion, entities, aliases, problemCount].map((count, at) => (
                <td key={COLUMNS[at + 2]} className="tabular-nums">
                  {count}
                </td>
              ))}
              <td>{importedAt && <Moment at={importedAt} />}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
