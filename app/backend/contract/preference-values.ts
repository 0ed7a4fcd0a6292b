/** Apart from their schema, so that a page can list them without bringing zod into the browser. */
export const THEMES = ["system", "light", "dark"] as const;
/** Beside the feed, which holds everything. */
export const MAIL_CHANNELS = ["EmailRealtime", "EmailDaily", "EmailWeekly"] as const;
export const PRIORITIES = ["Low", "Mid", "High", "Critical"] as const;

/** What somebody may pin to the bar: a section by its key, a collection or a saved view by its number. */
export const PIN = /^(?:section:[a-z]{1,30}|collection:[1-9]\d{0,14}|view:[1-9]\d{0,14})$/;
/** More would be a second bar. */
export const MOST_PINS = 6;
