import type { Weakness } from "~/backend/contract/own-account";
import type { MessageKey } from "~/i18n/message";

const WEAK: Record<Weakness, MessageKey> = {
  too_short: "account:weak.too_short",
  too_simple: "account:weak.too_simple",
  too_common: "account:weak.too_common",
  names_you: "account:weak.names_you",
  not_new: "account:weak.not_new",
};

/** Why a password was refused, in words: from the `details` of a 422 `weak_password`. */
export function weaknessKey(details: unknown): MessageKey {
  const why = typeof details === "object" && details !== null && "why" in details ? String(details.why) : "";
  return Object.hasOwn(WEAK, why) ? WEAK[why as Weakness] : "account:weak.too_simple";
}

/** A user's languages by their own names, so that who reads no other finds theirs. */
export const LANGUAGE_OPTIONS = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
  { value: "ch", label: "简体中文" },
] as const;
