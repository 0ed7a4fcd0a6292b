import { z } from "zod";
import type { MessageKey } from "~/i18n/message";

const says = (key: MessageKey) => ({ error: key });

/** The fields that several forms about accounts have; their limits are the contract's. */
export const emailField = z
  .string(says("account:errors.emailMissing"))
  .trim()
  .max(254, says("account:errors.emailForm"))
  .regex(/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/, says("account:errors.emailForm"));

/** What makes a password weak is the backend's rule; its length can be said before. */
export const newPasswordField = z
  .string(says("account:errors.passwordMissing"))
  .min(12, says("account:weak.too_short"))
  .max(256);

export const firstnameField = nameField("account:errors.firstnameMissing");
export const lastnameField = nameField("account:errors.lastnameMissing");

function nameField(missing: Parameters<typeof says>[0]) {
  return z.string(says(missing)).trim().min(1, says(missing)).max(100, says("account:errors.nameLong"));
}

export const languageField = z.enum(["en", "de", "ch"]);

/** What goes with the old password besides the sessions, where somebody says so. */
export const alsoField = z.array(z.enum(["keys"])).default([]);
