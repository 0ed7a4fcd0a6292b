import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import type { Happened } from "../view/timeline.server";
import { CommentMenu, CommentText } from "./comment";
import { CommentForm } from "./comment-form";
import { DetailSection } from "./detail-section";

interface TimelineProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** The newest ones are seen at once; those before them unfold. */
const LAST = 10;

/** What was decided and said about the alert, the newest last, and the field to say more in. */
export function Timeline({ feed, detail, failed }: TimelineProps) {
  const { t } = useTranslation("feed");
  const { timeline } = detail;
  const earlier = timeline.slice(0, -LAST);
  if (timeline.length === 0 && !feed.mayTriage) return null;
  return (
    <DetailSection heading={t("detail.activity")} count={timeline.length}>
      {earlier.length > 0 && (
        <details className="detail-more">
          <summary>{t("comments.earlier", { count: earlier.length })}</summary>
          <Entries feed={feed} detail={detail} entries={earlier} />
        </details>
      )}
      <Entries feed={feed} detail={detail} entries={timeline.slice(-LAST)} />
      {feed.mayTriage && <CommentForm feed={feed} detail={detail} failed={failed} />}
    </DetailSection>
  );
}

function Entries({ feed, detail, entries }: Omit<TimelineProps, "failed"> & { entries: readonly Happened[] }) {
  return (
    <ol className="timeline">
      {entries.map((entry) => (
        <Entry key={entry.key} feed={feed} detail={detail} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ feed, detail, entry }: Omit<TimelineProps, "failed"> & { entry: Happened }) {
  const { text, reason, at, when, comment } = entry;
  return (
    <li>
      {comment ? (
        <span aria-hidden="true" className="initials">
          {comment.initials}
        </span>
      ) : (
        <span aria-hidden="true" className="timeline-dot" />
      )}
      <div className="min-w-0">
        <div className="timeline-line">
          <p>
            {text}
            {reason && <span className="text-ink-2"> · {reason}</span>} <time dateTime={at}>{when}</time>
          </p>
          {comment?.mayDelete && <CommentMenu feed={feed} alertId={detail.id} comment={comment} />}
        </div>
        {comment && <CommentText comment={comment} />}
      </div>
    </li>
  );
}
