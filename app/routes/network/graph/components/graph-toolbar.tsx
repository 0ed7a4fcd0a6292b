import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import { ChoiceMenus } from "../../components/choice-menus";
import type { ScreenView } from "../view/screen-view.server";
import { GraphFilter } from "./graph-filter";
import { GraphFinder } from "./graph-finder";

/** What is looked for, how far, grouped by what, and what is left out. */
export function GraphToolbar({ screen: { finder, filter } }: Pick<{ screen: ScreenView }, "screen">) {
  const { t } = useTranslation("graph");
  return (
    <>
      <GraphFinder finder={finder} />
      <ChoiceMenus menus={filter.menus} />
      <PullDown key={filter.chips.map(({ key }) => key).join(" ")} className="relative">
        <summary className="button button-plain">
          <Icon name="filter" />
          {t("filter.label")}
          {filter.chips.length > 0 && <span className="tabular-nums text-accent-strong">{filter.chips.length}</span>}
        </summary>
        <div className="graph-menu graph-menu-wide">
          <GraphFilter filter={filter} />
        </div>
      </PullDown>
    </>
  );
}
