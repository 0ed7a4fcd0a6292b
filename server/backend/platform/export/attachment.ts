/**
 * A `Content-Disposition` that saves the answer under a name in any language (RFC 6266, RFC 5987); `plain` is for those who
 * cannot read that. Both without the ending, which may be empty; a name of which nothing is left is "file".
 */
export function attachment(name: string, plain: string, ending: string): string {
  // Signs that turn the direction of writing would show another ending than the name has.
  const safe = name.replace(/[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  const end = ending && `.${ending}`;
  const encoded = encodeURIComponent((safe || "file") + end).replace(/['()*]/g, percent);
  return `attachment; filename="${plain.replace(/[^\w.-]/g, "_") || "file"}${end}"; filename*=UTF-8''${encoded}`;
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
