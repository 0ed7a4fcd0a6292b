import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { ExportMenu } from "~/ui/export-menu";
import { Icon } from "~/ui/icon";
import { Nothing } from "~/ui/nothing";
import { TaskRail } from "../../page/components/task-rail";
import type { DoneView } from "../view.server";

/** What the reader finished within a year, the newest first. */
export function DonePage({ view: { rail, rows, exports, firstHref, nextHref } }: { view: DoneView }) {
  const { t } = useTranslation("tasks");
  return (
    <div className="workspace tasks">
      <TaskRail rail={rail} />
      <section aria-labelledby="tasks-heading" className="tasks-main">
        <header className="tasks-head">
          <div className="flex flex-wrap items-center gap-2">
            <h1 id="tasks-heading" className="flex-1 font-semibold text-xl leading-tight tracking-[-0.02em]">
              {t("headings.done")}
            </h1>
            {rows.length > 0 && <ExportMenu group="tasks-menus" word={t("export.label")} files={exports} />}
          </div>
          <p className="mt-1 text-ink-3 text-s">{t("doneLeft")}</p>
        </header>
        {rows.length === 0 ? (
          <div className="m-4">
            <Nothing>{t("empty.done")}</Nothing>
          </div>
        ) : (
          <ul className="tasks-list" data-scroll="tasks">
            {rows.map(({ key, icon, title, object, href, done }) => (
              <li key={key} className="task-row">
                <Icon name={icon} className="task-icon" />
                <div className="task-what">
                  <h2>
                    <Link to={href}>{title}</Link>
                  </h2>
                  <p>{object}</p>
                </div>
                <div className="task-end">
                  <span className="text-ink-3 text-s">{done}</span>
                </div>
              </li>
            ))}
          </ul>
        )}
        {(firstHref || nextHref) && (
          <footer className="tasks-foot">
            <nav aria-label={t("pages.label")} className="flex gap-3">
              {firstHref && <Link to={firstHref}>{t("pages.first")}</Link>}
              {nextHref && <Link to={nextHref}>{t("pages.next")}</Link>}
            </nav>
          </footer>
        )}
      </section>
    </div>
  );
}
