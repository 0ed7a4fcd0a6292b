import { useTranslation } from "~/i18n/use-translation";
import { PullDown } from "~/ui/pull-down";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";

/** Whose the open alert is to be: one press for oneself and for nobody, a list for everybody else. */
export function AssignMenu({ feed: { people, meId }, detail: { id, assignee } }: { feed: FeedPage; detail: Detail }) {
  const { t } = useTranslation("feed");
  const others = people.filter((person) => person.id !== meId);
  return (
    <PullDown className="pull-down pull-end" name="detail-menus" data-menu="assign">
      <summary
        className="icon-button icon-user-plus"
        aria-label={t("assign.label")}
        title={`${t("assign.label")} (p)`}
      />
      <div className="menu menu-form">
        {meId !== null && assignee?.id !== meId && (
          <button type="submit" name="change" value={`assign:me@${id}`}>
            {t("assign.me")}
          </button>
        )}
        {assignee && (
          <button type="submit" name="change" value={`assign:nobody@${id}`}>
            {t("assign.nobody")}
          </button>
        )}
        {others.length > 0 && (
          <div className="menu-field">
            <label htmlFor="alert-assignee" className="sr-only">
              {t("assign.person")}
            </label>
            {/* Another alert, or another person, and nobody is chosen any more. */}
            <select key={`${id} ${assignee?.id}`} id="alert-assignee" name="assignee" defaultValue="" className="field">
              <option value="">{t("assign.choose")}</option>
              {others.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
            </select>
            <button type="submit" name="change" value={`assign:chosen@${id}`} className="button button-plain">
              {t("assign.label")}
            </button>
          </div>
        )}
      </div>
    </PullDown>
  );
}
