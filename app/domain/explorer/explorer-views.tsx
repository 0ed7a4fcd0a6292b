import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { PillTabs } from "~/ui/pill-tabs";

/** What the explorer found as a list and on a map, under the same `search`. Needs the texts `explorer`. */
export function ExplorerViews({ current, search }: { current: "list" | "map"; search: string }) {
  const { t } = useTranslation("explorer");
  const tabs = [
    { key: "list", href: paths.explorer(search) },
    { key: "map", href: paths.explorerMap(search) },
  ] as const;
  return (
    <PillTabs
      label={t("views.label")}
      tabs={tabs.map((tab) => ({ ...tab, text: t(`views.${tab.key}`), current: tab.key === current }))}
    />
  );
}
