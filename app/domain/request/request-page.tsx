import type { OpenedRequest } from "~/backend/contract/requests";
import { DeadLink } from "~/domain/account/dead-link";
import { DATE_TAGS } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";

/** What somebody without an account is asked, by whom and until when; null when their link opens nothing. */
export function RequestPage({ request }: { request: OpenedRequest | null }) {
  const { t, i18n } = useTranslation("request");
  const date = new Intl.DateTimeFormat(i18n.language === "en" ? DATE_TAGS.en : i18n.language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  if (!request) return <DeadLink />;
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-(--page-padding) py-10">
      <h1 className="text-balance font-semibold text-xl leading-tight tracking-[-0.02em]">{request.name}</h1>
      <p className="mt-2.5 text-pretty text-ink-2 text-m">{t("lead", { customer: request.customer })}</p>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-line border-y py-4">
        <dt className="text-ink-3">{t("kind")}</dt>
        <dd>{t(`kinds.${request.kind}`)}</dd>
        <dt className="text-ink-3">{t("customer")}</dt>
        <dd>{request.customer}</dd>
        <dt className="text-ink-3">{t("until")}</dt>
        <dd>{date.format(new Date(request.expiresAt))}</dd>
      </dl>
      <p className="mt-4 text-pretty text-ink-2">{t("answer", { customer: request.customer })}</p>
    </div>
  );
}
