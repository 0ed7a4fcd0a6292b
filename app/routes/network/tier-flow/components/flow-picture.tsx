import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { HeadsSvg } from "~/graph/picture/graph-heads";
import { useTranslation } from "~/i18n/use-translation";
import { ownPath } from "~/site-path";
import type { FlowScreenView } from "../view/screen-view.server";
import type { Drawing } from "../view/to-drawing";
import { FlowLists } from "./flow-lists";
import { FlowSvg } from "./flow-svg";

interface FlowPictureProps {
  drawing: Drawing;
  tables: FlowScreenView["tables"];
}

/** The picture in a frame that scrolls; where it has no room its columns stand below each other as lists. */
export function FlowPicture({ drawing, tables }: FlowPictureProps) {
  const { t } = useTranslation("graph");
  const navigate = useNavigate();
  /** The page stays, and so does what one looks at. */
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a[data-way]");
    const href = ownPath(link?.getAttribute("href") ?? "");
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href, { preventScrollReset: true });
  };
  return (
    <>
      <div className="graph-frame max-s:hidden">
        <section
          aria-label={t("scrolls")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
          tabIndex={0}
          onClick={click}
          onKeyDown={undefined}
          className="graph-scroll"
        >
          <div className="graph-sheet">
            <div className="graph-heads">
              <HeadsSvg picture={drawing} zoom={1} />
            </div>
            <FlowSvg drawing={drawing} />
          </div>
        </section>
      </div>
      <div className="graph-table s:hidden">
        <FlowLists tables={tables} />
      </div>
    </>
  );
}
