export interface Counted {
  events: number;
  months: number;
}

/** How often events came after an action beside before; says nothing of why. */
export type Frequency = "none" | "never" | "same" | "half" | "fewer" | "more" | "new";

export interface Compared {
  /** Events a month. */
  before: number;
  after: number;
  frequency: Frequency;
  /** By how much, of the rate before; 0 where that is no number. */
  change: number;
}

/** Design section 11: 6 in 12 months before and 2 in 8 after are 0.50 and 0.25 a month, half as often. */
export function compared(before: Counted, after: Counted): Compared {
  const [was, is] = [before, after].map(({ events, months }) => events / months) as [number, number];
  const change = was === 0 ? 0 : is / was - 1;
  return { before: was, after: is, frequency: frequencyOf(was, is), change };
}

function frequencyOf(was: number, is: number): Frequency {
  if (was === 0) return is === 0 ? "none" : "new";
  if (is === 0) return "never";
  const ratio = is / was;
  if (Math.abs(ratio - 1) < SAME) return "same";
  if (Math.abs(ratio - 0.5) < SAME) return "half";
  return ratio < 1 ? "fewer" : "more";
}

const SAME = 0.05;
