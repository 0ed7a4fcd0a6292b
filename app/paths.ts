/** Every URL of the application is spelled here and in the table of `routes.ts`; nothing else writes one by hand. */

export const FEED_VIEWS = ["new", "in-review", "relevant", "archived", "all"] as const;
export type FeedView = (typeof FEED_VIEWS)[number];

/** The view that a URL names, or null when there is none of that name. */
export function feedViewOf(param: string | undefined): FeedView | null {
  return FEED_VIEWS.find((view) => view === param) ?? null;
}

export const paths = {
  home: () => "/",
  /** Answers with a redirect to the new alerts. */
  feed: () => "/feed",
  feedView: (view: FeedView, search = "") => `/feed/${view}${search}`,
  login: (returnUrl?: string) => (returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : "/login"),
  logout: () => "/logout",
  refused: () => "/refused",
  icon: () => "/favicon.svg",
  /** The texts of one section; `language` is one of ours (`ch`), not a BCP 47 tag. */
  texts: (language: string, namespace: string) => `/i18n/${language}/${namespace}`,
};
