import type { AccountTexts, Addressee } from "./account-texts";

const greeting = ({ firstname }: Addressee) => `Hello ${firstname},`;
const ONE_HOUR = "The link works once and for one hour.";

export const ENGLISH: AccountTexts = {
  reset: (to) => ({
    subject: "Set a new password",
    greeting: greeting(to),
    paragraphs: ["You can set a new password for your Tierwatch account here."],
    action: "Set a new password",
    notes: [ONE_HOUR, "If you did not request this, ignore this e-mail. Your password does not change."],
  }),
  invitation: (to, { customer, inviter }) => ({
    subject: `Your access to Tierwatch for ${customer}`,
    greeting: greeting(to),
    paragraphs: [`${inviter} has invited you to Tierwatch, where ${customer} watches the risks in its supply chain.`],
    action: "Set up your access",
    notes: [ONE_HOUR, "If it has expired, ask for a new one with “Forgot password?” on the sign-in page."],
  }),
  confirmEmail: (to) => ({
    subject: "Confirm your e-mail address",
    greeting: greeting(to),
    paragraphs: ["You want to use this address for your Tierwatch account. Please confirm that it is yours."],
    action: "Confirm this address",
    notes: [ONE_HOUR, "If you did not request this, ignore this e-mail."],
  }),
  emailTaken: (to) => ({
    subject: "This address already has an account",
    greeting: greeting(to),
    paragraphs: [
      "Somebody asked to use this address for another Tierwatch account. It already belongs to yours, so nothing was changed.",
    ],
    notes: ["If that was you, use another address for the other account."],
  }),
  emailChanged: (to, { email }) => ({
    subject: "Your e-mail address was changed",
    greeting: greeting(to),
    paragraphs: [`From now on you sign in to Tierwatch with ${email}.`],
    notes: ["If this was not you, contact an administrator of your company at once."],
  }),
};
