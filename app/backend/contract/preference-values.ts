/** Apart from their schema, so that a page can list them without bringing zod into the browser. */
export const THEMES = ["system", "light", "dark"] as const;
/** Beside the feed, which holds everything. */
export const MAIL_CHANNELS = ["EmailRealtime", "EmailDaily", "EmailWeekly"] as const;
export const PRIORITIES = ["Low", "Mid", "High", "Critical"] as const;
