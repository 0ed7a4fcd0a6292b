/** A finding about use, what shows it mended, and the picture of `docs/screenshots` in which it is seen. */
interface Found {
  line: string;
  what: string;
  picture: string;
}

export const WHAT_WAS_FOUND: readonly Found[] = [
  ["U1", "Unfollowing says what it takes away, for whom, and can be undone", "profile-follow-wide-light"],
  ["U2", "List and alert are panes that scroll by themselves", "feed-alert-wide-light"],
  ["U3", "One control shows the status, beside one primary decision and the assessment", "feed-alert-wide-light"],
  ["U4", "The popover holds every filter, searchable, with figures", "feed-menu-wide-light"],
  ["U5", "Rows of two lines, tinted when selected; the bulk bar counts them", "feed-selected-wide-light"],
  ["U6", "Members and what stands behind them are counted apart", "network-selected-wide-light"],
  ["U7", "Tasks and actions have a list of their own, which the badge leads to", "actions-wide-light"],
  ["U8", "Tiers in columns with heads that stay, cards with risk and place", "network-graph-wide-light"],
  ["U9", "A target is one record; its network is a tab of it", "profile-wide-light"],
  ["U10", "The demo's main supplier has something in every tab", "profile-wide-light"],
  ["U11", "Tabs and facts name things in plain words", "profile-menu-wide-light"],
  ["U12", "Printing begins with a search for the supplier and what was opened last", "print-wide-light"],
  ["U13", "Dates by day, month and year; the map shows land and a scale", "feed-alert-wide-light"],
  ["U14", "Tabs carry counts; the list by priority is not cut into days", "feed-alert-wide-light"],
  ["U15", "Matches with sanctions lists of all targets, open ones first", "network-sanctions-wide-light"],
  ["U16", "The search finds alerts, actions, documents and people, too", "search-wide-light"],
  ["U17", "Saved views are a table over the page's width", "feed-views-wide-light"],
  ["U18", "After a decision the next alert is open and has the focus", "feed-alert-wide-light"],
].map(([line = "", what = "", picture = ""]) => ({ line, what, picture }));

/** In Markdown. */
export function whatWasFound(): string {
  const rows = WHAT_WAS_FOUND.map(
    ({ line, what, picture }) => `| ${line} | ${what} | [${picture}](screenshots/${picture}.png) |\n`,
  );
  return `\n## What was found and where it is mended\n\n| Finding | What shows it mended | Picture |\n|---|---|---|\n${rows.join("")}`;
}
