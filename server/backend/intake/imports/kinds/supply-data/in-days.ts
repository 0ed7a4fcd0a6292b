/** Days of a unit. A month is 30 days, as in terms of payment and delivery. */
const UNITS: readonly [words: string, days: number][] = [
  ["days?|d|tage?n?|t|jours?|j|天|日", 1],
  ["weeks?|wks?|w|wochen?|wo|semaines?|sem|周|星期|个星期", 7],
  ["months?|mths?|mon|monate?n?|mois|个月", 30],
];
const BEHIND = UNITS.map(([words, days]) => [new RegExp(`(?<=\\d)\\s*(?:${words})\\.?$`, "i"), days] as const);
/** In a title a letter alone may be anything: "TTR (W)" is no week. */
const IN_TITLE = UNITS.slice(1).map(([words, days]) => {
  const whole = words.split("|").filter((word) => !/^[a-z]{1,2}$/.test(word));
  return [new RegExp(`(?<!\\p{L})(?:in )?(?:${whole.join("|")})(?!\\p{L})`, "iu"), days] as const;
});

/**
 * A duration without its unit, and how many days one of it is: "3 Wochen" is 3 of 7 days.
 * @param usual days of what has no unit
 */
export function inDays(value: string, usual = 1): { figure: string; each: number } {
  const written = value.trim();
  for (const [unit, each] of BEHIND) {
    const figure = written.replace(unit, "");
    if (figure !== written) return { figure, each };
  }
  return { figure: written, each: usual };
}

/** How many days a bare number is below this title: 7 below "Time to recover (weeks)". */
export const unitOfTitle = (title: string): number => IN_TITLE.find(([unit]) => unit.test(title))?.[1] ?? 1;
