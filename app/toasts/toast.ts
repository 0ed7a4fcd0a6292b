import type { Message, MessageKey } from "~/i18n/message";
import type { Namespace } from "~/i18n/namespaces";

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

/** The catalogues of its words: it was left for one page, and whoever is quick sees it on another, which has not got them. */
export function sectionsOf(toast: Toast | null | undefined): Namespace[] {
  if (!toast) return [];
  const keys = [toast.key, toast.title, toast.action?.label].filter((key) => key !== undefined);
  return [...new Set(keys.map((key) => key.slice(0, key.indexOf(":")) as Namespace))];
}
