import { Form } from "@remix-run/react";
import { IdempotencyKey } from "~/forms/idempotency-key";
import type { FailedForm } from "~/forms/result";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { useResetWith } from "~/ui/use-reset-with";
import type { Detail } from "../view/detail.server";
import type { FeedPage } from "../view/feed-page.server";
import { DetailSection } from "./detail-section";

interface NoteFormProps {
  feed: FeedPage;
  detail: Detail;
  failed: FailedForm | undefined;
}

/** The customer's note. When somebody else was faster, theirs is shown above and what was typed stays. */
export function NoteForm({ feed, detail, failed }: NoteFormProps) {
  const { t } = useTranslation("feed");
  const form = useResetWith(detail.note ?? "");
  const typed = failed?.submission.initialValue?.intent === "note" ? failed.submission.initialValue.note : undefined;
  const id = `note-${detail.id}`;
  return (
    <DetailSection heading={t("note.heading")}>
      <Form method="post" action={feed.here} preventScrollReset key={detail.id} ref={form}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="alertId" value={detail.id} />
        <input type="hidden" name="before" value={detail.note ?? ""} />
        <IdempotencyKey answer={feed} />
        <label htmlFor={id} className="sr-only">
          {t("note.heading")}
        </label>
        <textarea
          id={id}
          name="note"
          rows={3}
          maxLength={4000}
          defaultValue={typeof typed === "string" ? typed : (detail.note ?? "")}
          className="field h-auto py-2"
        />
        <Button className="mt-2">{t("note.save")}</Button>
      </Form>
    </DetailSection>
  );
}
