import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";

interface ViewTabsProps {
  collectionId: number;
  current: "list" | "tree" | "goods" | "flow" | "map";
}

/** The ways to look at a collection. */
export function ViewTabs({ collectionId, current }: ViewTabsProps) {
  const { t } = useTranslation("network");
  const tabs = [
    { key: "list", href: paths.collection(collectionId) },
    { key: "tree", href: paths.collectionGraph(collectionId) },
    { key: "goods", href: paths.collectionCommodities(collectionId) },
    { key: "flow", href: paths.tierFlow(collectionId === 0 ? "" : `?from=collection:${collectionId}`) },
    { key: "map", href: paths.networkMap(collectionId === 0 ? "" : `?collection=${collectionId}`) },
  ] as const;
  return (
    <nav
      aria-label={t("views.label")}
      className="flex max-w-full flex-wrap overflow-hidden rounded-control border border-line-strong bg-card"
    >
      {tabs.map(({ key, href }) => (
        <Link
          key={key}
          to={href}
          aria-current={key === current ? "page" : undefined}
          className="flex h-8 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:h-11"
        >
          {t(`views.${key}`)}
        </Link>
      ))}
    </nav>
  );
}
