import { Link } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Icon } from "~/ui/icon";
import type { FeedPage } from "../view/feed-page.server";

/** What to do when there is nothing to see: the filter may be too narrow, or there is nothing yet. */
export function EmptyFeed({ feed: { clearHref, emptyHref } }: { feed: FeedPage }) {
  const { t } = useTranslation("feed");
  const reason = clearHref ? "filtered" : "empty";
  const href = clearHref ?? emptyHref;
  return (
    <div className="flex flex-col items-center rounded-card bg-card px-6 py-16 text-center shadow-card">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name="inbox" thin className="size-6" />
      </span>
      <h2 className="font-semibold text-m">{t(`nothing.${reason}.heading`)}</h2>
      <p className="mt-1 max-w-sm text-pretty text-ink-2">{t(`nothing.${reason}.text`)}</p>
      {href && (
        <Link to={href} className="mt-4 font-medium text-accent-strong underline underline-offset-2">
          {t(`nothing.${reason}.link`)}
        </Link>
      )}
    </div>
  );
}
