/**
 * Why a type is corrected by a customer's verdicts, or is not: the correction is right more often, or is not, or there are too few verdicts for
 * the type or against it.
 */
export const LESSON_STATES = ["used", "no-better", "too-few"] as const;

/** What a customer's verdicts teach of one event type. */
export interface Lesson {
  eventTypeId: string;
  /** Verdicts for this type, and for another one or none. */
  positive: number;
  negative: number;
  /**
   * Of all verdicts, those in which the classifier is rightly a witness of this type or rightly none: as shipped, and corrected by the verdicts on
   * other events.
   */
  rightBefore: number;
  rightAfter: number;
  state: (typeof LESSON_STATES)[number];
}
