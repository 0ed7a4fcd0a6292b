import type { Syndication } from "~/backend/contract/feed-subscriptions";
import { sitePath } from "~/site-path";
import { addressOf, DECLARATION, element, escaped, tagOf, textOf, titleOf, updatedOf } from "./xml.server";

/** RFC 4287. The ids name view and alert of this site and stay the same in every language. */
export function atomOf(syndication: Syndication, origin: string): string {
  const authority = `tag:${new URL(origin).host},2026:${sitePath("/").slice(1)}`;
  const id = `${authority}feed-view/${syndication.viewId}`;
  const entries = syndication.items.map((item) => {
    const address = escaped(addressOf(item, origin));
    return [
      "<entry>",
      element("id", `${authority}alert/${item.id}`),
      element("title", item.title),
      element("updated", item.at),
      element("published", item.at),
      `<link rel="alternate" type="text/html" href="${address}"/>`,
      ...(item.url ? [`<link rel="via" href="${escaped(item.url)}"/>`] : []),
      `<author>${element("name", item.source ?? "Tierwatch")}</author>`,
      `<category term="${escaped(item.priority)}"/>`,
      element("summary", textOf(item)),
      "</entry>",
    ].join("");
  });
  const head = [
    element("id", id),
    element("title", titleOf(syndication)),
    element("updated", updatedOf(syndication)),
    `<link rel="alternate" type="text/html" href="${escaped(origin + sitePath("/"))}"/>`,
    `<author>${element("name", "Tierwatch")}</author>`,
  ];
  const language = escaped(tagOf(syndication));
  return `${DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${[...head, ...entries].join("\n")}</feed>\n`;
}
