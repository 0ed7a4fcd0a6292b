import type { Message, MessageKey } from "~/i18n/message";

/** What the reader may do about it: a form, so that it works without a script. */
export interface ToastAction {
  /** A path of this site that takes a POST. */
  to: string;
  label: MessageKey;
  fields: Record<string, string>;
}

export interface Toast extends Message {
  id: string;
  tone: "good" | "bad" | "neutral";
  action?: ToastAction;
}
