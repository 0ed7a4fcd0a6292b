import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { PullDown } from "~/ui/pull-down";
import type { BulkView } from "./bulk-view";

interface MenuProps {
  view: BulkView;
  /** Nothing can be changed now. */
  off: boolean;
}

/** Puts what is selected into a collection, or takes it out of one. */
export function CollectionMenu({ view, off }: MenuProps) {
  const { t } = useTranslation("network");
  return (
    <Menu word={t("bulk.collections")}>
      <div className={`${OVER} space-y-2 m:w-72`}>
        <label className="block">
          <span className="sr-only">{t("bulk.collection")}</span>
          <select name="collectionId" defaultValue={view.id || undefined} className="field h-8">
            {view.collections.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div className="flex flex-wrap gap-1.5">
          <Button name="change" value="assign" disabled={off}>
            {t("bulk.assign")}
          </Button>
          <Button look="quiet" name="change" value="remove" disabled={off}>
            {t("bulk.remove")}
          </Button>
        </div>
      </div>
    </Menu>
  );
}

/** What the selected ones are to the customer. */
export function EdgeMenu({ view, off }: MenuProps) {
  const { t } = useTranslation("network");
  const changes = view.edgeTypes.map(({ type, word }) => ({ change: `edges:${type}`, word }));
  return <ChangeMenu word={t("bulk.addAs")} changes={changes} off={off} />;
}

/** What is done less often; an action and a comparison are of some, never of all that match. */
export function MoreMenu({ view, off }: MenuProps) {
  const { t } = useTranslation("network");
  const changes = [
    ...(view.mayAct && !view.matching ? [{ change: "action", word: t("bulk.action") }] : []),
    ...(view.mayAct ? [{ change: "measures", word: t("bulk.measures") }] : []),
    ...(view.matching ? [] : [{ change: "compare", word: t("bulk.compare") }]),
    ...(view.mayAsk ? [{ change: "self-assessment", word: t("bulk.selfAssessment") }] : []),
    ...(view.mayScreen ? [{ change: "screen", word: t("bulk.screen") }] : []),
    { change: "unfollow", word: t("bulk.unfollow") },
  ];
  return <ChangeMenu word={t("bulk.more")} changes={changes} off={off} />;
}

interface ChangeMenuProps {
  word: string;
  changes: readonly { change: string; word: string }[];
  off: boolean;
}

function ChangeMenu({ word, changes, off }: ChangeMenuProps) {
  return (
    <Menu word={word}>
      <ul className={OVER}>
        {changes.map((one) => (
          <li key={one.change}>
            <button
              type="submit"
              name="change"
              value={one.change}
              disabled={off}
              className="flex h-8 w-full items-center rounded-control px-2.5 text-left text-s hover:bg-hover pointer-coarse:h-11"
            >
              {one.word}
            </button>
          </li>
        ))}
      </ul>
    </Menu>
  );
}

function Menu({ word, children }: { word: string; children: ReactNode }) {
  return (
    <PullDown className="m:relative" name="network-menus">
      <summary className="flex h-8 list-none items-center gap-1.5 rounded-control border border-line-strong bg-card px-3 font-medium text-s hover:bg-hover pointer-coarse:h-11">
        {word}
        <Icon name="chevron-down" className="size-3.5" />
      </summary>
      {children}
    </PullDown>
  );
}

const OVER =
  "absolute left-0 z-10 mt-1 min-w-56 rounded-card border border-line bg-card p-2 shadow-raised max-m:right-0 max-m:min-w-0";
