import type { AlertTexts } from "./alert-texts";

const alerts = (count: number) => (count === 1 ? "1 new alert" : `${count} new alerts`);

export const ENGLISH_ALERTS: AlertTexts = {
  subject(channel, count, first) {
    if (count === 1) return first;
    if (channel === "EmailRealtime") return `${first} (and ${count - 1} more)`;
    return channel === "EmailDaily" ? `Today: ${alerts(count)}` : `This week: ${alerts(count)}`;
  },
  greeting: ({ firstname }) => `Hello ${firstname},`,
  lead(channel, count) {
    const since = { EmailRealtime: "just now", EmailDaily: "since yesterday", EmailWeekly: "in the last week" }[
      channel
    ];
    return `${alerts(count)} came ${since}${count === 1 ? "." : ", the most serious first."}`;
  },
  more: (told) => `The first ${told} are below; the button opens all of them.`,
  open: (count) => (count === 1 ? "Open the alert" : `Open all ${count} alerts`),
  settings: "Choose which alerts reach you by e-mail:",
  stop: {
    EmailRealtime: "No more e-mails at once:",
    EmailDaily: "No more daily e-mails:",
    EmailWeekly: "No more weekly e-mails:",
  },
};
