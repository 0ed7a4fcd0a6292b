/** How a question is answered; without a schema, so that the browser can have them. */
export const CHOICES = ["yes", "partly", "no", "na", "unknown", "declined"] as const;
export type Choice = (typeof CHOICES)[number];

/** Choices that say nothing without words: why a question does not apply, or is not answered. */
export const NEEDS_COMMENT: readonly Choice[] = ["na", "declined"];

/** An answer by its question's id: a choice, or null where one's own words are asked for. */
export type Answers = Record<string, { value: Choice | null; comment: string }>;

/** Whether a question that needs a choice has one, with the words that it needs. */
export const isAnswered = (answer: Answers[string] | undefined): boolean =>
  Boolean(answer?.value && (answer.comment.trim() || !NEEDS_COMMENT.includes(answer.value)));

export const QUESTIONNAIRE_STATES = [
  "requested",
  "opened",
  "in-progress",
  "submitted",
  "expired",
  "withdrawn",
] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

/** The one whose answers count in the 360° score. */
export const SELF_ASSESSMENT = "self-assessment";

/** The one that asks for revenue, by its own permission. */
export const REVENUE_DISCOVERY = "revenue-discovery";

/** What work that asks many targets is called among the operations. */
export const ASK_TARGETS = "questionnaires.ask";

/** Why a questionnaire was not sent to one of several targets. */
export const NOT_SENT = ["not_found", "no_company", "no_contact", "bounced", "opted_out", "already_open"] as const;
export type NotSent = (typeof NOT_SENT)[number];
