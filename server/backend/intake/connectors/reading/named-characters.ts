const ACCENTED =
  "Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í " +
  "Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô Otilde Õ Ouml Ö Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü " +
  "Yacute Ý THORN Þ szlig ß agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê " +
  "euml ë igrave ì iacute í icirc î iuml ï eth ð ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù " +
  "uacute ú ucirc û uuml ü yacute ý thorn þ yuml ÿ OElig Œ oelig œ Scaron Š scaron š";
const SIGNS =
  "amp & lt < gt > quot \" apos ' iexcl ¡ cent ¢ pound £ yen ¥ sect § copy © laquo « raquo » reg ® deg ° plusmn ± " +
  "sup2 ² sup3 ³ micro µ para ¶ middot · frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ times × divide ÷ ndash – mdash — lsquo ‘ " +
  "rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † bull • hellip … permil ‰ lsaquo ‹ rsaquo › euro € trade ™ larr ← " +
  "rarr → minus − infin ∞ asymp ≈ ne ≠ le ≤ ge ≥";

/** The character references of HTML that feeds use, by their names. */
export const NAMED_CHARACTERS: Readonly<Record<string, string>> = Object.assign(
  Object.create(null),
  Object.fromEntries(pairs(`${ACCENTED} ${SIGNS}`)),
  { nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", shy: "", zwnj: "", zwj: "" },
);

function* pairs(list: string): Generator<[name: string, character: string]> {
  const words = list.split(" ");
  for (let index = 0; index + 1 < words.length; index += 2) yield [words[index] ?? "", words[index + 1] ?? ""];
}
