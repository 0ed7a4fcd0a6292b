/** Characters of one header. */
const LONGEST = 20_000;

/**
 * The domains for which the receiving server found a mail well signed (DKIM), in small letters. `results`: the values of its
 * `Authentication-Results`, topmost first. Only the topmost one with the server's own name counts: those below came with the mail, and anybody can write
 * them (RFC 8601, 5).
 */
export function signedDomains(results: readonly string[], authserv: string): string[] {
  const own = results.map((one) => partsOf(one.slice(0, LONGEST))).find(([first = ""]) => idIn(first) === authserv);
  return (own ?? []).slice(1).flatMap(domainsIn);
}

/** The name may be followed by a version. */
const idIn = (part: string): string => (part.trim().split(/\s/, 1)[0] ?? "").replaceAll('"', "").toLowerCase();

/** A property begins behind a blank and ends at one: what stands before the @ is the signer's own word, and may look like a property. */
function domainsIn(part: string): string[] {
  if (!/^\s*dkim\s*(?:\/\s*1\s*)?=\s*pass(?:\s|$)/i.test(part)) return [];
  const properties = unquoted(part).matchAll(/\sheader\.(?:d|i)\s*=\s*(?:[^\s@]*@)?([a-z0-9._-]{1,253})(?=\s|$)/gi);
  return [...properties].map(([, domain = ""]) => domain.toLowerCase().replace(/\.$/, ""));
}

/** Of what is quoted only one word is left, so that it stays one. */
const unquoted = (part: string): string =>
  part.replace(/"((?:\\.|[^"\\])*)"/gs, (_, inner: string) => (/^[^\s"\\]*$/.test(inner) ? inner : "quoted"));

/** What stands between semicolons, without comments; of neither do those in quotes count. */
function partsOf(text: string): string[] {
  const parts = [""];
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at++) {
    const one = text[at] as string;
    const isEscaped = one === "\\" && (isQuoted || depth > 0);
    if (!isQuoted && one === "(") depth++;
    else if (depth > 0) depth -= !isEscaped && one === ")" ? 1 : 0;
    else if (one === ";" && !isQuoted) parts.push("");
    else parts[parts.length - 1] += one;
    if (one === '"' && depth === 0) isQuoted = !isQuoted;
    if (isEscaped) at++;
  }
  return parts;
}
