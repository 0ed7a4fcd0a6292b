import type { Syndication } from "~/backend/contract/feed-subscriptions";
import { sitePath } from "~/site-path";
import { addressOf, DECLARATION, element, tagOf, textOf, titleOf, updatedOf } from "./xml.server";

/** RSS 2.0, for readers that know no Atom. */
export function rssOf(syndication: Syndication, origin: string): string {
  const items = syndication.items.map((item) =>
    [
      "<item>",
      element("title", item.title),
      element("link", addressOf(item, origin)),
      `<guid isPermaLink="false">${new URL(origin).host}${sitePath("/")}alert/${item.id}</guid>`,
      element("pubDate", new Date(item.at).toUTCString()),
      element("category", item.priority),
      element("description", textOf(item)),
      "</item>",
    ].join(""),
  );
  const head = [
    element("title", titleOf(syndication)),
    element("link", origin + sitePath("/")),
    element("description", titleOf(syndication)),
    element("language", tagOf(syndication)),
    element("lastBuildDate", new Date(updatedOf(syndication)).toUTCString()),
  ];
  return `${DECLARATION}<rss version="2.0"><channel>${[...head, ...items].join("\n")}</channel></rss>\n`;
}
