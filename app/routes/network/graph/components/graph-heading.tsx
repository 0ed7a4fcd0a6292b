import { lazy, Suspense } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { orNever } from "~/live/or-never";
import { EXPORT_ENTRY, ExportMenu } from "~/ui/export-menu";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import { useScript } from "~/ui/use-script";
import { GraphSize } from "../../collection/components/graph-size";
import { CollectionRail } from "../../components/collection-rail";
import { PictureOrTable } from "../../components/picture-or-table";
import { ViewTabs } from "../../components/view-tabs";
import type { ScreenView } from "../view/screen-view.server";

const PngButton = lazy(() => orNever(import("./png-button")).then((module) => ({ default: module.PngButton })));

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
      <PictureOrTable as={as} pictureHref={pictureHref} tableHref={tableHref} />
      {screen.exports.length > 0 && !screen.isEmpty && <Exports exports={screen.exports} />}
    </div>
  );
}

function Exports({ exports }: Pick<ScreenView, "exports">) {
  const { t } = useTranslation("graph");
  const hasScript = useScript();
  const svg = exports.find(({ format }) => format === "svg");
  const files = exports.map((file) => ({ ...file, text: t(`exports.${file.format}`) }));
  return (
    <ExportMenu group="network-menus" word={t("exports.label")} files={files}>
      {hasScript && svg && (
        <li>
          <Suspense fallback={null}>
            <PngButton href={svg.href} className={EXPORT_ENTRY} />
          </Suspense>
        </li>
      )}
    </ExportMenu>
  );
}
