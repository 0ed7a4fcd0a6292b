import { RiskMark } from "~/domain/score/risk-mark";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import { Table } from "~/ui/table";
import type { EdgesView } from "../view.server";

/** The edges of one direction: with whom, as what, how that is known. */
export function EdgeTable({ heading, empty, edges }: { heading: string; empty: string; edges: EdgesView }) {
  const { t } = useTranslation("edges");
  const { rows, byType, nextHref } = edges;
  return (
    <section>
      <h2 className="font-semibold text-m">{heading}</h2>
      {rows.length === 0 ? (
        <Nothing className="mt-1">{empty}</Nothing>
      ) : (
        <>
          <p className="mt-1 mb-3 text-ink-3 text-s tabular-nums">
            {byType.map(({ type, count }) => `${type} (${count})`).join(DOT)}
          </p>
          <Table caption={heading} columns={[t("target"), t("risk"), t("type"), t("known"), t("more")]}>
            {rows.map(({ id, end, type, evidence, isRejected, href }) => (
              <tr key={id} className={isRejected ? "text-ink-3 line-through" : ""}>
                <th scope="row" className="min-w-40 border-line-2 border-t px-3 py-2 align-baseline font-[620]">
                  <a href={sitePath(end.href)} className="underline-offset-2 hover:underline">
                    {end.name}
                  </a>
                  {end.country && <span className="block font-normal text-ink-3 text-xs">{end.country}</span>}
                </th>
                <td>
                  <RiskMark risk={end.risk} word={end.riskWord} />
                </td>
                <td className="whitespace-nowrap">{type}</td>
                <td className="min-w-44 text-ink-2 text-s">{evidence}</td>
                <td>
                  <a href={sitePath(href)} className="text-accent-strong underline underline-offset-2">
                    {t("open")}
                    <span className="sr-only"> {end.name}</span>
                  </a>
                </td>
              </tr>
            ))}
          </Table>
          {nextHref && (
            <p className="mt-3">
              <LinkButton to={nextHref} preventScrollReset>
                {t("next")}
              </LinkButton>
            </p>
          )}
        </>
      )}
    </section>
  );
}
