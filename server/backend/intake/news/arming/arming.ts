import { EVENT_TYPES, type EventTypeId } from "../../../reference/catalogue/event-types";
import { wilsonBound } from "./wilson";

/**
 * What a type may do in a language. `armed` publishes; `trial` publishes, too, until enough is judged;
 * `watched` asks a person; `off` is told to nobody.
 */
export type ArmingState = "armed" | "trial" | "watched" | "off";

/** One text in which both witnesses name a type, with how sure the classifier is, and what a person says of it. */
export interface Judged {
  p: number;
  right: boolean;
}

export interface Arming {
  state: ArmingState;
  /** The classifier's least probability for the type to count as a second witness. */
  threshold: number;
  judged: number;
  right: number;
}

/** Design 40, "Arming": judged texts, and the bound that they have to reach. */
const ENOUGH = 60;
const BAR = { serious: 0.85, other: 0.8 };
/** On trial with fewer: nearly all of a handful have to be right. */
export const ENOUGH_FOR_TRIAL = 5;
const TRIAL_SHARE = 0.9;
/** Below it, a person's time is wasted on what a type finds. */
const OFF_SHARE = 0.6;
const ENOUGH_FOR_OFF = 10;

const THRESHOLDS = [0.04, 0.08, 0.15, 0.3, 0.5];

/** The lowest threshold that lets a type publish; where none does, the type is watched with the lowest of all. */
export function arm(type: EventTypeId, judged: readonly Judged[]): Arming {
  const tried = THRESHOLDS.map((threshold) => stateAt(type, judged, threshold));
  const found = tried.find(({ state }) => state === "armed") ?? tried.find(({ state }) => state === "trial");
  return found ?? (tried[0] as Arming);
}

function stateAt(type: EventTypeId, all: readonly Judged[], threshold: number): Arming {
  const above = all.filter(({ p }) => p >= threshold);
  const right = above.filter((one) => one.right).length;
  return { state: stateOf(type, right, above.length), threshold, judged: above.length, right };
}

export function stateOf(type: EventTypeId, right: number, judged: number): ArmingState {
  if (judged >= ENOUGH) {
    if (wilsonBound(right, judged) >= barOf(type)) return "armed";
  } else if (judged >= ENOUGH_FOR_TRIAL && right / judged >= TRIAL_SHARE) return "trial";
  return judged >= ENOUGH_FOR_OFF && right / judged < OFF_SHARE ? "off" : "watched";
}

export function barOf(type: EventTypeId): number {
  const priority = EVENT_TYPES.find(({ id }) => id === type)?.priority;
  return priority === "Critical" || priority === "High" ? BAR.serious : BAR.other;
}
