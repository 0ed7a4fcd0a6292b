import anyAscii from "any-ascii";

/** Names longer than this are cut: no real name is, and a hostile one must not cost time. */
const MAX_LENGTH = 400;

/**
 * Any text to lower-case ASCII with its punctuation, so that spellings of one name in several scripts meet.
 * Composed first (NFKC): decomposed, a Cyrillic й would become и and a Hangul syllable three letters.
 */
export function foldText(raw: string): string {
  let text = raw.length > MAX_LENGTH ? raw.slice(0, MAX_LENGTH) : raw;
  if (isAscii(text)) return text.toLowerCase().replace(/['`]/g, "");
  text = text.normalize("NFKC").replace(/[\p{Cf}\p{Emoji_Presentation}]/gu, "");
  for (const [written, meant] of UNSPACED_WORDS)
    if (text.includes(written)) text = text.replaceAll(written, ` ${meant} `);
  return anyAscii(text)
    .toLowerCase()
    .replace(/[^\x20-\x7e]/g, " ")
    .replace(/['`]/g, "")
    .slice(0, MAX_LENGTH);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with the control characters
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Words that scripts without spaces, or with other letters, write into the name; longest first. */
const UNSPACED_WORDS: readonly (readonly [string, string])[] = [
  ["股份有限公司", "co ltd"],
  ["有限责任公司", "co ltd"],
  ["有限責任公司", "co ltd"],
  ["有限公司", "co ltd"],
  ["公司", "company"],
  ["集团", "group"],
  ["集團", "group"],
  ["工厂", "factory"],
  ["进出口", "import export"],
  ["国际", "international"],
  ["國際", "international"],
  ["贸易", "trading"],
  ["貿易", "trading"],
  ["技术", "technology"],
  ["科技", "technology"],
  ["工业", "industry"],
  ["工業", "industry"],
  ["实业", "industry"],
  ["电子", "electronics"],
  ["무역", "trading"],
  ["大学", "university"],
  ["大學", "university"],
  ["银行", "bank"],
  ["銀行", "bank"],
  ["研究所", "research institute"],
  ["株式会社", "kk"],
  ["有限会社", "yk"],
  ["合同会社", "gk"],
  ["주식회사", "co ltd"],
  ["유한회사", "llc"],
  ["그룹", "group"],
  ["은행", "bank"],
  ["شركة", "company"],
  ["مجموعة", "group"],
  ["مؤسسة", "establishment"],
  ["بنك", "bank"],
  ["جامعة", "university"],
];
