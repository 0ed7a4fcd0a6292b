import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { DOT } from "~/i18n/dot";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { ShownNotification } from "../queries.server";
import { isCounted, isWorded } from "./kinds";

/** Unread is said by a spot, by weight, and in words. */
export function NotificationRow({ notification }: { notification: ShownNotification }) {
  const { t } = useTranslation("notifications");
  const { id, kind, title, language, task, count, createdAt, isRead, opens, answers } = notification;
  const name = nameOf();
  const verb = isRead ? "unread" : "read";
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-2 py-2.5">
      {isRead ? (
        <span />
      ) : (
        <span className="mt-1.5 size-2 rounded-full bg-accent" role="img" aria-label={t("unread")} />
      )}
      <div className="min-w-0">
        {opens ? (
          <button
            type="submit"
            name="what"
            value={`open:${id}`}
            lang={language ?? undefined}
            className={`text-left underline-offset-2 hover:underline ${isRead ? "text-ink-2" : "font-semibold text-ink"}`}
          >
            {title || name}
          </button>
        ) : (
          <p lang={language ?? undefined} className={isRead ? "text-ink-2" : "font-semibold text-ink"}>
            {title || name}
          </p>
        )}
        <p className="mt-0.5 text-ink-3 text-xs [&_time]:whitespace-nowrap">
          {title ? name : null}
          {title && DOT}
          {task && (
            <>
              {t(`tasks:kinds.${task}`)}
              {DOT}
            </>
          )}
          <Moment at={createdAt} />
          {answers.reply && (
            <>
              {DOT}
              <button
                type="submit"
                name="what"
                value={`reply:${id}`}
                aria-label={t("answers.replyOf", { title: title || name })}
                className={ANSWER}
              >
                {t("answers.reply")}
              </button>
            </>
          )}
          {(["assign", "postpone"] as const).map((answer) => {
            const to = answers[answer];
            return (
              to && (
                <Fragment key={answer}>
                  {DOT}
                  <Link to={to} aria-label={t(`answers.${answer}Of`, { title: title || name })} className={ANSWER}>
                    {t(`answers.${answer}`)}
                  </Link>
                </Fragment>
              )
            );
          })}
        </p>
      </div>
      <Button
        look="quiet"
        name="what"
        value={`${verb}:${id}`}
        title={t(isRead ? "markUnread" : "markRead")}
        aria-label={t(isRead ? "markUnreadOf" : "markReadOf", { title: title || name })}
      >
        <Icon name={isRead ? "mail" : "check-circle"} />
      </Button>
    </li>
  );

  function nameOf(): string {
    const one = t(`kinds.${isWorded(kind) ? kind : "other"}`);
    if (count === 1 && kind !== "tasks-given" && kind !== "tasks-late") return one;
    return isCounted(kind) ? t(`counted.${kind}`, { count }) : t("counted.other", { count, name: one });
  }
}

const ANSWER = "whitespace-nowrap py-1 text-accent-strong underline underline-offset-2";
