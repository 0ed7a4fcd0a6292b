/** The kinds that have words of their own (`notifications:kinds.<kind>`); a newer backend may know more. */
export const KINDS = [
  "alert-critical",
  "alert-rule",
  "action-assigned",
  "action-commented",
  "action-due-soon",
  "action-due-today",
  "action-overdue",
  "action-effect-due",
  "alert-commented",
  "alert-assigned",
  "alerts-assigned",
  "questionnaire-submitted",
  "explorer-search",
  "explorer-search-too-many",
  "document-expires",
  "grievance-acknowledge-due",
  "grievance-acknowledge-overdue",
  "grievance-feedback-due",
  "grievance-feedback-overdue",
] as const;

export function isWorded(kind: string): kind is (typeof KINDS)[number] {
  return KINDS.some((known) => known === kind);
}
