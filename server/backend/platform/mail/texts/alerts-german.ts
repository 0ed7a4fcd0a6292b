import type { AlertTexts } from "./alert-texts";

const alerts = (count: number) => (count === 1 ? "1 neue Meldung" : `${count} neue Meldungen`);

export const GERMAN_ALERTS: AlertTexts = {
  subject(channel, count, first) {
    if (count === 1) return first;
    if (channel === "EmailRealtime") return `${first} (und ${count - 1} weitere)`;
    return channel === "EmailDaily" ? `Heute: ${alerts(count)}` : `Diese Woche: ${alerts(count)}`;
  },
  greeting: ({ firstname, lastname }) => `Guten Tag ${firstname} ${lastname},`,
  lead(channel, count) {
    const when = { EmailRealtime: "soeben", EmailDaily: "seit gestern", EmailWeekly: "in der letzten Woche" }[channel];
    return `${when} eingegangen: ${alerts(count)}${count === 1 ? "." : ", die schwerste zuerst."}`;
  },
  more: (told) => `Unten stehen die ersten ${told}; die Schaltfläche öffnet alle.`,
  open: (count) => (count === 1 ? "Meldung öffnen" : `Alle ${count} Meldungen öffnen`),
  settings: "Welche Meldungen Sie per E-Mail erreichen, legen Sie hier fest:",
  stop: {
    EmailRealtime: "Keine sofortigen E-Mails mehr:",
    EmailDaily: "Keine täglichen E-Mails mehr:",
    EmailWeekly: "Keine wöchentlichen E-Mails mehr:",
  },
};
