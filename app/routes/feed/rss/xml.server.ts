import type { Syndication } from "~/backend/contract/feed-subscriptions";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";

type Item = Syndication["items"][number];

/** `<name>text</name>`; what XML cannot hold is left out. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

export function escaped(text: string): string {
  return text
    .replace(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

export const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** Where the alert stands, for who is signed in. */
export const addressOf = ({ id }: Item, origin: string): string =>
  origin + sitePath(paths.feedView("all", `?alert=${id}`));

export const titleOf = ({ name, customer }: Syndication): string => `${name} · ${customer} · Tierwatch`;

/** Why it concerns the reader, then what happened. */
export const textOf = ({ words, summary }: Item): string => `${words.join(" · ")}\n${summary}`.trim();

/** `ch` is the product's own name of simplified Chinese. */
export const tagOf = ({ language }: Syndication): string => LANGUAGE_TAGS[language as Language] ?? language;

/** Of what was added last; an empty feed is as old as its view. */
export const updatedOf = ({ items, createdAt }: Syndication): string =>
  [createdAt, ...items.map(({ at }) => at)].sort().at(-1) ?? createdAt;
