import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { Constraints, FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import type { ActionView } from "../view.server";

interface CommentsProps {
  view: ActionView;
  mayChange: boolean;
  constraints: Constraints;
  failed: FailedForm | undefined;
}

/** What people said, newest first, below the field to say more in. */
export function Comments({ view, mayChange, constraints, failed }: CommentsProps) {
  const { t } = useTranslation("actions");
  const { comments, olderHref, newestHref } = view;
  return (
    <>
      {mayChange ? (
        // A comment that was taken leaves an empty field: the newest one's number makes it another form.
        <Form
          key={comments[0]?.id ?? 0}
          id="comment"
          intent="comment"
          failed={failed}
          constraints={constraints}
          className="space-y-3"
        >
          <TextArea name="text" label={t("comments.text")} hint={t("comments.hint")} rows={3} />
          <Button>{t("comments.submit")}</Button>
        </Form>
      ) : (
        <p className="text-ink-3 text-s">{t("page.readOnly")}</p>
      )}
      {comments.length === 0 && <Nothing className="mt-3">{t("comments.none")}</Nothing>}
      {comments.length > 0 && (
        <ol className="mt-3">
          {comments.map(({ id, text, by, when }) => (
            <li key={id} className="border-line-2 border-t py-2.5">
              <p className="text-ink-3 text-xs">
                <strong className="font-semibold text-ink-2">{by}</strong> · {when}
              </p>
              <p className="mt-0.5 whitespace-pre-line text-pretty break-words">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {(olderHref || newestHref) && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 border-line-2 border-t pt-2.5 font-medium text-accent-strong text-s">
          {newestHref && (
            <Link to={newestHref} className="inline-block py-0.5 underline-offset-2 hover:underline">
              {t("comments.newest")}
            </Link>
          )}
          {olderHref && (
            <Link to={olderHref} className="inline-block py-0.5 underline-offset-2 hover:underline">
              {t("comments.older")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
