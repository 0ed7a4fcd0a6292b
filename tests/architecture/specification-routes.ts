/** One line of the specification's route table (§2): the words of its first column, and whether the product has it yet. */
export interface SpecifiedRoute {
  /** As the specification writes it; "" is the empty path, "*" any other. A section's own pages lie below it. */
  path: string;
  built: boolean;
}

/** In the specification's order. Whoever builds a screen turns its row to `built: true`, or the test says so. */
export const SPECIFIED_ROUTES: readonly SpecifiedRoute[] = [
  { path: "", built: true },
  { path: "management", built: true },
  { path: "network", built: true },
  { path: "network/collection", built: true },
  { path: "network/target", built: true },
  { path: "network/unsubscribe", built: true },
  { path: "explorer2", built: true },
  { path: "explorer", built: true },
  { path: "product", built: false },
  { path: "analysis", built: false },
  { path: "commodity", built: false },
  { path: "disruption", built: false },
  { path: "feed", built: true },
  { path: "admin", built: true },
  { path: "home", built: true },
  { path: "tasklist", built: true },
  { path: "action", built: true },
  { path: "action-platform", built: true },
  { path: "certificate", built: true },
  { path: "self-assessment", built: false },
  { path: "alert-disruption", built: false },
  { path: "grievance-report", built: false },
  { path: "reporting", built: false },
  { path: "supplier-invitation", built: false },
  { path: "print", built: true },
  { path: "request-new", built: true },
  { path: "request", built: true },
  { path: "exposure-request", built: false },
  { path: "exposure-request-flow", built: false },
  { path: "disruption-request", built: false },
  { path: "eubr-request", built: false },
  { path: "eubr-request-flow", built: false },
  { path: "batch-requests", built: false },
  { path: "data-management", built: true },
  { path: "eudr", built: false },
  { path: "cbam", built: false },
  { path: "csrd", built: false },
  { path: "scoping", built: false },
  { path: "login", built: true },
  { path: "logout", built: true },
  { path: "reset-password", built: true },
  { path: "reset-password/{challenge}", built: true },
  { path: "finalize-registration/{challenge}", built: true },
  { path: "confirm-email/{challenge}", built: true },
  { path: "v2/feed", built: false },
  { path: "v2/dashboard", built: false },
  { path: "scenarios", built: false },
  { path: "pdd", built: false },
  { path: "*", built: true },
];

/** The first words of the sitemap's URLs; "v2" also begins the contract's paths and is told apart by its second word. */
export const FIRST_SEGMENTS: readonly string[] = [
  ...new Set(
    SPECIFIED_ROUTES.map(({ path }) => (path.startsWith("v2/") ? path : (path.split("/")[0] ?? ""))).filter(
      (segment) => segment !== "" && segment !== "*",
    ),
  ),
].sort((a, b) => b.length - a.length);
