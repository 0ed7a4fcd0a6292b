import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { safeReturnTo } from "~/access/return-to";
import { useTranslation } from "~/i18n/use-translation";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { LinkButton } from "~/ui/button";
import { MessagePage } from "./message-page";

/** The not-found page of the specification (§2), wherever something was not found. */
export function NotFoundView() {
  const { t } = useTranslation();
  useOverriddenUrl();
  return (
    <MessagePage
      icon="compass"
      title={t("notFound.heading")}
      action={
        <LinkButton to={paths.feed()} look="primary" size="large">
          {t("notFound.toFeed")}
        </LinkButton>
      }
    >
      <p className="first-letter:uppercase">{t("notFound.text")}</p>
    </MessagePage>
  );
}

/** "The visible URL is replaced if the query has overrideUrl": by a path of this site, and no navigation follows. */
function useOverriddenUrl(): void {
  const [search] = useSearchParams();
  const wish = search.get("overrideUrl");
  useEffect(() => {
    const shown = safeReturnTo(wish, "");
    if (shown) window.history.replaceState(window.history.state, "", sitePath(shown));
  }, [wish]);
}
