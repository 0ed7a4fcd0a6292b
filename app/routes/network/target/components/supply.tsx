import { Link } from "@remix-run/react";
import { SupplyTable } from "~/domain/supply/supply-table";
import { useTranslation } from "~/i18n/use-translation";
import type { SupplyBlock } from "../supply-view.server";

/** What this supplier delivers today: shares, stocks and times to recover. */
export function Supply({ lines, href }: SupplyBlock) {
  const { t } = useTranslation("supplyPages");
  return (
    <section aria-labelledby="supply">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="supply" className="font-semibold text-m">
          {t("title")}
        </h2>
        {href && (
          <Link to={href} className="text-accent-strong text-s underline-offset-2 hover:underline">
            {t("ofTarget.more")}
          </Link>
        )}
      </div>
      <SupplyTable lines={lines} ofOne />
    </section>
  );
}
