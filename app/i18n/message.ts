import type { CustomTypeOptions } from "i18next";
import { useTranslation } from "react-i18next";
import { NAMESPACES, type Namespace } from "./namespaces";

type Resources = CustomTypeOptions["resources"];
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}` }[keyof T &
  string];
type WithoutPlural<K extends string> = K extends `${infer Base}_${"one" | "other"}` ? Base : K;

/** Any text of any section, written `section:group.key`. A key that no catalogue has does not compile. */
export type MessageKey = { [N in Namespace]: `${N}:${Keys<Resources[N]>}` }[Namespace];

/** A text that is chosen in one place and shown in another: a toast, an error, the name of a page. */
export interface Message {
  key: MessageKey;
  params?: Record<string, string | number>;
}

/** Puts a message into words. Its section has to be among the page's (`handle.i18n`). */
export function useMessage(): (message: Message | MessageKey) => string {
  const { t } = useTranslation();
  return (message) => inWords(t as unknown as Translate, message);
}

/** The parameters are values only: as options of i18next, one of a forged cookie could bring its own text. */
export function inWords(translate: Translate, message: Message | MessageKey): string {
  const { key, params }: Message = typeof message === "string" ? { key: message } : message;
  if (!params) return translate(key);
  return translate(key, { ...("count" in params && { count: Number(params.count) }), replace: params });
}

type Translate = (key: string, options?: { count?: number; replace: Message["params"] }) => string;

/** Whether a string that came from outside, such as a cookie, has the form of a key. */
export function looksLikeMessageKey(value: string): value is MessageKey {
  const [namespace, key] = value.split(":");
  return NAMESPACES.some((known) => known === namespace) && /^[\w.]+$/.test(key ?? "");
}
