import { Select } from "~/forms/choices";
import { Field, Password } from "~/forms/field";
import type { FailedForm } from "~/forms/result";
import { TextArea } from "~/forms/text-area";
import { useTranslation } from "~/i18n/use-translation";
import type { Typed } from "../typed";

interface MailboxFieldsProps {
  /** Of a source that is there; a new one may be of any. */
  format: string | null;
  hasPassword: boolean;
  failed: FailedForm | undefined;
  values: Typed;
}

/** Where a mailbox stands and whose mails are read. Folded for a new source, which may be another; open where something in it is filled or wrong. */
export function MailboxFields({ format, hasPassword, failed, values }: MailboxFieldsProps) {
  const { t } = useTranslation("sources");
  if (format !== null && format !== "mail") return null;
  const isWrong = Object.keys(failed?.submission.error ?? {}).some((name) => name.startsWith("mail_"));
  const isFilled = (["mail_host", "mail_user", "mail_senders"] as const).some((name) => values[name] !== "");
  const securities = (["tls", "starttls"] as const).map((value) => ({ value, label: t(`form.mail.${value}`) }));
  const signed = (["yes", "no"] as const).map((value) => ({ value, label: t(`form.mail.signing.${value}`) }));
  return (
    <details
      open={format !== null || isWrong || isFilled || undefined}
      data-formats="mail"
      className="border-line-2 border-y py-2"
    >
      <summary className="disclosure">{t("form.mailbox")}</summary>
      <p className="my-2 text-pretty text-ink-3 text-xs">{t("form.mailboxHint")}</p>
      <div className="grid items-start gap-x-6 gap-y-4.5 m:grid-cols-2">
        <Field name="mail_host" label={t("form.mail.host")} hint={t("form.mail.hostHint")} autoComplete="off" />
        <Field name="mail_folder" label={t("form.mail.folder")} hint={t("form.mail.folderHint")} autoComplete="off" />
        <Select name="mail_security" label={t("form.mail.security")} options={securities} />
        <Field
          name="mail_port"
          label={t("form.mail.port")}
          hint={t("form.mail.portHint")}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field name="mail_user" label={t("form.mail.user")} hint={t("form.mail.userHint")} autoComplete="off" />
        <Password
          name="mail_password"
          label={t("form.mail.password")}
          hint={t(hasPassword ? "form.mail.passwordKept" : "form.mail.passwordHint")}
          autoComplete="new-password"
          words={{ show: t("account:show"), hide: t("account:hide") }}
        />
        <div className="m:col-span-2">
          <TextArea name="mail_senders" label={t("form.mail.senders")} hint={t("form.mail.sendersHint")} rows={3} />
        </div>
        <Select name="mail_signed" label={t("form.mail.signed")} hint={t("form.mail.signedHint")} options={signed} />
        <Field
          name="mail_authserv"
          label={t("form.mail.authserv")}
          hint={t("form.mail.authservHint")}
          autoComplete="off"
        />
      </div>
    </details>
  );
}
