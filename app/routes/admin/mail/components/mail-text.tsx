import { Fragment } from "react";
import { Moment } from "~/i18n/moment";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/section-page";
import type { ShownMail } from "../queries.server";

/** A mail as it was written; the links in it can be followed. */
export function MailText({ mail }: { mail: ShownMail }) {
  const { t } = useTranslation("admin");
  return (
    <Panel title={mail.subject} first>
      <dl className="mb-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt className="text-ink-3">{t("outbox.recipient")}</dt>
        <dd>{mail.recipient}</dd>
        <dt className="text-ink-3">{t("outbox.created")}</dt>
        <dd>
          <Moment at={mail.createdAt} />
        </dd>
        <dt className="text-ink-3">{t("outbox.state")}</dt>
        <dd>{t(`outbox.states.${mail.state}`)}</dd>
        {mail.error && (
          <>
            <dt className="text-ink-3">{t("outbox.error")}</dt>
            <dd>{mail.error}</dd>
          </>
        )}
      </dl>
      {mail.text === null ? (
        <Notice icon="lock">{t("outbox.gone")}</Notice>
      ) : (
        <div className="whitespace-pre-wrap break-words rounded-card border border-line bg-card p-4">
          {withLinks(mail.text)}
        </div>
      )}
    </Panel>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which does not change
      <a key={index} href={part} rel="noreferrer" className="break-all text-accent-strong underline underline-offset-2">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
