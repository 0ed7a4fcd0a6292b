/** The time zone that somebody chose; UTC where they chose none, or one that this version does not know. */
export function zoneOf(text: string | null): string {
  try {
    if (text && new Intl.DateTimeFormat("en", { timeZone: text })) return text;
  } catch {
    // As if none had been chosen.
  }
  return "UTC";
}
