/** What an entry of the evidence ledger can be about, in the order in which a reader looks for it. */
export const LEDGER_SUBJECTS = [
  "alert",
  "target",
  "target-screening",
  "sanctions-match",
  "sanctions-list",
  "screening-settings",
  "edge",
  "supplier",
  "supplier-proposal",
  "external-score",
  "document",
  "questionnaire",
  "grievance-report",
  "action",
  "own-measure",
  "collection",
  "explorer-receipt",
  "alert-label",
  "alert-rule",
  "topic",
  "lexicon-row",
  "event",
  "news",
  "import",
  "name-list",
  "connector",
  "user",
  "team",
  "api-token",
  "feature-flag",
  "company-sign-in",
  "context-help",
] as const;
export type LedgerSubject = (typeof LEDGER_SUBJECTS)[number];

export const isLedgerSubject = (type: string): type is LedgerSubject =>
  (LEDGER_SUBJECTS as readonly string[]).includes(type);

/** Kinds of entries that one text says; those that need words of what was there before and after stand in `decision-words.server.ts`. */
export const PLAIN_KINDS = [
  "alert.action",
  "alert.update",
  "alert.commented",
  "alert.comment-deleted",
  "alert.reviewed",
  "news.reviewed",
  "collection.created",
  "collection.changed",
  "collection.monitored",
  "collection.deleted",
  "explorer-receipt.kept",
  "alert-label.changed",
  "alert-rule.changed",
  "topic.changed",
  "lexicon-row.changed",
  "action.attached",
  "action.detached",
  "own-measure.added",
  "own-measure.changed",
  "own-measure.reviewed",
  "own-measure.published",
  "own-measure.retired",
  "supplier-proposal.made",
  "target.supply-changed",
  "target.place-decided",
  "target.merged",
  "target.merge-undone",
  "target.duplicate-decided",
  "event.told",
  "event.merged",
  "event.merge-undone",
  "event.split",
  "import.applied",
  "import.undone",
  "import.row-decided",
  "import.rows-decided",
  "name-list.decided",
  "name-list.all-decided",
  "connector.changed",
  "connector.removed",
  "connector.file-sent",
  "grievance-report.received",
  "grievance-report.acknowledge",
  "grievance-report.examine",
  "grievance-report.measures",
  "grievance-report.feedback",
  "grievance-report.close",
  "grievance-report.note",
  "sanctions-list.imported",
  "sanctions-list.removed",
  "sanctions-list.version-removed",
  "screening-settings.changed",
  "user.invited",
  "user.invited-again",
  "user.registered",
  "user.changed",
  "user.activated",
  "user.deactivated",
  "user.password-changed",
  "user.password-reset",
  "user.email-changed",
  "user.keys-revoked",
  "user.second-factor-changed",
  "user.second-factor-removed",
  "team.added",
  "team.changed",
  "team.deleted",
  "api-token.created",
  "api-token.revoked",
  "feature-flag.switched",
  "company-sign-in.changed",
  "company-sign-in.removed",
  "context-help.changed",
] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

export const isPlainKind = (kind: string): kind is PlainKind => (PLAIN_KINDS as readonly string[]).includes(kind);

/** Rules of the application that act by themselves, as the ledger calls them. */
const NAMED_RULES = [
  "alert-priority",
  "demo",
  "document-renewal",
  "event-joining",
  "event-matching",
  "mail-delivery",
  "name-matching",
] as const;
export const isNamedRule = (id: string): id is (typeof NAMED_RULES)[number] =>
  (NAMED_RULES as readonly string[]).includes(id);

/** Who runs the application did it at its command line. */
export const isOperator = (id: string): boolean => id === "operator" || id.startsWith("tierwatch ");

/** A code that nobody has words for, so that it can be read: "grievance-report.sent-back" → "Grievance report: sent back". */
export function readable(code: string): string {
  const words = code.replaceAll(/[-_]+/g, " ").replace(".", ": ").trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
