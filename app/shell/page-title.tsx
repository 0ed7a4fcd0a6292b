import { useMatches, useRouteError } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { statusOf } from "~/backend/status-of";
import { useFailedSubmission } from "~/forms/use-failed-submission";
import { type Message, type MessageKey, useMessage } from "~/i18n/message";
import { useTranslation } from "~/i18n/use-translation";

export const PRODUCT = "Tierwatch";

/**
 * The document's title. Remix's own `meta` knows neither the language nor whether a form failed, so titles are made
 * here: from `title` in the page's data (a message), else from `pageTitle` on its handle. That is a kind of page; of what or where it
 * is, is said behind or before it: by the `title` or `pageTitle` of the frame around it, or by `pageName` in its data.
 */
export function PageTitle() {
  const error = useRouteError();
  const matches = useMatches();
  const failed = useFailedSubmission();
  const text = useMessage();
  const { t } = useTranslation();
  // Without an error, Remix says null on the server and undefined in the browser.
  const names = error == null ? namesOf(matches) : [errorName(statusOf(error))];
  // The specification's title, word for word (§2 Not-found page).
  if (names[0] === "shell:notFound.title") return <title>{text(names[0])}</title>;
  const subject = error == null ? subjectOf(matches) : undefined;
  const title = [subject, ...names.map((name) => text(name)), PRODUCT].filter(Boolean).join(" · ");
  return <title>{failed ? t("form.errorTitle", { title }) : title}</title>;
}

type Named = { handle?: unknown; data?: unknown };

/** The page's own name first; one that says itself what it is about stands alone. */
function namesOf(matches: readonly Named[]): (Message | MessageKey)[] {
  const names: (Message | MessageKey)[] = [];
  for (const { data, handle } of [...matches].reverse()) {
    const given = (data as { title?: Message | MessageKey } | null | undefined)?.title;
    const declared = (handle as RouteData | undefined)?.pageTitle as MessageKey | undefined;
    const name = given ?? declared;
    if (name) names.push(name);
    if (given) break;
  }
  return names;
}

/** The one thing that the page is about, as its users call it. */
function subjectOf(matches: readonly Named[]): string | undefined {
  return (matches.at(-1)?.data as { pageName?: string } | null | undefined)?.pageName;
}

export function errorName(status: number): MessageKey {
  if (status === 404) return "shell:notFound.title";
  if (status === 403) return "shell:refused.title";
  if (status === 429) return "shell:tooMany.title";
  if (status === 413) return "shell:tooLarge.title";
  if (status === 503) return "shell:backendGone.title";
  return "shell:failure.title";
}
