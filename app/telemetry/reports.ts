/** What a browser may put into the server's log, by name; anything else is refused. */
export const REPORT_NAMES = ["legal dialog", "chat", "analytics", "error service", "poller"] as const;
export type ReportName = (typeof REPORT_NAMES)[number];
