interface Part {
  /** Where it begins. */
  at: number;
  text: string;
  isLink: boolean;
}

/** Up to white space or what is never part of an address that somebody pastes. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”«»，。；：！？、（）《》]+/giu;

/** Text in parts, of which some are addresses of http or https. The parts together are the text. */
export function splitLinks(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutSentence(match[0]);
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), isLink: false });
    parts.push({ at: match.index, text: address, isLink: true });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), isLink: false });
  return parts;
}

/** Without what ends the sentence around it, and the bracket that was opened before it. */
function withoutSentence(address: string): string {
  let kept = address.length;
  for (; kept > 0; kept -= 1) {
    const last = address[kept - 1] ?? "";
    if (".,;:!?'*_".includes(last)) continue;
    if (last === ")" && !address.slice(0, kept).includes("(")) continue;
    break;
  }
  return address.slice(0, kept);
}
