import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";

/** Whose the open alert is, where it is anybody's, and until when it is put off. */
export function DetailState({ feed, detail }: { feed: FeedPage; detail: Detail }) {
  const { t } = useTranslation("feed");
  const { id, assignee, snooze, isSnoozed } = detail;
  if (!assignee && !snooze) return null;
  return (
    <ul className="detail-state">
      {assignee && (
        <li>
          <span aria-hidden="true" className="initials">
            {assignee.initials}
          </span>
          {assignee.words}
        </li>
      )}
      {snooze && (
        <li>
          <Icon name="clock" />
          {snooze}
          {isSnoozed && feed.mayTriage && (
            <button type="submit" name="change" value={`snooze:off@${id}`} className="button button-quiet">
              {t("snooze.end")}
            </button>
          )}
        </li>
      )}
    </ul>
  );
}
