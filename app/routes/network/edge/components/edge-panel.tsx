import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import type { FailedForm } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { Nothing } from "~/ui/nothing";
import { Table } from "~/ui/table";
import type { EdgeView, EndView } from "../view.server";
import { EdgeFacts } from "./edge-facts";
import { TellForm } from "./tell-form";

interface EdgePanelProps {
  view: EdgeView;
  failed?: FailedForm | undefined;
  /** Where its forms come back to: the page that it stands beside. */
  returnTo?: string | undefined;
  /** Of its parts, below that of the page or of the panel. */
  heading: "h2" | "h3";
}

/** What one target is to another, with which goods, how that is known, and who stands between them. */
export function EdgePanel({ view, failed, returnTo, heading: Part }: EdgePanelProps) {
  const { t } = useTranslation("edges");
  const { edges, between, goods } = view;
  // Beside a graph its parts stand below each other; a page of its own has room for cards.
  const isPage = Part === "h2";
  const part = isPage ? "min-w-0 rounded-card bg-card p-4 shadow-card" : undefined;
  return (
    <div className={isPage ? "grid grid-cols-[minmax(0,1fr)] items-start gap-4 l:grid-cols-2" : "space-y-6"}>
      <section className={part}>
        <Part className="mb-2 font-semibold">{t("known")}</Part>
        {edges.length === 0 ? (
          <Nothing>{t("noneKnown")}</Nothing>
        ) : (
          <ul className="divide-y divide-line-2 border-line-2 border-y">
            {edges.map((edge) => (
              <EdgeFacts key={edge.id} edge={edge} view={view} failed={failed} returnTo={returnTo} />
            ))}
          </ul>
        )}
        {view.mayChange && <TellForm view={view} failed={failed} returnTo={returnTo} />}
      </section>
      <section className={part}>
        <Part className="mb-2 font-semibold">{t("goods")}</Part>
        {goods.length === 0 ? (
          <p className="text-ink-2">{t("noGoods")}</p>
        ) : (
          <>
            <Table caption={t("goods")} columns={[t("code"), t("shipments"), t("period")]}>
              {goods.map(({ code, word, shipments, first, last }) => (
                <tr key={code}>
                  <th
                    scope="row"
                    className="border-line-2 border-t px-3 py-2 align-baseline font-semibold tabular-nums"
                  >
                    {code}
                    {word && <span className="block font-normal text-ink-3 text-xs">{word}</span>}
                  </th>
                  <td className="tabular-nums">{shipments || "–"}</td>
                  <td>
                    <span className="whitespace-nowrap">{first || "–"}</span>{" "}
                    {last !== first && <span className="whitespace-nowrap">– {last}</span>}
                  </td>
                </tr>
              ))}
            </Table>
            {goods.some(({ shipments }) => !shipments) && <p className="mt-1.5 text-ink-3 text-xs">{t("goodsHint")}</p>}
          </>
        )}
      </section>
      <section className={part}>
        <Part className="mb-2 font-semibold">{t("between")}</Part>
        {between.length === 0 ? (
          <p className="text-ink-2">{t("nobodyBetween")}</p>
        ) : (
          <ul className="space-y-1.5">
            {between.map((end) => (
              <li key={end.id} className="flex flex-wrap items-center gap-x-3">
                <End end={end} />
                <RiskMark risk={end.risk} word={end.riskWord} />
                <span className="text-ink-3 text-xs">{[end.type, end.country].filter(Boolean).join(DOT)}</span>
              </li>
            ))}
          </ul>
        )}
        {view.betweenIsCut && <p className="mt-1.5 text-ink-3 text-xs">{t("betweenCut")}</p>}
      </section>
    </div>
  );
}

/** The two targets, each a link to itself. */
export function EdgeEnds({ from, to }: Pick<EdgeView, "from" | "to">) {
  const { t } = useTranslation("edges");
  return (
    <>
      <span className="inline-block">
        <End end={from} />
      </span>{" "}
      <span className="inline-block">
        <span aria-hidden="true">→</span>
        <span className="sr-only">{t("to")}</span> <End end={to} />
      </span>
    </>
  );
}

function End({ end: { href, name } }: { end: EndView }) {
  return (
    // Two long names stand below each other on a phone: each is as high as a finger needs.
    <Link to={href} className="inline-block min-h-6 break-words underline-offset-2 hover:underline">
      {name}
    </Link>
  );
}
