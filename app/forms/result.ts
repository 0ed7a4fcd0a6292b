import type { SubmissionResult } from "@conform-to/dom";
import type { Message } from "~/i18n/message";

/** What an action answers when it refuses a form: what was typed, the errors by field, and what concerns it as a whole. */
export interface FailedForm {
  submission: SubmissionResult<string[]>;
  problem: Message | null;
  /** It was refused because what it changes had been changed meanwhile, which its page shows now. */
  isStale: boolean;
}

/** HTML's own constraint attributes of each field, derived from the schema on the server. */
export type Constraints = Record<
  string,
  { required?: boolean; minLength?: number; maxLength?: number; pattern?: string }
>;

/** Says which of a page's forms was posted. */
export const INTENT_FIELD = "intent";

/** The hidden field that makes a second sending of the same form harmless. */
export const IDEMPOTENCY_FIELD = "idempotencyKey";
