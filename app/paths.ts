/** Every URL of the application is spelled here and in the table of `routes.ts`; nothing else writes one by hand. */

export const FEED_VIEWS = ["new", "in-review", "relevant", "archived", "all"] as const;
export type FeedView = (typeof FEED_VIEWS)[number];

/** The view that a URL names, or null when there is none of that name. */
export function feedViewOf(param: string | undefined): FeedView | null {
  return FEED_VIEWS.find((view) => view === param) ?? null;
}

/** Specification §9: the default collection, and 'all' for the root with id 0. */
export type CollectionParam = "my" | number;

/** The collection that a URL names, or null when it is none's name. */
export function collectionOf(param: string | undefined): CollectionParam | null {
  if (param === "my") return "my";
  if (param === "all") return 0;
  return /^(?:0|[1-9]\d{0,14})$/.test(param ?? "") ? Number(param) : null;
}

/** The target that a URL names by its number, or null. */
export function targetOf(param: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(param ?? "") ? Number(param) : null;
}

/** The action that a URL names by its number. Throws 404 for what is none. */
export function actionOf(param: string | undefined): number {
  const id = targetOf(param);
  if (id === null) throw new Response(null, { status: 404 });
  return id;
}

const collectionParam = (collection: CollectionParam) => (collection === 0 ? "all" : collection);

export const MANAGEMENT_PAGES = [
  "profile",
  "password",
  "second-factor",
  "preferences",
  "notifications",
  "sessions",
  "tokens",
] as const;
export type ManagementPage = (typeof MANAGEMENT_PAGES)[number];

export const ADMIN_PAGES = ["users", "teams", "features", "company-sign-in", "outbox", "jobs"] as const;
export type AdminPage = (typeof ADMIN_PAGES)[number];

const withReturnUrl = (path: string, returnUrl?: string) =>
  returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path;

