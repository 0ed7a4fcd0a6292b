import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { FilterChips } from "~/ui/filter-chips";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { PullDown } from "~/ui/pull-down";
import { ViewTabs } from "../../components/view-tabs";
import type { FlowScreenView } from "../view/screen-view.server";
import { FlowPanel } from "./flow-panel";
import { FlowPicture } from "./flow-picture";
import { FlowTables } from "./flow-tables";
import { FlowToolbar } from "./flow-toolbar";

/** What flows between the tiers of a network, as a picture or as tables, and beside it what is chosen in it. */
export function FlowScreen({ screen }: { screen: FlowScreenView }) {
  const { t } = useTranslation(["flow", "graph"]);
  const { filter, drawing, tables, panel, caption, startNotice, isEmpty, isFiltered } = screen;
  return (
    <div className="workspace graph">
      <div className="graph-main">
        <Heading screen={screen} />
        <FlowToolbar filter={filter} />
        {filter.chips.length > 0 && (
          <div className="graph-chips">
            <FilterChips
              chips={filter.chips}
              clearHref={filter.clearHref}
              words={{ label: t("graph:chips.label"), remove: t("graph:chips.remove"), clear: t("graph:chips.clear") }}
              link={{ preventScrollReset: true }}
            />
          </div>
        )}
        {startNotice && (
          <div className="m-4">
            <Notice>{startNotice}</Notice>
          </div>
        )}
        {isEmpty ? (
          <p className="m-4 rounded-card border border-line bg-card px-4 py-10 text-center text-ink-2">
            {t(isFiltered ? "flow:empty.filtered" : "flow:empty.nothing")}
          </p>
        ) : drawing ? (
          <FlowPicture drawing={drawing} tables={tables} />
        ) : (
          <div className="graph-table" data-scroll="table">
            <FlowTables tables={tables} />
          </div>
        )}
        {!isEmpty && (
          <div className="graph-foot">
            {caption.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      {panel && (
        <aside aria-label={t("graph:panel.label")} className="graph-panel" data-scroll="panel">
          <FlowPanel panel={panel} />
        </aside>
      )}
    </div>
  );
}

function Heading({ screen }: { screen: FlowScreenView }) {
  const { t } = useTranslation(["flow", "graph"]);
  const { heading, count, collectionId, as, pictureHref, tableHref, exports, isEmpty } = screen;
  return (
    <div className="graph-heading">
      <div className="mr-auto flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2">
        <h1 className="min-w-0 font-semibold text-l tracking-[-0.015em]">{heading}</h1>
        <p className="text-ink-3 text-s tabular-nums">{count}</p>
      </div>
      {collectionId !== null && <ViewTabs collectionId={collectionId} current="flow" />}
      <nav
        aria-label={t("graph:as.label")}
        className="flex overflow-hidden rounded-control border border-line-strong bg-card"
      >
        <Link to={pictureHref} aria-current={as === "picture" ? "true" : undefined} className={TAB} preventScrollReset>
          {t("graph:as.picture")}
        </Link>
        <Link to={tableHref} aria-current={as === "table" ? "true" : undefined} className={TAB} preventScrollReset>
          {t("graph:as.table")}
        </Link>
      </nav>
      {!isEmpty && (
        <PullDown className="m:relative">
          <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
            {t("graph:exports.label")}
            <Icon name="chevron-down" className="size-3.5" />
          </summary>
          <ul className="absolute right-0 z-10 mt-1 min-w-44 rounded-card border border-line bg-card p-1 shadow-raised max-m:left-0">
            {exports.map(({ format, href }) => (
              <li key={format}>
                <a href={sitePath(href)} className={ENTRY} download>
                  {t(format === "svg" ? "graph:exports.svg" : "flow:exportFlows")}
                </a>
              </li>
            ))}
          </ul>
        </PullDown>
      )}
    </div>
  );
}

const TAB =
  "flex h-8 items-center px-3 font-medium text-ink-2 text-s hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-strong pointer-coarse:h-11";
const ENTRY =
  "flex h-8 w-full items-center rounded-control px-2.5 text-ink-2 text-s hover:bg-hover hover:text-ink pointer-coarse:h-11";
