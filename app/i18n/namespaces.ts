/** One catalogue per section, so that a page carries only the texts it shows. */
export const NAMESPACES = [
  "shell",
  "live",
  "login",
  "account",
  "management",
  "addSuppliers",
  "admin",
  "audit",
  "ledger",
  "notifications",
  "feed",
  "labels",
  "actions",
  "newAlert",
  "catalogue",
  "legal",
  "welcome",
  "grievances",
  "questionnaires",
  "targetInfo",
  "targetTickets",
  "request",
  "print",
  "profile",
  "sanctions",
  "sanctionsReview",
  "suppliers",
  "imports",
  "importPages",
  "reasons",
  "rules",
  "export",
  "contacts",
  "externalScores",
  "documents",
  "views",
  "network",
  "collection",
  "graph",
  "edges",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The catalogues of a page made of these handles: the shell's, and each route's own. */
export function namespacesOf(handles: readonly { i18n?: readonly Namespace[] }[]): Namespace[] {
  return [...new Set<Namespace>(["shell", ...handles.flatMap((handle) => handle.i18n ?? [])])];
}
