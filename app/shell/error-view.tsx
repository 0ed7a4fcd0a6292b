import { useLocation } from "@remix-run/react";
import { requestIdOf, statusOf } from "~/backend/status-of";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { MessagePage } from "./message-page";
import { NotFoundView } from "./not-found-view";
import { RefusedView } from "./refused-view";

/** What the user sees instead of a page that could not be made: words and a way on, never a stack. */
export function ErrorView({ error }: { error: unknown }) {
  const status = statusOf(error);
  if (status === 404) return <NotFoundView />;
  if (status === 403) return <RefusedView />;
  if (status === 503) return <BackendGoneView />;
  return <FailureView requestId={requestIdOf(error)} />;
}

/** The backend cannot be reached; the page comes back by itself. */
export function BackendGoneView() {
  const { t } = useTranslation();
  return (
    <MessagePage icon="plug" title={t("backendGone.heading")} action={<RetryLink />}>
      <p>{t("backendGone.text")}</p>
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
      <p>{t("failure.text")}</p>
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
