import { useMatches, useRouteError } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { useFailedSubmission } from "~/forms/use-failed-submission";
import { type Message, type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";
import { statusOf } from "./status-of";

export const PRODUCT = "Tierwatch";

/**
 * The document's title. Remix's own `meta` knows neither the language nor whether a form failed, so titles are made
 * here: from `title` in the page's data (a message), else from `pageTitle` on its handle.
 */
export function PageTitle() {
  const error = useRouteError();
  const matches = useMatches();
  const failed = useFailedSubmission();
  const text = useMessage();
  const { t } = useTranslation();
  // Without an error, Remix says null on the server and undefined in the browser.
  const name = error == null ? nameOf(matches) : errorName(statusOf(error));
  // The specification's title, word for word (§2 Not-found page).
  if (name === "shell:notFound.title") return <title>{text(name)}</title>;
  const title = name ? `${text(name)} · ${PRODUCT}` : PRODUCT;
  return <title>{failed ? t("form.errorTitle", { title }) : title}</title>;
}

function nameOf(matches: readonly { handle?: unknown; data?: unknown }[]): Message | MessageKey | null {
  for (const { data, handle } of [...matches].reverse()) {
    const given = (data as { title?: Message | MessageKey } | null | undefined)?.title;
    const declared = (handle as RouteData | undefined)?.pageTitle as MessageKey | undefined;
    const name = given ?? declared;
    if (name) return name;
  }
  return null;
}

export function errorName(status: number): MessageKey {
  if (status === 404) return "shell:notFound.title";
  if (status === 403) return "shell:refused.title";
  if (status === 503) return "shell:backendGone.title";
  return "shell:failure.title";
}
