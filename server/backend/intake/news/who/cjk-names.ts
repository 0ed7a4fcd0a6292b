import type { Words } from "../lexicon/words";
import type { FoundName } from "./found-name";

/** Legal forms as they are written after a name. A bracketed one counts for its width: "（株）". */
const FORM =
  /(?:集团|集團|控股)*(?:股份)?(?:有限(?:责任|責任)?)?公司|集团|集團|(?:株式|有限|合同)会社|[（(](?:株|有|同)[）)]|㈱|製作所|工業所/g;
/** These stand before a name as often. */
const LEADING = /^(?:(?:株式|有限|合同)会社|[（(](?:株|有|同)[）)]|㈱)$/;
/** Most characters of a name, its form left out. */
const LONGEST = 20;
const IN_NAME = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Latin}\p{N}ーｰ・·&＆\-－]/u;
/** What a name does not hold: it begins after the last of these. */
const BEFORE =
  /(?:供应商|客户|竞争对手|供货商|其|的|从|在(?!线)|被|由|向|与|及|称|据|将|对|把|给|即|就|是|因|或|并|等|该|此|(?<!某)某(?!某)|了|年|月|日|号|消息|报道|宣布|收购|起诉|成为|作为|名为|认为|旗下|记者|公告|关于|以及|来自|包括|召回|一家|这家|两家|多家|[与於]|(?<!^)和(?![记谐平润])|[のはがをで])/g;
/** Before a form these name no one company. */
const GENERIC =
  /^(?:|上市|子|分|母|本|我|各|全资|控股|总|保险|物流|快递|互联网|科技|基金|证券|信托|投资|咨询|房地产|地产|贸易|传媒|航空|电力|石油|汽车|跨国|外国|国有|私营|民营|中国|日本|美国|当地|相关|有关|多家|两家|几家|一些|大|小|新|老|他们|公司|集团|股份|有限|新能源|食品|药业|化工|软件|网络|游戏|影视|建筑|供电|自来水|燃气|[一二三四五六七八九十两几多数]+家?.{0,2})$/;
/** A form that names a kind of thing as often as one of its kind. */
const BARE = /^(?:公司|集团|集團|控股公司)$/;
const NO_OWN = /(?:[子分母国]|收到|担任|落实|离开|加入|到|企业)$/;
/** "集团军", "公司化". */
const NOT_AFTER = /^[军化式]/;

/** Names in Chinese and Japanese: runs of characters with a legal form, and who acts at the beginning of a clause. In reading order. */
export function cjkNames(words: Words, limit: number): FoundName[] {
  const text = words.text.slice(0, limit);
  if (!/[\p{sc=Han}\p{sc=Kana}]/u.test(text)) return [];
  const found = formNames(text).map((name) => placed(words, name));
  return found.filter((name) => name !== null);
}

interface Stretch {
  start: number;
  end: number;
  by: FoundName["by"];
}

function formNames(text: string): Stretch[] {
  const found: Stretch[] = [];
  let free = 0;
  for (const { 0: form, index } of text.matchAll(FORM)) {
    const end = index + form.length;
    if (index < free || NOT_AFTER.test(text.slice(end, end + 1))) continue;
    const name = before(text, index, end, free) ?? (LEADING.test(form) ? after(text, index, end) : null);
    if (name === null) continue;
    found.push({ ...name, by: "legal-form" });
    free = name.end;
  }
  return found;
}

/** From the character on after which no more can belong to the name. */
function before(text: string, index: number, end: number, free: number): Omit<Stretch, "by"> | null {
  let start = index;
  while (start > free && index - start < LONGEST && IN_NAME.test(text[start - 1] ?? "")) start -= 1;
  const window = text.slice(start, index);
  let cut = 0;
  for (const { 0: word, index: at } of window.matchAll(BEFORE)) cut = at + word.length;
  const own = window.slice(cut);
  if (
    (BARE.test(text.slice(index, end)) && (GENERIC.test(own) || NO_OWN.test(own))) ||
    !/[\p{L}]/u.test(own) ||
    [...own].length < 2
  )
    return null;
  return { start: start + cut, end };
}

const PARTICLE = /[のはがをでにとも]/;

function after(text: string, index: number, end: number): Omit<Stretch, "by"> | null {
  let to = end;
  while (to - end < LONGEST && IN_NAME.test(text[to] ?? "") && !(to - end >= 2 && PARTICLE.test(text[to] ?? "")))
    to += 1;
  return to - end < 2 ? null : { start: index, end: to };
}

/** With its words; each character is one. */
export function placed({ text, starts, ends }: Words, { start, end, by }: Stretch): FoundName | null {
  const first = atOrAfter(starts, start);
  const last = atOrAfter(ends, end);
  if (first >= starts.length) return null;
  const to = Math.min(last, starts.length - 1);
  return { text: text.slice(start, end), longer: null, by, start, end, first, last: Math.max(first, to) };
}

/** The first index whose value is not less; values rise. */
export function atOrAfter(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
