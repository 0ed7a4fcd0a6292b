import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import type { Detail } from "../view/detail.server";
import { DetailSection } from "./detail-section";

/** Why the product says that this event happened: each part with the words that show it. */
export function DetailExplained({ explained }: { explained: Detail["explained"] }) {
  const { t } = useTranslation("feed");
  if (!explained) return null;
  const { steps, href, sources } = explained;
  return (
    <DetailSection heading={t("detail.explained")}>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-s">
        {steps.map(({ key, name, text }, at) => (
          <div key={`${key} ${text}`} className="contents">
            <dt className="text-ink-3">{steps[at - 1]?.key === key ? "" : name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-3 text-s">
        <span className="text-ink-3">{sources}</span>
        <Link to={href} className="text-accent-strong underline underline-offset-2">
          {t("detail.allSteps")}
        </Link>
      </p>
    </DetailSection>
  );
}
