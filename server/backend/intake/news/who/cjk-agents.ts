import type { Words } from "../lexicon/words";
import { placed } from "./cjk-names";
import type { FoundName } from "./found-name";
import type { NameRows } from "./name-rows";

/** Clauses begin at the text's beginning and after a sign or a blank. */
const CLAUSE = /(?:^|[，。！？；：、,.!?;:\s])([\p{sc=Han}\p{sc=Latin}\p{N}·-]{3,24})/gu;
/** What says when stands before who. */
const WHEN = /^(?:近日|日前|今日|昨日|目前|随后|此前|今年|去年|但|而|就在|另外)+/;
const LONGEST = 10;
/** Ends of short names of companies: before a colon they are one. */
const SUFFIX =
  /(?:股份|资源|科技|电气|置业|电子|银行|证券|药业|能源|重工|汽车|航空|石化|化工|钢铁|地产|控股|传媒|软件|实业|材料|食品|生物|医药|通信|网络)$/;
/** What is no company, or more than its name. */
const NO_NAME =
  /[的了是在被将与和及年月日号辞一两人员省市县区村镇这那其该此某各每多少几个元万亿]|公司|集团|紧急|退坡|收到|落实|联合|关联|溢价|官宣|不再|计划|启动|正式|记者|消息|报道|媒体|警方|政府|法院|地震|火灾|爆炸|罢工|员工|今天|昨天|近日|日前|晚间|目前|因为|由于|此前|随后|总统|总理|总裁|董事|高管|经理|先生|女士|全球|部分|注意|快讯|突发|官方|网友|现场|涉嫌|违法|国内|国外|不$|(?<!石)化$|美国|英国|法国|德国|日本|中国|韩国|印度|俄罗斯|北京|上海|广州|深圳/;

/** "奥迪召回…": who does what companies do, without a legal form. */
export function cjkAgents(words: Words, limit: number, rows: NameRows): FoundName[] {
  if (rows.language !== "zh") return [];
  const verbs = [...rows.verbs];
  const found: FoundName[] = [];
  for (const { 0: whole, 1: clause = "", index } of words.text.slice(0, limit).matchAll(CLAUSE)) {
    const skipped = clause.length - clause.replace(WHEN, "").length;
    const start = index + whole.length - clause.length + skipped;
    const next = words.text[index + whole.length] ?? "";
    const length = agentIn(clause.slice(skipped), next, verbs);
    const name = length > 0 ? placed(words, { start, end: start + length, by: "agent" }) : null;
    if (name) found.push(name);
  }
  return found;
}

/** How many characters of the clause's beginning name who acts; 0: nobody is named. */
function agentIn(clause: string, next: string, verbs: readonly string[]): number {
  for (let length = 2; length <= Math.min(LONGEST, clause.length); length += 1) {
    const rest = clause.slice(length);
    const acts =
      verbs.some((verb) => rest.startsWith(verb)) || (rest === "" && /[：:（(]/.test(next) && isShortName(clause));
    if (acts) return isName(clause.slice(0, length)) && !isPlant(clause.slice(0, length), rest) ? length : 0;
  }
  return 0;
}

/** "广东东莞工厂": where a plant stands, and not whose it is. */
const isPlant = (name: string, rest: string): boolean => /^(?:工厂|厂房)/.test(rest) && PROVINCE.test(name);
const PROVINCE =
  /^(?:广东|江苏|浙江|山东|河南|河北|四川|湖北|湖南|福建|安徽|江西|辽宁|吉林|黑龙江|陕西|山西|云南|贵州|广西|海南|甘肃|青海|内蒙古|宁夏|新疆|西藏|天津|重庆|台湾|香港|当地|附近)/;

const isShortName = (name: string): boolean => SUFFIX.test(name);
const isName = (name: string): boolean => !NO_NAME.test(name) && !/^C[A-Z]O/.test(name) && /\p{L}{2}/u.test(name);
