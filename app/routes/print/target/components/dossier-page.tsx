import { useTranslation } from "~/i18n/use-translation";
import { PrintHeader } from "~/shell/print-header";
import { BackLink } from "~/ui/back-link";
import { Button } from "~/ui/button";
import { ScrollFrame } from "~/ui/scroll-frame";
import { TextField } from "~/ui/text-field";
import type { Period } from "../period";
import type { Cell, Section } from "../section-words.server";
import type { DossierView } from "../view.server";
import { DossierSummary } from "./dossier-summary";

interface DossierPageProps {
  name: string;
  back: string;
  period: Period;
  periodText: string;
  view: DossierView;
}

/** What is known of a target and was decided about it in a period, for paper: the controls above are not printed. */
export function DossierPage({ name, back, period, periodText, view }: DossierPageProps) {
  const { t } = useTranslation("print");
  return (
    <article className="mx-auto w-full max-w-[56rem] px-(--page-padding) py-8 print:max-w-none print:p-0">
      <div className="mb-6 border-line border-b pb-5 print:hidden">
        <BackLink to={back}>{name}</BackLink>
        <form method="get" aria-label={t("dossier.choose")} className="flex flex-wrap items-end gap-3">
          <TextField id="from" name="from" type="date" label={t("dossier.from")} defaultValue={period.from} />
          <TextField id="to" name="to" type="date" label={t("dossier.to")} defaultValue={period.to} />
          <Button look="primary" size="large">
            {t("dossier.show")}
          </Button>
        </form>
        <p className="mt-3 text-ink-3 text-s">{t("dossier.howTo")}</p>
      </div>
      <PrintHeader title={t("dossier.of", { name })} />
      <p className="mt-3 text-ink-2">{periodText}</p>
      <DossierSummary summary={view.summary} />
      <section className="mt-6 break-inside-avoid">
        <h2 className="font-semibold text-m">{t("dossier.identity")}</h2>
        <dl className="mt-2 grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-1 text-s">
          {view.facts.map(({ name, text }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-3">{name}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {view.sections.map((section) => (
        <Part key={section.id} section={section} />
      ))}
    </article>
  );
}

/** The head of a table stands again on each page, and no row is cut by one; no heading is left behind on the page before its rows. */
function Part({ section: { id, heading, note, heads, rows } }: { section: Section }) {
  return (
    <section className="mt-7">
      <h2 className="break-after-avoid font-semibold text-m">{heading}</h2>
      <p className="mt-1 mb-2 break-after-avoid text-ink-2 text-s">{note}</p>
      {rows.length > 0 && (
        <ScrollFrame label={heading}>
          <table
            data-part={id}
            className="w-full border-collapse max-m:not-print:min-w-160 text-left text-s not-print:[&_:is(td,th):first-child]:pl-3 [&_td]:border-line [&_td]:border-t [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top"
          >
            <caption className="sr-only">{heading}</caption>
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
              {rows.map(({ key, cells }) => (
                <tr key={key} className="break-inside-avoid first:break-before-avoid">
                  {cells.map((cell, index) => (
                    <td key={heads[index]} className="min-w-20 whitespace-pre-line break-words">
                      <Lines cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}

function Lines({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  return (
    <>
      <span lang={cell.language}>{cell.text}</span>
      {cell.below && `\n${cell.below}`}
    </>
  );
}
