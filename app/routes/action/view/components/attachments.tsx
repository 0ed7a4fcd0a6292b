import { Form as PlainForm } from "@remix-run/react";
import { FileField } from "~/forms/file-field";
import { Form } from "~/forms/form";
import { IdempotencyKey } from "~/forms/idempotency-key";
import { Problem } from "~/forms/problem";
import { type FailedForm, INTENT_FIELD } from "~/forms/result";
import { DOT } from "~/i18n/dot";
import { useTranslation } from "~/i18n/use-translation";
import { sitePath } from "~/site-path";
import { Button, LinkButton } from "~/ui/button";
import { Nothing } from "~/ui/nothing";
import type { AttachmentView } from "../view.server";

interface AttachmentsProps {
  attachments: readonly AttachmentView[];
  /** The longest file, for who may attach one. */
  fileLimit: string | null;
  mayChange: boolean;
  failed: FailedForm | undefined;
}

/** The files that belong to an action, newest first, above the field to attach one more. */
export function Attachments({ attachments, fileLimit, mayChange, failed }: AttachmentsProps) {
  const { t } = useTranslation("actions");
  return (
    <>
      {attachments.length === 0 && <Nothing>{t("attachments.none")}</Nothing>}
      {attachments.length > 0 && (
        <ul>
          {attachments.map((attachment) => (
            <Attached
              key={attachment.id}
              attachment={attachment}
              mayChange={mayChange}
              failed={isDetaching(failed, attachment) ? failed : undefined}
            />
          ))}
        </ul>
      )}
      {fileLimit && (
        <div className="mt-3 border-line-2 border-t pt-3">
          {/* A file that was taken leaves an empty field: the newest one's number makes it another form. */}
          <Form
            key={attachments[0]?.id ?? 0}
            id="attach"
            intent="attach"
            takesFile
            failed={failed}
            constraints={{}}
            className="space-y-3"
          >
            <FileField limit={fileLimit} current={null} failed={isAttaching(failed) ? failed : undefined} />
            <Button>{t("attachments.submit")}</Button>
          </Form>
        </div>
      )}
    </>
  );
}

/** Another form's refusal has no file to keep. */
const isAttaching = (failed: FailedForm | undefined) => failed?.submission.initialValue?.[INTENT_FIELD] === "attach";

/** It is said at the file that was to be taken off. */
function isDetaching(failed: FailedForm | undefined, { id }: AttachmentView): boolean {
  const sent = failed?.submission.initialValue;
  return sent?.[INTENT_FIELD] === "detach" && sent.documentId === String(id);
}

const LINK = "font-medium text-accent-strong underline-offset-2 hover:underline";

interface AttachedProps {
  attachment: AttachmentView;
  mayChange: boolean;
  failed: FailedForm | undefined;
}

function Attached({ attachment, mayChange, failed }: AttachedProps) {
  const { t } = useTranslation("actions");
  const { id, file, size, fileHref, facts, href, kept } = attachment;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line-2 border-t py-2.5 first:border-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        {/* No page: the browser saves it. */}
        <a
          href={sitePath(fileHref)}
          className={`inline-block max-w-full break-words py-0.5 ${LINK}`}
          aria-label={t("documents:downloadOf", { file, size })}
        >
          {file}
        </a>
        <p className="text-ink-3 text-xs">{facts.join(DOT)}</p>
        {kept && <p className="text-ink-2 text-xs">{kept}</p>}
      </div>
      <div className="flex items-center gap-1">
        <LinkButton to={href} look="quiet" aria-label={t("attachments.documentOf", { file })}>
          {t("attachments.document")}
        </LinkButton>
        {mayChange && !kept && (
          <PlainForm method="post">
            <IdempotencyKey answer={id} />
            <input type="hidden" name={INTENT_FIELD} value="detach" />
            <input type="hidden" name="documentId" value={id} />
            <Button look="quiet" aria-label={t("attachments.removeOf", { file })}>
              {t("attachments.remove")}
            </Button>
          </PlainForm>
        )}
      </div>
      {failed && (
        <div className="basis-full">
          <Problem failed={failed} />
        </div>
      )}
    </li>
  );
}
