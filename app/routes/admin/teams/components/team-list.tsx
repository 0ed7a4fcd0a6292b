import { Link } from "@remix-run/react";
import type { Team } from "~/backend/contract/teams";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { Nothing } from "~/ui/nothing";
import { Panel } from "~/ui/section-page";
import { Table } from "~/ui/table";

export function TeamList({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={t("pages.teams")} first>
      {teams.length === 0 ? (
        <Nothing>{t("teams.none")}</Nothing>
      ) : (
        <Table caption={t("teams.table")} columns={[t("teams.name"), t("teams.members")]}>
          {teams.map(({ id, name, members }) => (
            <tr key={id}>
              <td className="[overflow-wrap:anywhere]">
                <Link
                  to={paths.adminTeam(id)}
                  className="font-medium text-accent-strong underline-offset-2 hover:underline"
                >
                  {name}
                </Link>
              </td>
              <td className="tabular-nums">{members.length}</td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
