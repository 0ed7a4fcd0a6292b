import { Form, Link } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { DetailSection } from "./detail-section";

/** Events that may be this one, told again: one is asked whether they are, and may take the answer back. */
export function DetailUpdates({ feed, detail }: { feed: FeedPage; detail: Detail }) {
  const { t } = useTranslation("feed");
  if (detail.updates.length === 0) return null;
  return (
    <DetailSection heading={t("updates.heading")}>
      <ul>
        {detail.updates.map((update) => (
          <li key={update.id} className="border-line-2 border-t py-2 first:border-0">
            <p className="text-s">{update.what}</p>
            {update.href ? (
              <Link to={update.href} preventScrollReset className="font-medium underline underline-offset-2">
                {update.title}
              </Link>
            ) : (
              <span className="font-medium">{update.title}</span>
            )}
            <span className="block text-ink-3 text-xs">{update.from}</span>
            {update.decided && <p className="mt-1 text-ink-2 text-s">{update.decided}</p>}
            {feed.mayTriage && (
              <Form
                method="post"
                action={feed.here}
                preventScrollReset
                aria-label={t("updates.decide", { title: update.title })}
                className="mt-1.5 flex flex-wrap gap-1"
              >
                <input type="hidden" name="intent" value="update" />
                <input type="hidden" name="alertId" value={detail.id} />
                <input type="hidden" name="updateId" value={update.id} />
                <IdempotencyKey answer={feed} />
                {update.choices.map(({ decision, word }) => (
                  <Button key={decision} name="decision" value={decision}>
                    {word}
                  </Button>
                ))}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
