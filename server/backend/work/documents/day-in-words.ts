/** A day as texts of the server name it. `ch` is the product's name for simplified Chinese. */
export function dayInWords(language: string, day: string): string {
  const tag = language === "ch" ? "zh-Hans" : language;
  return new Intl.DateTimeFormat(tag, { timeZone: "UTC", dateStyle: "medium" }).format(new Date(day));
}
