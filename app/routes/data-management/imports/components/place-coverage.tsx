import { useTranslation } from "~/i18n/use-translation";
import { Table } from "~/ui/table";
import type { CoverageView } from "../view.server";

/** How many targets are known where they are, from the exact to the vague. */
export function PlaceCoverage({ lead, rows }: CoverageView) {
  const { t } = useTranslation("importPages");
  return (
    <section aria-labelledby="place-coverage" className="mt-5 min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <h2 id="place-coverage" className="font-semibold">
        {t("coverage.title")}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-2">{lead}</p>
      <Table
        caption={t("coverage.title")}
        columns={[t("coverage.precision"), t("coverage.targets"), t("coverage.share")]}
      >
        {rows.map(({ precision, count, share }) => (
          <tr key={precision}>
            <td>{precision}</td>
            <td className="tabular-nums">{count}</td>
            <td className="tabular-nums">{share}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
