import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { Page, PageHead } from "~/ui/page";
import { PillTabs } from "~/ui/pill-tabs";
import type { BoardView } from "../board-view.server";
import type { BulkView } from "../bulk.server";
import type { FilterView } from "../filter-view.server";
import type { ListView } from "../view.server";
import { Board } from "./board";
import { BulkNote } from "./bulk-note";
import { Exports } from "./exports";
import { Filter } from "./filter";
import { List } from "./list";

interface ActionsPageProps {
  view: FilterView;
  /** One of the two. */
  list: ListView | null;
  board: BoardView | null;
  mayChange: boolean;
  bulk: BulkView | null;
  failed: FailedForm | undefined;
}

/** All that a company does about its risks, the next due first, under a filter: as a list or in columns by state. */
export function ActionsPage({ view, list, board, mayChange, bulk, failed }: ActionsPageProps) {
  const { t } = useTranslation("actions");
  const { startHref, exports } = view;
  return (
    <Page>
      <PageHead title={t("list.heading")} lead={(list ?? board)?.count}>
        <LinkButton to={paths.actionTemplates()}>{t("index.templates")}</LinkButton>
        {startHref && (
          <LinkButton to={startHref} look="primary">
            {t("index.start")}
          </LinkButton>
        )}
      </PageHead>
      <Filter key={JSON.stringify([view.q, view.choices, view.more])} view={view} />
      <PillTabs label={t("board.views")} tabs={view.views.map((one) => ({ ...one, text: t(`board.${one.key}`) }))} />
      {bulk && <BulkNote bulk={bulk} />}
      {list && <List view={list} exports={exports} />}
      {board && (
        <>
          <Board view={board} mayChange={mayChange} failed={failed} />
          {board.columns.some(({ cards }) => cards.length > 0) && (
            <p className="mt-4 flex flex-wrap gap-2">
              <Exports exports={exports} />
            </p>
          )}
        </>
      )}
    </Page>
  );
}
