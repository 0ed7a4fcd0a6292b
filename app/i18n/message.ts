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
  const translate = t as unknown as (key: string, params?: Record<string, string | number>) => string;
  return (message) => (typeof message === "string" ? translate(message) : translate(message.key, message.params));
}

/** Whether a string that came from outside, such as a cookie, has the form of a key. */
export function looksLikeMessageKey(value: string): value is MessageKey {
  const [namespace, key] = value.split(":");
  return NAMESPACES.some((known) => known === namespace) && /^[\w.]+$/.test(key ?? "");
}
