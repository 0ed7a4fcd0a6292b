/** Days of a unit. A month is 30 days, as in terms of payment and delivery. */
const BEHIND: readonly [unit: RegExp, days: number][] = [
  // Of single letters capitals count: "200 t" are tonnes, and "2 J" years.
  [/(?<=\d)\s*(?:[dDTj]|天|日)\.?$/, 1],
  [/(?<=\d)\s*(?:days?|tage?n?|jours?|giorn[io]|d[ií]as?|dagen|dag|dn[ií]|gün)\.?$/iu, 1],
  [
    /(?<=\d)\s*(?:weeks?|wks?|w|wochen?|wo|semaines?|sem|settiman[ae]|semanas?|we(?:ek|ken)|tygodni[ea]?|týdn[yůe]|hafta|周|星期|个星期)\.?$/i,
    7,
  ],
  [
    /(?<=\d)\s*(?:months?|mths?|mon|monate?n?|mois|mes[ei]|mes(?:es)?|mês|maand(?:en)?|miesi[ąę]c[ey]?|měsíc[eů]?|ay|个月)\.?$/iu,
    30,
  ],
];

const bracketed = (words: string) => `[([（]\\s*(?:in |en )?(?:${words})\\.?\\s*[)\\]）]`;
const word = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
/**
 * "Stock days, end of month" are days. A week or month that is one alone is a unit in brackets only: else it may be the one that the figures are
 * of. A letter alone may be anything: "TTR (W)" is no week. 周期 is a cycle.
 */
const IN_TITLE: readonly [unit: RegExp, days: number][] = [
  [new RegExp(`${word("days?|tage?n?|jours?|giorni|d[ií]as|dagen|dni|dn[íů]|gün")}|天`, "iu"), 1],
  [
    new RegExp(
      `${word("weeks|wks|wochen|semaines|settimane|semanas|weken|tygodnie|týdny|hafta")}|周数|星期数|${bracketed("week|wk|woche|semaine|sem|sett|周|星期")}`,
      "iu",
    ),
    7,
  ],
  [
    new RegExp(
      `${word("months|mths|monaten?|en mois|mesi|meses|maanden|miesiące|měsíce")}|月数|个月|${bracketed("month|mth|monat|mon|mois|月")}`,
      "iu",
    ),
    30,
  ],
];

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

/** How many days a bare number is below this title: 7 below "Time to recover (weeks)" and "recoveryWeeks". */
export function unitOfTitle(title: string): number {
  const spaced = title.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return IN_TITLE.find(([unit]) => unit.test(spaced))?.[1] ?? 1;
}
