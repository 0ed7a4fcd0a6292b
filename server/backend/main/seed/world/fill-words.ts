import type { Random } from "../random";

/** What a text is about; what is missing is drawn. */
export interface WordsAbout {
  org?: string | undefined;
  full?: string | undefined;
  place: string;
  country: string;
  goods: string;
  km?: number | undefined;
  size?: string | undefined;
  at: Date;
}

/** Fills texts of one happening: the same number in all of them. Throws for a hole that nothing fills. */
export function createFiller(random: Random, about: WordsAbout): (text: string) => string {
  const values: Record<string, string> = {
    org: about.org ?? "",
    full: about.full ?? "",
    place: about.place,
    country: about.country,
    goods: about.goods,
    km: String(about.km ?? random.int(4, 60)),
    size: about.size ?? "",
    n: String(random.int(2, 9)),
    staff: String(random.int(4, 69) * 10),
    days: String(random.int(2, 14)),
    weeks: String(random.int(2, 9)),
    pct: String(random.int(3, 12) * 5),
    money: String(random.int(2, 48)),
    weekday: weekdayAfter(about.at.getUTCDay() + random.int(1, 4)),
    month: monthAfter(about.at.getUTCMonth() + 11),
    later: monthAfter(about.at.getUTCMonth() + 3),
  };
  return (text) =>
    text.replace(/(^|[.!?] )?\{(\w+)\}/g, (hole, before: string = "", key: string) => {
      const value = values[key];
      if (!value) throw new Error(`Nothing fills ${hole} in: ${text}`);
      // Goods may begin a sentence.
      return before + (key === "goods" && (before || text.startsWith(hole)) ? capital(value) : value);
    });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** No court sits and no inspector comes at a weekend. */
const weekdayAfter = (day: number): string => WEEKDAYS[day % 7] ?? "Monday";
const WEEKDAYS = ["Monday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Friday"];
const monthAfter = (month: number): string => MONTHS[month % 12] ?? "May";
const MONTHS = "January February March April May June July August September October November December".split(" ");
