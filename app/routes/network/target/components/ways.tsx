import { Link } from "@remix-run/react";
import { RiskMark } from "~/domain/score/risk-mark";
import { useTranslation } from "~/i18n/use-translation";
import type { TargetView } from "../view.server";

/** Why the target is in the network: each way to what is followed, with how each step is known and which is the least certain. */
export function Ways({ view: { ways, waysAreCut, following } }: { view: TargetView }) {
  const { t } = useTranslation("edges");
  return (
    <section>
      <h2 className="font-semibold text-m">{t("why")}</h2>
      {following && <p className="mt-1 text-ink-2">{t("whyFollowed")}</p>}
      {!following && ways.length === 0 && <p className="mt-1 text-ink-2">{t("whyNot")}</p>}
      <ol className="mt-3 space-y-3">
        {ways.map(({ key, targets }, n) => (
          <li key={key} className="rounded-card border border-line bg-card p-3.5">
            <h3 className="mb-2 font-semibold text-ink-3 text-xs">{t("way", { number: n + 1 })}</h3>
            <ol>
              {targets.map(({ id, name, href, risk, riskWord, evidence, edgeHref, isWeakest }) => (
                <li key={id}>
                  <p className="flex flex-wrap items-center gap-x-3">
                    <Link to={href} className="font-medium underline-offset-2 hover:underline">
                      {name}
                    </Link>
                    <RiskMark risk={risk} word={riskWord} />
                  </p>
                  {evidence && edgeHref && (
                    <p className="my-1 ml-1.5 border-line-strong border-l-2 py-1 pl-3.5 text-ink-2 text-s">
                      <Link to={edgeHref} className="underline underline-offset-2">
                        {t("deliversTo")}
                      </Link>{" "}
                      {evidence}
                      {isWeakest && (
                        <span className="ml-2 rounded-full bg-risk-low-soft px-2 py-0.5 font-medium text-risk-low text-xs">
                          {t("weakest")}
                        </span>
                      )}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {waysAreCut && <p className="mt-2 text-ink-3 text-s">{t("waysCut", { count: ways.length })}</p>}
    </section>
  );
}
