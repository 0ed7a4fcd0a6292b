import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { LinkedText } from "~/ui/linked-text";
import { PullDown } from "~/ui/pull-down";
import type { FeedPage } from "../view/feed-page.server";
import type { ShownComment } from "../view/timeline.server";

export function CommentText({ comment: { text } }: { comment: ShownComment }) {
  return <LinkedText text={text} className="timeline-said" />;
}

interface CommentMenuProps {
  feed: FeedPage;
  alertId: number;
  comment: ShownComment;
}

/** Deleting takes two presses: nothing brings a comment back. */
export function CommentMenu({ feed, alertId, comment: { id, name } }: CommentMenuProps) {
  const { t } = useTranslation("feed");
  return (
    <PullDown className="pull-down pull-end" name="detail-menus">
      <summary
        className="icon-button icon-more"
        aria-label={t("comments.more", { name })}
        title={t("comments.more", { name })}
      />
      <Form method="post" action={feed.here} preventScrollReset className="menu">
        <input type="hidden" name="intent" value="uncomment" />
        <input type="hidden" name="alertId" value={alertId} />
        <input type="hidden" name="commentId" value={id} />
        <IdempotencyKey answer={feed} />
        <button type="submit">{t("comments.delete")}</button>
      </Form>
    </PullDown>
  );
}
