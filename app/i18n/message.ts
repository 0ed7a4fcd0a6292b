import { NAMESPACES } from "./namespaces";
import type { MessageKey, TextParams } from "./texts";
import { useTranslation } from "./use-translation";

export type { MessageKey } from "./texts";

/** A text that is chosen in one place and shown in another: a toast, an error, the name of a page. */
export interface Message {
  key: MessageKey;
  params?: Record<string, string | number>;
  /** What happened, in a line of its own above the text. It takes no parameters. */
  title?: MessageKey;
}

/** Puts a message into words. Its section has to be among the page's (`handle.i18n`). */
export function useMessage(): (message: Message | MessageKey) => string {
  const { t } = useTranslation();
  return (message) => inWords(t, message);
}

/** The count of a message may have come through a cookie and be written as text. */
export function inWords(translate: Translate, message: Message | MessageKey): string {
  const { key, params }: Message = typeof message === "string" ? { key: message } : message;
  if (!params) return translate(key);
  return translate(key, "count" in params ? { ...params, count: Number(params.count) } : params);
}

type Translate = (key: MessageKey, params?: TextParams) => string;

/** Whether a string that came from outside, such as a cookie, has the form of a key. */
export function looksLikeMessageKey(value: string): value is MessageKey {
  const [namespace, key] = value.split(":");
  return NAMESPACES.some((known) => known === namespace) && /^[\w.-]+$/.test(key ?? "");
}
