import { Link } from "@remix-run/react";
import { Form } from "~/forms/form";
import type { FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { LinkedText } from "~/ui/linked-text";
import type { TaskPane } from "../pane.server";

interface ShownCommentsProps {
  pane: TaskPane;
  comments: NonNullable<TaskPane["comments"]>;
  /** Where the forms beside the list are posted to. */
  here: string;
  failed: FailedForm | undefined;
}

/** What was said last, and a field to say more. */
export function ShownComments({ pane: { key, actionId, can }, comments, here, failed }: ShownCommentsProps) {
  const { t } = useTranslation("tasks");
  const { rows, allHref } = comments;
  return (
    <>
      {allHref && (
        <Link to={allHref} className="task-all-said">
          {t("detail.allComments")}
        </Link>
      )}
      {rows.length === 0 && <p className="text-ink-3">{t("detail.noComments")}</p>}
      <ol className="task-comments">
        {rows.map(({ id, text, by, initials, when }) => (
          <li key={id}>
            <span className="task-owner" aria-hidden="true">
              {initials}
            </span>
            <p>
              <strong className="font-semibold">{by}</strong> <span className="text-ink-3 text-xs">{when}</span>
            </p>
            <LinkedText text={text} className="task-said" />
          </li>
        ))}
      </ol>
      {can.comment && actionId !== null && (
        // A comment that was taken leaves an empty field: the newest one's number makes it another form.
        <Form
          key={`${key} ${rows.at(-1)?.id ?? 0}`}
          id="comment"
          intent="comment"
          action={here}
          failed={failed}
          constraints={{}}
          className="mt-3"
        >
          <input type="hidden" name="actionId" value={actionId} />
          <TextArea name="text" label={t("detail.comment")} rows={2} />
          <Button className="mt-2">{t("detail.addComment")}</Button>
        </Form>
      )}
    </>
  );
}
