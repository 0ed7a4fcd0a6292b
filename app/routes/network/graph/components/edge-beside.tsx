import { useTranslation } from "~/i18n/use-translation";
import { EdgeEnds, EdgePanel } from "../../edge/components/edge-panel";
import type { EdgeView } from "../../edge/view.server";
import { PanelHead } from "./panel-head";

export interface EdgeBesideView {
  edge: EdgeView;
  closeHref: string;
  /** This view of the graph, to come back to after a change. */
  here: string;
}

/** What is known between two targets, beside the graph: the same as on its own page. */
export function EdgeBeside({ view: { edge, closeHref, here } }: { view: EdgeBesideView }) {
  const { t } = useTranslation("edges");
  return (
    <div className="space-y-4 p-4">
      <PanelHead title={`${edge.from.name} → ${edge.to.name}`} linked={<EdgeEnds {...edge} />} closeHref={closeHref}>
        <p className="text-ink-3 text-xs">{t("title")}</p>
      </PanelHead>
      <EdgePanel view={edge} returnTo={here} heading="h3" />
    </div>
  );
}
