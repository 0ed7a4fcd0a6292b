import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { PillTabs } from "~/ui/pill-tabs";

interface ExplorerTabsProps {
  current: "search" | "match" | "searches" | "receipts" | "duplicates";
  /** The reader may merge targets, and so sees which may be one. */
  mayMerge: boolean;
}

/** The parts of the explorer, at the head of each. Needs the texts `explorer`. */
export function ExplorerTabs({ current, mayMerge }: ExplorerTabsProps) {
  const { t } = useTranslation("explorer");
  const tabs = [
    { key: "search", href: paths.explorer() },
    { key: "match", href: paths.explorerMatch() },
    { key: "searches", href: paths.explorerSearches() },
    { key: "receipts", href: paths.explorerReceipts() },
    ...(mayMerge ? [{ key: "duplicates", href: paths.explorerDuplicates() } as const] : []),
  ] as const;
  return (
    <PillTabs
      label={t("parts.label")}
      tabs={tabs.map((tab) => ({ ...tab, text: t(`parts.${tab.key}`), current: tab.key === current }))}
    />
  );
}
