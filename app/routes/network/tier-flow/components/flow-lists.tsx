import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { RiskSign } from "../../components/table-parts";
import type { FlowTables } from "../view/tables";

/** Of the flows of a tier so many are said; the table has them all. */
const MOST_FLOWS = 8;

/** Tier by tier: its groups, and what flows from it to the tier before as sentences. */
export function FlowLists({ tables: { groups, flows } }: { tables: FlowTables }) {
  const { t } = useTranslation("flow");
  const tiers = [...new Set(groups.map(({ tier }) => tier))];
  return (
    <div className="space-y-6">
      {tiers.map((tier) => {
        const own = flows.filter((flow) => flow.tier === tier);
        return (
          <section key={tier}>
            <h2 className="mb-1 font-semibold text-m">{tier}</h2>
            <ul className="divide-y divide-line-2 rounded-card border border-line bg-card px-3">
              {groups
                .filter((group) => group.tier === tier)
                .map(({ key, name, href, targets, risk, risks }) => (
                  <li key={key} className="flex items-start gap-2 py-2">
                    <RiskSign risk={risk} className="mt-1" />
                    <span className="min-w-0 flex-1">
                      {href ? (
                        <Link to={href} preventScrollReset className="font-medium underline underline-offset-2">
                          {name}
                        </Link>
                      ) : (
                        <span className="font-medium">{name}</span>
                      )}
                      <span className="block text-ink-3 text-xs">{risks}</span>
                    </span>
                    <span className="tabular-nums">{targets}</span>
                  </li>
                ))}
            </ul>
            {own.length > 0 && (
              <>
                <h3 className="mt-3 mb-1 font-semibold text-s">{t("lists.flows")}</h3>
                <ul className="space-y-1 text-s">
                  {own.slice(0, MOST_FLOWS).map(({ key, href, sentence }) => (
                    <li key={key}>
                      <Link to={href} preventScrollReset className="underline underline-offset-2">
                        {sentence}
                      </Link>
                    </li>
                  ))}
                </ul>
                {own.length > MOST_FLOWS && (
                  <p className="mt-1 text-ink-3 text-xs">{t("lists.more", { count: own.length - MOST_FLOWS })}</p>
                )}
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
