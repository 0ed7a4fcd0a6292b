import { Link } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import { useScript } from "~/ui/use-script";
import { GraphSize } from "../../collection/components/graph-size";
import { CollectionRail } from "../../components/collection-rail";
import { ViewTabs } from "../../components/view-tabs";
import type { ScreenView } from "../view/screen-view.server";

const PngButton = lazy(() => import("./png-button").then((module) => ({ default: module.PngButton })));

/** What one looks at, in which of its forms, and as which files it can be taken along. */
export function GraphHeading({ screen }: { screen: ScreenView }) {
  const { t } = useTranslation("graph");
  const { id, heading, count, what, as, pictureHref, tableHref } = screen;
  return (
    <div className="graph-heading">
      {/* What stands beside it keeps its line: a long name breaks within its own. */}
      <div className="mr-auto flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2">
        <h1 className="min-w-0 font-semibold text-l tracking-[-0.015em]">{heading}</h1>
        <PullDown key={id} className="relative">
          <summary className="grid size-7 list-none place-items-center rounded-control text-ink-3 hover:bg-hover hover:text-ink pointer-coarse:size-11">
            <Icon name="chevron-down" label={t("collections")} />
          </summary>
          <div className="graph-menu graph-menu-wide">
            <CollectionRail rail={screen.rail} />
            {screen.graphSize && <GraphSize {...screen.graphSize} />}
          </div>
        </PullDown>
        <p className="text-ink-3 text-s tabular-nums">{count}</p>
      </div>
      <ViewTabs collectionId={id} current={what} />
      <nav aria-label={t("as.label")} className={GROUP}>
        <Link to={pictureHref} aria-current={as === "picture" ? "true" : undefined} className={TAB} preventScrollReset>
          {t("as.picture")}
        </Link>
        <Link to={tableHref} aria-current={as === "table" ? "true" : undefined} className={TAB} preventScrollReset>
          {t("as.table")}
        </Link>
      </nav>
      {screen.exports.length > 0 && !screen.isEmpty && <Exports exports={screen.exports} />}
    </div>
  );
}

const GROUP = "flex overflow-hidden rounded-control border border-line-strong bg-card";
const TAB =
  "flex h-8 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:h-11";

function Exports({ exports }: Pick<ScreenView, "exports">) {
  const { t } = useTranslation("graph");
  const hasScript = useScript();
  const svg = exports.find(({ format }) => format === "svg");
  return (
    <PullDown className="m:relative">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {t("exports.label")}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
        {exports.map(({ format, href }) => (
          <li key={format}>
            <a href={sitePath(href)} className={ENTRY} download>
              {t(`exports.${format}`)}
            </a>
          </li>
        ))}
        {hasScript && svg && (
          <li>
            <Suspense fallback={null}>
              <PngButton href={svg.href} className={ENTRY} />
            </Suspense>
          </li>
        )}
      </ul>
    </PullDown>
  );
}

const ENTRY =
  "flex h-8 w-full items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover hover:text-ink pointer-coarse:h-11";
