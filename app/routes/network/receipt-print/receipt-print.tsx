import { useTranslation } from "~/i18n/use-translation";
import { PrintHeader } from "~/shell/print-header";
import { BackLink } from "~/ui/back-link";
import { ScrollFrame } from "~/ui/scroll-frame";
import { ReceiptChanges } from "../explorer-receipt/components/receipt-changes";
import { ReceiptFacts } from "../explorer-receipt/components/receipt-facts";
import type { ReceiptView } from "../explorer-receipt/view.server";

/** A receipt for paper, with all targets that it tells; the control above is not printed. */
export function ReceiptPrint({ view }: { view: ReceiptView }) {
  const { t } = useTranslation(["searches", "print"]);
  const heads = (["name", "type", "place", "tier", "risk", "sanctions"] as const).map((head) =>
    t(`searches:receipt.columns.${head}`),
  );
  return (
    <article className="mx-auto w-full max-w-[56rem] px-(--page-padding) py-8 print:max-w-none print:p-0">
      <div className="mb-6 border-line border-b pb-5 print:hidden">
        <BackLink to={view.backHref}>{view.title}</BackLink>
        <p className="text-ink-3 text-s">{t("print:dossier.howTo")}</p>
      </div>
      <PrintHeader title={view.title} />
      <p className="mt-3 mb-4">{t(`searches:receipt.${view.check}`)}</p>
      <ReceiptFacts facts={view.facts} />
      <section className="mt-6">
        <h2 className="break-after-avoid font-semibold text-m">{t("searches:receipt.changes")}</h2>
        <ReceiptChanges changes={view.changes} />
      </section>
      <section className="mt-6">
        <h2 className="break-after-avoid font-semibold text-m">{t("searches:receipt.targets")}</h2>
        <p className="mt-1 mb-2 break-after-avoid text-ink-2 text-s">{view.note}</p>
        {view.rows.length > 0 && (
          <ScrollFrame label={t("searches:receipt.targets")}>
            <table className="w-full border-collapse max-m:not-print:min-w-160 text-left text-s not-print:[&_:is(td,th):first-child]:pl-3 [&_td]:border-line [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top">
              <caption className="sr-only">{t("searches:receipt.targets")}</caption>
              <thead className="table-header-group">
                <tr className="break-inside-avoid text-ink-3 text-xs">
                  {heads.map((head) => (
                    <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {view.rows.map(({ id, name, type, place, tier, riskWord, sanctions }) => (
                  <tr key={id} className="break-inside-avoid">
                    <td className="wrap-anywhere">{name}</td>
                    <td>{type}</td>
                    <td>{place}</td>
                    <td>{tier}</td>
                    <td>{riskWord}</td>
                    <td>{sanctions}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        )}
      </section>
    </article>
  );
}
