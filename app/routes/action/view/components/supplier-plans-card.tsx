import type { PlanInShort } from "~/domain/action/supplier-plan-words.server";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";

interface SupplierPlansCardProps {
  plans: readonly PlanInShort[];
  href: string;
  mayChange: boolean;
}

/** The suppliers' part of an action: where each plan stands, and where it is decided about. */
export function SupplierPlansCard({ plans, href, mayChange }: SupplierPlansCardProps) {
  const { t } = useTranslation("actions");
  const isToReview = plans.some((plan) => plan.isToReview);
  return (
    <section className="min-w-0 rounded-card bg-card p-4 shadow-card m:px-4.5">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="font-[640] text-s">{t("supplierPlan.heading")}</h2>
        {mayChange && (
          <LinkButton to={href} look={isToReview ? "primary" : "quiet"} className="ml-auto">
            {t(isToReview ? "supplierPlan.review" : plans.length > 0 ? "supplierPlan.open" : "supplierPlan.ask")}
          </LinkButton>
        )}
      </div>
      {plans.length === 0 && <Nothing>{t("supplierPlan.none")}</Nothing>}
      <ul>
        {plans.map(({ id, target, state, waiting }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-line-2 border-t py-2 first:border-0 first:pt-0">
            <span className="min-w-0 flex-1 basis-48 break-words">{target}</span>
            <span className="text-s">
              {state}
              {waiting && <span className="block text-ink-3 text-xs">{waiting}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
