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
  "task-given",
  "tasks-given",
  "task-late",
  "tasks-late",
  "alert-commented",
  "alert-assigned",
  "alerts-assigned",
  "questionnaire-submitted",
  "plan-sent",
  "plan-proposed",
  "plan-proof",
  "explorer-search",
  "explorer-search-too-many",
  "document-expires",
  "measure-law-ended",
  "grievance-acknowledge-due",
  "grievance-acknowledge-overdue",
  "grievance-feedback-due",
  "grievance-feedback-overdue",
] as const;

export function isWorded(kind: string): kind is (typeof KINDS)[number] {
  return KINDS.some((known) => known === kind);
}

/** The kinds whose number is told in words of their own (`notifications:counted.<kind>`). */
export const COUNTED_KINDS = [
  "action-commented",
  "alert-commented",
  "alerts-assigned",
  "tasks-given",
  "tasks-late",
] as const;

export function isCounted(kind: string): kind is (typeof COUNTED_KINDS)[number] {
  return COUNTED_KINDS.some((known) => known === kind);
}
