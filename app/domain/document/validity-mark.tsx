import type { Validity } from "~/backend/contract/document-words";
import { useTranslation } from "~/i18n/use-translation";
import { Icon, type IconName } from "~/ui/icon";

/** How a document stands to today: always in words, and by a shape beside them. */
export function ValidityMark({ validity }: { validity: Validity }) {
  const { t } = useTranslation("documents");
  const { icon, className } = LOOKS[validity];
  return (
    <span className={`inline-flex items-baseline gap-1 text-s ${className}`}>
      <Icon name={icon} className="size-3.5 self-center" />
      {t(`validities.${validity}`)}
    </span>
  );
}

const LOOKS: Record<Validity, { icon: IconName; className: string }> = {
  Valid: { icon: "check-circle", className: "text-ink-2" },
  Unlimited: { icon: "check-circle", className: "text-ink-2" },
  NotYet: { icon: "info", className: "text-ink-2" },
  Expiring: { icon: "bell", className: "font-semibold text-ink" },
  Expired: { icon: "alert-circle", className: "font-semibold text-bad" },
};
