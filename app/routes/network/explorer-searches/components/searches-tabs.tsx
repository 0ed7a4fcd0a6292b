import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { PillTabs } from "~/ui/pill-tabs";

/** Between saved searches and what they found on a day. Needs the texts `searches`. */
export function SearchesTabs({ current }: { current: "searches" | "receipts" }) {
  const { t } = useTranslation("searches");
  const tabs = [
    { key: "searches", href: paths.explorerSearches() },
    { key: "receipts", href: paths.explorerReceipts() },
  ] as const;
  return (
    <PillTabs
      label={t("parts.label")}
      tabs={tabs.map((tab) => ({ ...tab, text: t(`parts.${tab.key}`), current: tab.key === current }))}
    />
  );
}