export const paths = {
  home: () => "/",
  /** Answers with a redirect to the new alerts. */
  feed: () => "/feed",
  /** Takes a change back and returns; a POST. */
  undo: (operationId: number) => `/operations/${operationId}/undo`,
  /** What is done with alerts by itself. */
  feedRules: () => "/feed/rules",
  /** One rule, or a new one; `search` is the filter to show in it. */
  feedRule: (ruleId: number | "new", search = "") => `/feed/rules/${ruleId}${search}`,
  /** The alerts of one mail, with one of them open. */
  feedOfMail: (emailUUID: string, emailAlertId?: number) =>
    `/feed/all?${new URLSearchParams({ emailUUID, ...(emailAlertId && { emailAlertId: String(emailAlertId) }) })}`,
  /** Stops a kind of mail for who got it; works signed out. */
  unsubscribe: (token: string) => `/network/unsubscribe?${new URLSearchParams({ token })}`,
  /** Answers with a redirect to the collections, and these with one to the default collection. */
  network: () => "/network",
  collections: () => "/network/collection",
  /** The targets of a collection as a table; `search` is their filter. */
  collection: (collection: CollectionParam, search = "") =>
    `/network/collection/${collectionParam(collection)}${search}`,
  /** A collection's network by tier and by goods. */
  collectionGraph: (collection: CollectionParam, search = "") =>
    `/network/collection/${collectionParam(collection)}/graph${search}`,
  collectionCommodities: (collection: CollectionParam, search = "") =>
    `/network/collection/${collectionParam(collection)}/commodities${search}`,
  /** The graph as a file. */
  collectionGraphExport: (collection: CollectionParam, format: "svg" | "csv" | "graphml", search = "") =>
    `/network/collection/${collectionParam(collection)}/graph/${format}${search}`,
  collectionCommoditiesExport: (collection: CollectionParam, format: "svg" | "csv" | "graphml", search = "") =>
    `/network/collection/${collectionParam(collection)}/commodities/${format}${search}`,
  /** A new collection, below one where that is said. */
  newCollection: (parentId?: number) => `/network/collection/new${parentId ? `?parent=${parentId}` : ""}`,
  collectionSettings: (collectionId: number) => `/network/collection/${collectionId}/settings`,
  /** Says what goes with a collection, before it goes. */
  collectionDeletion: (collectionId: number) => `/network/collection/${collectionId}/delete`,
  /** The same targets as a file. */
  collectionExport: (collection: CollectionParam, format: "xlsx" | "csv", search = "") =>
    `/network/collection/${collectionParam(collection)}/export/${format}${search}`,
  /** A target in its network. */
  networkTarget: (targetId: number, search = "") => `/network/target/${targetId}${search}`,
  /** What a script shows of a target that is pointed at. */
  networkTargetCard: (targetId: number) => `/network/target/${targetId}/card`,
  /** What is known between two targets, the way that goods take. */
  networkEdge: (fromId: number, toId: number) => `/network/edges/${fromId}/${toId}`,
  /** Who a target is and how risky; `search` says as what it is looked at. */
  targetProfile: (targetId: number, search = "") => `/network/target/${targetId}/profile${search}`,
  targetSanctions: (targetId: number, after?: string) =>
    `/network/target/${targetId}/profile/sanctions${after ? `?${new URLSearchParams({ after })}` : ""}`,
  targetSuppliers: (targetId: number, after?: string) =>
    `/network/target/${targetId}/profile/suppliers${after ? `?${new URLSearchParams({ after })}` : ""}`,
  targetAddSupplier: (targetId: number) => `/network/target/${targetId}/profile/suppliers/new`,
  targetProposeSupplier: (targetId: number) => `/network/target/${targetId}/profile/suppliers/propose`,
  targetSupplier: (targetId: number, edgeId: number) => `/network/target/${targetId}/profile/suppliers/${edgeId}`,
  targetSelfAssessment: (targetId: number) => `/network/target/${targetId}/profile/self-assessment`,
  targetGrievanceReports: (targetId: number) => `/network/target/${targetId}/profile/grievance-reports`,
  targetGrievanceReport: (targetId: number, reportId: number) =>
    `/network/target/${targetId}/profile/grievance-reports/${reportId}`,
  /** Where its information is updated. */
  targetInfo: (targetId: number) => `/network/target/${targetId}/profile/info`,
  /** Where wrong information about it is reported. */
  targetReport: (targetId: number) => `/network/target/${targetId}/profile/report`,
  /** Asks a target for its revenue. */
  targetRevenue: (targetId: number) => `/network/target/${targetId}/profile/revenue`,
  targetQuestionnaires: (targetId: number) => `/network/target/${targetId}/profile/questionnaires`,
  targetQuestionnaire: (targetId: number, questionnaireId: number) =>
    `/network/target/${targetId}/profile/questionnaires/${questionnaireId}`,
  /** What is done about a target; `search` says in which order. */
  targetActions: (targetId: number, search = "") => `/network/target/${targetId}/profile/actions${search}`,
  targetExternalScores: (targetId: number) => `/network/target/${targetId}/profile/external-scores`,
  targetExternalScore: (targetId: number, scoreId: number) =>
    `/network/target/${targetId}/profile/external-scores/${scoreId}`,
  targetDocuments: (targetId: number, after?: string) =>
    `/network/target/${targetId}/profile/documents${after ? `?${new URLSearchParams({ after })}` : ""}`,
  /** Documents; `search` says which. */
  documents: (search = "") => `/certificate${search}`,
  documentsOf: (targetId: number) => `/certificate?targetId=${targetId}`,
  /** The form for a new one, of a target where one is named. */
  newDocument: (targetId?: number) => `/certificate/new${targetId ? `?targetId=${targetId}` : ""}`,
  document: (documentId: number) => `/certificate/${documentId}`,
  documentEdit: (documentId: number) => `/certificate/${documentId}/edit`,
  documentDeletion: (documentId: number) => `/certificate/${documentId}/delete`,
  documentReport: (documentId: number) => `/certificate/${documentId}/report`,
  /** The file itself, to be saved. */
  documentFile: (documentId: number) => `/certificate/${documentId}/file`,
  /** Takes following and no longer following; a POST. */
  targetFollow: (targetId: number) => `/network/target/${targetId}/profile/follow`,
  feedView: (view: FeedView, search = "") => `/feed/${view}${search}`,
  /** The same alerts as a file. */
  feedExport: (view: FeedView, format: "xlsx" | "csv", search = "") => `/feed/export/${view}/${format}${search}`,
  /** Where a person tells of an event. */
  newAlert: () => "/feed/new-alert",
  feedLabels: () => "/feed/labels",
  feedLabel: (labelId: number) => `/feed/labels/${labelId}`,
  feedLabelDeletion: (labelId: number) => `/feed/labels/${labelId}/delete`,
  /** Asks several targets for a self-assessment, after it has shown whom. */
  selfAssessments: (targetIds: readonly number[], returnTo: string) =>
    `/network/self-assessments?${new URLSearchParams({ targetIds: targetIds.join(), returnTo })}`,
  /** The same of all targets of a collection that a filter shows. */
  selfAssessmentsOfAll: (collectionId: number, filter: Record<string, string>, returnTo: string) =>
    `/network/self-assessments?${new URLSearchParams({ ...filter, collectionId: String(collectionId), returnTo })}`,
  /** The form for a new action; numbers with commas between them. */
  startAction: (about: {
    alertIds?: readonly number[];
    targetIds?: readonly number[];
    type?: string;
    returnTo?: string;
  }) => {
    const { alertIds = [], targetIds = [], type, returnTo } = about;
    const query = new URLSearchParams({
      ...(alertIds.length > 0 && { alertIds: alertIds.join() }),
      ...(targetIds.length > 0 && { targetIds: targetIds.join() }),
      ...(type && { type }),
      ...(returnTo && { returnTo }),
    });
    return `/action/new?${query}`;
  },
  /** One action; `after` is the cursor of older comments. */
  action: (actionId: number, after?: string) =>
    `/action/${actionId}${after ? `?${new URLSearchParams({ after })}` : ""}`,
  actionChange: (actionId: number) => `/action/${actionId}/edit`,
  /** Saved views; `search` carries the filter that could be kept, its status among it. */
  savedViews: (search = "") => `/feed/views${search}`,
  savedView: (viewId: number) => `/feed/views/${viewId}`,
  /** What a feed reader asks for. */
  feedReader: (token: string, format?: "rss") => `/feed/rss/${token}${format ? `?format=${format}` : ""}`,
  login: (returnUrl?: string) => withReturnUrl("/login", returnUrl),
  /** The second step: a code of the authenticator app. */
  loginCode: (returnUrl?: string) => withReturnUrl("/login/code", returnUrl),
  /** Signing in at the customer's own provider; it sends the browser back to the third of these. */
  companyLogin: (returnUrl?: string) => withReturnUrl("/login/company", returnUrl),
  companyLoginStart: (company: string) => `/login/company/${encodeURIComponent(company)}`,
  companyLoginFailed: (why: "unknown" | "unavailable" | "failed" | "noAccount") => `/login/company?why=${why}`,
  companyLoginAnswer: () => "/login/company/answer",
  logout: () => "/logout",
  resetPassword: (challenge?: string) =>
    challenge ? `/reset-password/${encodeURIComponent(challenge)}` : "/reset-password",
  /** Says that a link is on its way, whether or not one is. */
  resetPasswordSent: () => "/reset-password?sent=yes",
  finalizeRegistration: (challenge: string) => `/finalize-registration/${encodeURIComponent(challenge)}`,
  confirmEmail: (challenge: string) => `/confirm-email/${encodeURIComponent(challenge)}`,
  /** One's own account; answers with a redirect to the profile. */
  management: (page?: ManagementPage, returnUrl?: string) =>
    page ? withReturnUrl(`/management/${page}`, returnUrl) : "/management",
  /** How alerts of one collection reach the user. */
  deliveryOf: (collectionId: number) => `/management/notifications?collection=${collectionId}`,
  /** The first steps of who comes from the customer's own portal. */
  quickstart: () => "/management/quickstart",
  /** Answers with a redirect to the users. */
  admin: (page?: AdminPage) => (page ? `/admin/${page}` : "/admin"),
  adminUser: (userId: number) => `/admin/users/${userId}`,
  adminInvite: () => "/admin/users/invite",
  adminTeam: (teamId: number) => `/admin/teams/${teamId}`,
  adminMail: (mailId: number) => `/admin/outbox/${mailId}`,
  refused: () => "/refused",
  icon: (variant?: "staging" | "demo") => (variant ? `/favicon-${variant}.svg` : "/favicon.svg"),
  /** What a visitor is told about the product. */
  landing: () => "/home",
  /** `state` is the name of the route that offered it. */
  signup: (state?: string | null) =>
    `/signup?${new URLSearchParams({ ...(state && { state }), reason: "not_registered" })}`,
  /** Says that the wish for access is on its way. */
  signupSent: () => "/signup?sent=yes",
  legal: () => "/legal",
  cookies: () => "/cookies",
  preferences: () => "/preferences",
  /** Takes what a visitor puts away. */
  dismissals: () => "/dismissals",
  /** Takes what a browser has to say to the log. */
  reports: () => "/reports",
  request: (search = "") => `/request${search}`,
  requestNew: (search = "") => `/request-new/ssa${search}`,
  print: () => "/print",
  /** A target's dossier for paper; `from` and `to` are days, the last twelve months unless said. */
  printTarget: (targetId: number) => `/print/target/${targetId}`,
  /** Calls that a page's own script makes: what is polled, and a question that is kept until the backend is back. */
  liveCounts: () => "/live/counts",
  /** What is new in a feed; `search` is its filter. */
  liveFeed: (view: FeedView, search: string) => `/live/feed?view=${view}${search.replace(/^\?/, "&")}`,
  liveTypes: () => "/live/types",
  connection: () => "/live/connection",
  /** What a user should hear of, newest first; `after` is the cursor of an older page. */
  notifications: (after?: string) => (after ? `/notifications?${new URLSearchParams({ after })}` : "/notifications"),
  shortcuts: () => "/shortcuts",
  /** Areas, targets and collections by name. */
  search: (q?: string) => (q === undefined ? "/search" : `/search?${new URLSearchParams({ q })}`),
  /** Where an entry of the help is written. */
  contextHelp: (key: string, returnTo?: string) =>
    `/context-help/${encodeURIComponent(key)}${returnTo ? `?${new URLSearchParams({ returnTo })}` : ""}`,
  chatSettings: () => "/api/v2/intercom/settings",
  errorTunnel: () => "/api/v2/frontend-sentry-tunnel",
  /** The texts of one section; `language` is one of ours (`ch`), not a BCP 47 tag. */
  texts: (language: string, namespace: string) => `/i18n/${language}/${namespace}`,
};
