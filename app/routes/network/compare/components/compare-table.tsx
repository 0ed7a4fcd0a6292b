import { Link } from "@remix-run/react";
import { SPARKLINE } from "~/charts/sparkline";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { ScrollFrame } from "~/ui/scroll-frame";
import type { Cell } from "../rows.server";
import type { CompareView } from "../view.server";

/** A column for each target. In a narrow frame each row is a heading with a line for each target, which says whose it is. */
export function CompareTable({ view: { targets, rows } }: { view: CompareView }) {
  const { t } = useTranslation("compare");
  return (
    <ScrollFrame label={t("title")}>
      <table className={TABLE}>
        <caption className="sr-only">{t("title")}</caption>
        <thead>
          <tr>
            <td className="w-56 @max-2xl/frame:hidden" />
            {targets.map(({ id, name, href, place, removeHref }) => (
              <th
                key={id}
                scope="col"
                className="min-w-40 px-3 py-3 text-left align-top @max-2xl/frame:flex @max-2xl/frame:py-1"
              >
                <span className="wrap-anywhere flex items-start justify-between gap-2 @max-2xl/frame:w-full">
                  <Link to={href} className="py-0.5 font-semibold underline-offset-2 hover:underline">
                    {name}
                  </Link>
                  <Link
                    to={removeHref}
                    className="grid size-7 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink print:hidden pointer-coarse:size-11"
                  >
                    <Icon name="x" label={t("remove", { name })} className="size-3.5" />
                  </Link>
                </span>
                <span className="block font-normal text-ink-3 text-xs @max-2xl/frame:hidden">{place}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, difference, cells }) => (
            <tr key={heading} className="border-line-2 border-t @max-2xl/frame:block @max-2xl/frame:py-2">
              <th
                scope="row"
                className="px-3 py-2 text-left align-baseline font-medium @max-2xl/frame:block @max-2xl/frame:py-0.5"
              >
                {heading}
                {difference && <span className="wrap-anywhere block font-normal text-ink-3 text-xs">{difference}</span>}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={targets[index]?.id}
                  className="wrap-anywhere px-3 py-2 align-baseline tabular-nums @max-2xl/frame:flex @max-2xl/frame:justify-between @max-2xl/frame:gap-3 @max-2xl/frame:py-0.5"
                >
                  <span className="hidden min-w-0 text-ink-2 @max-2xl/frame:block">{cell.name}</span>
                  <span className="@max-2xl/frame:text-right">
                    <Content cell={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const TABLE =
  "w-full table-fixed border-collapse text-s @max-2xl/frame:block @max-2xl/frame:[&_tbody]:block @max-2xl/frame:[&_thead]:block @max-2xl/frame:[&_thead_tr]:block";

function Content({ cell: { text, of, href, risk, line } }: { cell: Cell }) {
  const words = risk ? <RiskMark risk={risk} word={text} /> : text;
  if (of)
    return (
      <>
        {words}
        <span className="block text-ink-3 text-xs">{of}</span>
      </>
    );
  if (line)
    return (
      <span className="inline-flex items-center gap-2">
        <svg viewBox={`0 0 ${SPARKLINE.width} ${SPARKLINE.height}`} aria-hidden="true" className="h-5 w-16 shrink-0">
          <path d={line} fill="none" strokeWidth="1.5" className="stroke-ink-2" />
        </svg>
        {words}
      </span>
    );
  if (!href) return words;
  return (
    <Link
      to={href}
      className="inline-flex min-h-6 min-w-6 items-center text-accent-strong underline underline-offset-2"
    >
      {words}
    </Link>
  );
}
