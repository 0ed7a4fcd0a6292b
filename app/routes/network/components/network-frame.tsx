import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { RailView } from "../rail.server";
import { CollectionRail } from "./collection-rail";

interface NetworkFrameProps {
  rail: RailView;
  /** Below the tree: the filters of the view. */
  aside?: ReactNode;
  /** Beside the view, such as an edge; on a narrow screen below it. */
  panel?: ReactNode;
  children: ReactNode;
}

/**
 * Every view of a collection: the tree beside it, or folded above it on a narrow screen, by a disclosure without content of its own, so
 * that the tree stands on the page once for every width.
 */
export function NetworkFrame({ rail, aside, panel, children }: NetworkFrameProps) {
  const { t } = useTranslation("network");
  return (
    <div
      className={`grid flex-1 grid-rows-[auto_1fr] m:grid-cols-[15.5rem_minmax(0,1fr)] m:grid-rows-1 ${panel ? "xl:grid-cols-[15.5rem_minmax(0,1fr)_21rem]" : ""}`}
    >
      <div className="min-w-0 px-3 pt-4 m:border-line m:border-r m:pb-6 m:pl-4">
        <details className="peer m:hidden">
          <summary className="flex h-11 list-none items-center gap-2 rounded-control border border-line-strong bg-card px-3 font-medium text-s">
            <Icon name="layers" />
            {t(aside ? "rail.openWithFilters" : "rail.label")}
            <Icon name="chevron-down" className="ml-auto size-3.5" />
          </summary>
        </details>
        <div className="max-m:not-peer-open:hidden max-m:pt-3">
          <CollectionRail rail={rail} />
          {aside}
        </div>
      </div>
      <div className="min-w-0 px-3 py-4 m:px-4">{children}</div>
      {panel && (
        <aside className="min-w-0 bg-card max-xl:col-span-full max-xl:border-line max-xl:border-t xl:border-line xl:border-l">
          {panel}
        </aside>
      )}
    </div>
  );
}
