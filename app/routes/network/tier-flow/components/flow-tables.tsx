import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import { RowName, RowRisk } from "../../components/table-parts";
import type { FlowTables as Tables } from "../view/tables";

/** The picture's figures: the groups of each tier, and what flows between them. */
export function FlowTables({ tables: { groups, flows } }: { tables: Tables }) {
  const { t } = useTranslation(["flow", "graph"]);
  return (
    <div className="space-y-6">
      <section>
        <h2 className="mb-2 font-semibold text-m">{t("flow:tables.groups")}</h2>
        <Table
          caption={t("flow:tables.groups")}
          columns={[t("graph:fields.tier"), t("flow:tables.group"), t("flow:tables.targets"), t("graph:fields.risk")]}
        >
          {groups.map(({ key, tier, name, href, targets, risk, risks }) => (
            <tr key={key}>
              <td className="whitespace-nowrap">{tier}</td>
              <td className="min-w-40">
                <RowName name={name} href={href} />
              </td>
              <td className="tabular-nums">{targets}</td>
              <td className="min-w-52">
                <RowRisk risk={risk} words={risks} />
              </td>
            </tr>
          ))}
        </Table>
      </section>
      {flows.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold text-m">{t("flow:tables.flows")}</h2>
          <Table
            caption={t("flow:tables.flows")}
            columns={[
              t("graph:fields.from"),
              t("graph:fields.to"),
              t("flow:width.relations"),
              t("flow:width.shipments"),
              t("flow:tables.withoutCount"),
              t("graph:fields.last"),
              t("graph:fields.probability"),
            ]}
          >
            {flows.map(({ key, from, to, href, relations, shipments, withoutCount, newest, probability }) => (
              <tr key={key}>
                <td className="min-w-36">
                  <RowName name={from} href={href} />
                </td>
                <td className="min-w-36">{to}</td>
                <td className="tabular-nums">{relations}</td>
                <td className="tabular-nums">{shipments}</td>
                <td className="tabular-nums">{withoutCount}</td>
                <td className="whitespace-nowrap">{newest}</td>
                <td className="whitespace-nowrap tabular-nums">{probability}</td>
              </tr>
            ))}
          </Table>
        </section>
      )}
    </div>
  );
}
