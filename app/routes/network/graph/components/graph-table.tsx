import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import { RowName, RowRisk } from "../../components/table-parts";
import type { ScreenView } from "../view/screen-view.server";

/** The drawn nodes as rows. */
export function GraphTable({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  const { table, picture, nextHref, previousHref } = screen;
  const fields = ["name", "risk", "tier", "country", "ctype", "delivers"] as const;
  return (
    <>
      <Table caption={picture.label} columns={fields.map((field) => t(`fields.${field}`))}>
        {table.map(({ id, name, href, count, risk, riskWord, tier, country, ctype, delivers, more }) => (
          <tr key={id} data-row={id}>
            <td className="min-w-48">
              <RowName name={name} href={href} />
              {count && <span className="sr-only"> ({t("fields.count", { number: count })})</span>}
            </td>
            <td>
              <RowRisk risk={risk} words={riskWord} className="whitespace-nowrap" />
            </td>
            <td className="whitespace-nowrap">{tier}</td>
            <td>{country}</td>
            <td>{ctype}</td>
            <td className="min-w-64 text-ink-2 text-s">
              <ul>
                {delivers.map((one) => (
                  <li key={one}>{one}</li>
                ))}
                {more && <li>{more}</li>}
              </ul>
            </td>
          </tr>
        ))}
      </Table>
      {(nextHref || previousHref) && (
        <nav aria-label={t("table.pages")} className="mt-3 flex gap-4">
          {previousHref && <Link to={previousHref}>{t("table.previous")}</Link>}
          {nextHref && <Link to={nextHref}>{t("table.next")}</Link>}
        </nav>
      )}
    </>
  );
}
