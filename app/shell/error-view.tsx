import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { requestIdOf, statusOf } from "~/backend/status-of";
import { IDEMPOTENCY_FIELD } from "~/forms/result";
import { useFailedForm, useTypedFields } from "~/forms/use-failed-submission";
import { type Message, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { Button, LinkButton } from "~/ui/button";
import { MessagePage } from "./message-page";
import { NotFoundView } from "./not-found-view";
import { RefusedView } from "./refused-view";

/** What the user sees instead of a page that could not be made: words and a way on, never a stack. */
export function ErrorView({ error }: { error: unknown }) {
  const status = statusOf(error);
  const typed = useTypedFields();
  if (typed) return <UnsentView typed={typed} />;
  if (status === 404) return <NotFoundView />;
  if (status === 403) return <RefusedView />;
  if (status === 429) return <TooManyView />;
  if (status === 413) return <TooLargeView message={messageOf(error)} />;
  if (status === 503) return <BackendGoneView />;
  return <FailureView requestId={requestIdOf(error)} />;
}

/** The page of a form that was sent cannot be made: what was typed is kept here, to be sent again. */
function UnsentView({ typed }: { typed: Readonly<Record<string, unknown>> }) {
  const unexpected = useFailedForm()?.unexpected;
  const { t } = useTranslation();
  const text = useMessage();
  const { pathname, search } = useLocation();
  const message: Message = unexpected?.message ?? {
    title: "shell:failed.title",
    key: "shell:failed.unreachable",
  };
  const again = (
    <form method="post" action={sitePath(pathname + search)}>
      {fieldsOf(typed, unexpected?.retryKey).map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of a list that never changes
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button look="primary" size="large">
        {t("failed.sendAgain")}
      </Button>
    </form>
  );
  return (
    <MessagePage icon="plug" title={message.title ? text(message.title) : t("failed.title")} action={again}>
      <p role="alert">{text(message)}</p>
    </MessagePage>
  );
}

/** As they were sent; those of a list by their places. */
function fieldsOf(typed: Readonly<Record<string, unknown>>, retryKey: string | null | undefined): [string, string][] {
  const key: [string, string][] = retryKey ? [[IDEMPOTENCY_FIELD, retryKey]] : [];
  return [...key, ...flat(typed, "")];
}

function flat(value: unknown, name: string): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => flat(one, typeof one === "string" ? name : `${name}[${at}]`));
  }
  return Object.entries((value as object | undefined) ?? {}).flatMap(([own, one]) =>
    flat(one, name ? `${name}.${own}` : own),
  );
}

/** The backend cannot be reached; the page comes back by itself. */
export function BackendGoneView() {
  const { t } = useTranslation();
  return (
    <MessagePage icon="plug" title={t("backendGone.heading")} action={<RetryLink />}>
      <p role="alert">{t("backendGone.text")}</p>
    </MessagePage>
  );
}

/** Who asks without a pause is told to make one. */
function TooManyView() {
  const { t } = useTranslation();
  return (
    <MessagePage icon="alert-circle" title={t("tooMany.heading")} action={<RetryLink />}>
      <p>{t("tooMany.text")}</p>
    </MessagePage>
  );
}

/** What the thrown response says itself; null where it leaves that to its status. */
function messageOf(error: unknown): Message | null {
  return isRouteErrorResponse(error) ? ((error.data as { message?: Message } | null)?.message ?? null) : null;
}

/** What was sent was not taken: how much may be, and the way back to the form. */
function TooLargeView({ message }: { message: Message | null }) {
  const { t } = useTranslation();
  const text = useMessage();
  const { pathname, search } = useLocation();
  const back = (
    <LinkButton to={pathname + search} look="primary" size="large" reloadDocument>
      {t("tooLarge.back")}
    </LinkButton>
  );
  return (
    <MessagePage icon="alert-circle" title={t("tooLarge.heading")} action={back}>
      {message && <p role="alert">{text(message)}</p>}
    </MessagePage>
  );
}

function FailureView({ requestId }: { requestId: string | null }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon="alert-circle"
      title={t("failure.heading")}
      action={
        <>
          <RetryLink />
          <LinkButton to={paths.feed()} size="large" reloadDocument>
            {t("failure.toFeed")}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{t("failure.text")}</p>
      {requestId && <p className="text-ink-3 text-s">{t("failure.requestId", { requestId })}</p>}
    </MessagePage>
  );
}

/** A whole new page: whatever broke this one is left behind. */
function RetryLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={pathname + search} look="primary" size="large" reloadDocument>
      {t("failure.retry")}
    </LinkButton>
  );
}
