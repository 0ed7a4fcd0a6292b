import type { Email } from "postal-mime";
import { decodeCharacters, plainText } from "../../connectors/values/plain-text";
import { webAddress } from "../../connectors/values/web-address";

/** Of a mail: behind them no other is looked at. */
const MOST_LINKS = 200;
const LONGEST_TAG = 3_000;
/** Characters of a mail. */
const MOST_CHARACTERS = 1_000_000;

interface Link {
  url: string;
  /** What a reader clicks on. */
  text: string;
}

/** The first address of a mail that does not end or change a subscription; null where there is none. `leaves`: its `List-Unsubscribe`. */
export function linkIn({ html = "", text = "" }: Pick<Email, "html" | "text">, leaves: string): string | null {
  const links = html === "" ? linksOfText(text) : linksOfHtml(html);
  const found = links.find((link) => !leaves.includes(link.url) && !LEAVES.test(link.url) && !LEAVES.test(link.text));
  return found?.url ?? null;
}

/** In the languages of our readers and of most newsletters. */
const LEAVES =
  /unsubscri|opt-?out|subscription|preferences|abmeld|abbestell|austrag|d[ée]sabonn|d[ée]sinscri|dar(?:se|me)? de baja|cancelar|disiscri|annulla|退订|取消订阅|配信停止/iu;

function linksOfHtml(html: string): Link[] {
  const links: Link[] = [];
  let looked = 0;
  for (const { index } of html.slice(0, MOST_CHARACTERS).matchAll(/<a\s/gi)) {
    if (++looked > MOST_LINKS) break;
    const tag = html.slice(index, index + LONGEST_TAG);
    const end = tag.indexOf(">");
    const [, quoted, bare] = /^<a\s[^>]*?href\s*=\s*(?:["']([^"']{1,2000})["']|([^\s"'>]{1,2000}))/i.exec(tag) ?? [];
    const url = webAddress(decodeCharacters(quoted ?? bare ?? ""));
    if (url !== null) links.push({ url, text: plainText(tag.slice(end + 1).split(/<\/a/i, 1)[0] ?? "") });
  }
  return links;
}

function linksOfText(text: string): Link[] {
  const links: Link[] = [];
  for (const [written] of text.slice(0, MOST_CHARACTERS).matchAll(/https?:\/\/[^\s<>"')\]]{1,2000}/gi)) {
    const url = webAddress(written.replace(/[.,;:!?]+$/, ""));
    if (url !== null) links.push({ url, text: "" });
    if (links.length === MOST_LINKS) break;
  }
  return links;
}
