import type { AccountTexts, Addressee } from "./account-texts";

const greeting = ({ firstname, lastname }: Addressee) => `Guten Tag ${firstname} ${lastname},`;
const ONE_HOUR = "Der Link gilt eine Stunde lang und lässt sich einmal verwenden.";

export const GERMAN: AccountTexts = {
  reset: (to) => ({
    subject: "Neues Passwort festlegen",
    greeting: greeting(to),
    paragraphs: ["hier legen Sie ein neues Passwort für Ihr Tierwatch-Konto fest."],
    action: "Neues Passwort festlegen",
    notes: [ONE_HOUR, "Haben Sie das nicht angefordert, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert."],
  }),
  invitation: (to, { customer, inviter }) => ({
    subject: `Ihr Zugang zu Tierwatch für ${customer}`,
    greeting: greeting(to),
    paragraphs: [
      `${inviter} hat Sie zu Tierwatch eingeladen. Dort behält ${customer} die Risiken in der Lieferkette im Blick.`,
    ],
    action: "Zugang einrichten",
    notes: [
      ONE_HOUR,
      "Ist er abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen Link an.",
    ],
  }),
  confirmEmail: (to) => ({
    subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    greeting: greeting(to),
    paragraphs: [
      "Sie möchten diese Adresse für Ihr Tierwatch-Konto verwenden. Bitte bestätigen Sie, dass sie Ihnen gehört.",
    ],
    action: "Adresse bestätigen",
    notes: [ONE_HOUR, "Haben Sie das nicht angefordert, ignorieren Sie diese E-Mail."],
  }),
  emailTaken: (to) => ({
    subject: "Diese Adresse hat bereits ein Konto",
    greeting: greeting(to),
    paragraphs: [
      "jemand wollte diese Adresse für ein anderes Tierwatch-Konto verwenden. Sie gehört aber schon zu Ihrem; es wurde nichts geändert.",
    ],
    notes: ["Waren Sie das selbst, verwenden Sie für das andere Konto bitte eine andere Adresse."],
  }),
  emailChanged: (to, { email }) => ({
    subject: "Ihre E-Mail-Adresse wurde geändert",
    greeting: greeting(to),
    paragraphs: [`ab jetzt melden Sie sich bei Tierwatch mit ${email} an.`],
    notes: ["Waren Sie das nicht, wenden Sie sich bitte sofort an die Administration Ihres Unternehmens."],
  }),
};
