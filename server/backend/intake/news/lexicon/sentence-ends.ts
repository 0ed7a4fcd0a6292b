/**
 * Whether a sentence ends between two words, of which `between` stands between. Own rules rather than `Intl.Segmenter`: its data differ
 * between versions of Node, and it knows neither "z. B." nor "Nr. 5".
 */
export function endsSentence(previous: string, between: string, next: string): boolean {
  if (between === " " || between === "") return false;
  if (/[。！？｡\n\u2028\u2029]/.test(between)) return true;
  if (/[!?]["'”’»)\]]*\s/.test(between)) return true;
  if (!/[.…]["'”’»)\]]*\s/.test(between)) return false;
  if (/^\p{Ll}/u.test(next)) return false;
  if (between.includes("…") || between.includes("..")) return true;
  // A dot that something stands before is no part of the word: "5 %. Management", "(by 12). Licences".
  if (!/^[.…]/.test(between)) return true;
  // An initial, and each part of "z. B." or "U.S."; a German day or ordinal: "am 3. Mai", "zum 25. Mal".
  if (/^(?:\p{L}|\d{1,2})$/u.test(previous) && !/^\p{sc=Han}$/u.test(previous)) return false;
  return !ABBREVIATIONS.has(previous.toLowerCase());
}

/** What a dot follows though the sentence goes on, in English, German and French. */
const ABBREVIATIONS = new Set(
  (
    "mr mrs ms dr prof st sr jr inc ltd pvt pte pty sdn spol corp co cos bros dept gov sen rep gen col lt sgt capt rev hon vs etc approx est no nos vol fig al " +
    "jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun " +
    "nr bzw ca ggf inkl exkl zzgl evtl usw sog vgl bspw mio mrd tsd str abs art hr fr dipl ing med tel okt dez mär " +
    "mme mlle mm me av bd env éd p pp m"
  ).split(" "),
);
