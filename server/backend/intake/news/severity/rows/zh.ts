import { phraseSet, phraseTable } from "../../amounts/phrases";
import { list } from "../../lexicon/list";
import type { Noun, SeverityRow, SeverityWords } from "../row";
import { CODES } from "../symbols";

const nouns = (noun: Noun, written: string) => list(written).map((word) => [word, noun] as const);

const ROWS: readonly SeverityRow[] = [
  {
    id: "dead-1",
    measure: "dead",
    any: list("死, 死亡, 身亡, 遇难, 丧生, 罹难, 死者, 遇难者, 丧命, 致死, 遇難, 死亡人数"),
  },
  { id: "dead-2", measure: "dead", any: list("伤亡, 傷亡"), onlyNone: true },
  { id: "injured-1", measure: "injured", any: list("伤, 受伤, 轻伤, 重伤, 负伤, 送医, 受傷, 伤者"), not: list("死伤") },
  { id: "injured-2", measure: "injured", any: list("伤亡, 傷亡"), onlyNone: true },
  { id: "missing-1", measure: "missing", any: list("失踪, 失联, 被困, 失蹤, 下落不明") },
  { id: "evacuated-1", measure: "evacuated", any: list("疏散, 撤离, 紧急转移, 转移, 撤離") },
  {
    id: "employees-1",
    measure: "employeesAffected",
    any: list("裁员, 裁减, 解雇, 遣散, 裁掉, 裁撤, 削减, 被裁, 裁員, 失业, 欠薪"),
  },
  {
    id: "hectares-1",
    measure: "areaHectares",
    any: list("火灾, 山火, 烧毁, 过火, 受灾, 淹没, 林火, 大火, 洪水, 洪灾, 焚毁"),
  },
  { id: "stop-1", measure: "stopDays", any: list("停产, 停工, 停业, 停运, 停止生产, 暂停生产, 停摆, 停產") },
  {
    id: "stop-2",
    measure: "stopDays",
    any: list("关闭, 暂停, 停止, 中断"),
    near: { any: list("生产, 工厂, 运营, 生产线, 港口, 作业, 矿, 厂"), within: 5 },
  },
  { id: "loss-1", measure: "loss", any: list("损失, 罚款, 被罚, 罚没, 赔偿, 经济损失, 損失"), not: list("投资") },
  {
    id: "changes",
    measure: null,
    any: list("升至, 增至, 上升至, 上升到, 增加到, 增加至, 上调至, 修正为, 更正为, 下调至, 已达, 升到"),
  },
];

export const ZH: SeverityWords = {
  version: 1,
  rows: ROWS,
  nouns: phraseTable([
    ...nouns("people", "位, 个人, 名乘客, 名居民, 名村民, 名群众, 名学生, 名平民, 居民, 群众, 村民"),
    ...nouns("workers", "人, 名, 名工人, 名员工, 名矿工, 名职工, 员工, 工人, 职工, 名消防员, 名船员"),
    ...nouns("jobs", "个岗位, 个职位, 岗位, 职位, 个工作岗位"),
  ]),
  peopleEndings: [],
  durations: phraseTable([
    ["天", 1],
    ["日", 1],
    ["周", 7],
    ["个星期", 7],
    ["星期", 7],
    ["个月", 30],
  ]),
  areas: phraseTable([
    ["公顷", 1],
    ["亩", 1 / 15],
    ["平方公里", 100],
    ["英亩", 0.404686],
  ]),
  currencies: phraseTable([
    ...CODES,
    ["元", "CNY"],
    ["元人民币", "CNY"],
    ["人民币", "CNY"],
    ["美元", "USD"],
    ["欧元", "EUR"],
    ["英镑", "GBP"],
    ["日元", "JPY"],
    ["港元", "HKD"],
    ["瑞士法郎", "CHF"],
    ["韩元", "KRW"],
  ]),
  symbols: { "¥": "CNY", "￥": "CNY" },
  otherUnits: phraseSet(list("岁, 年, 月, 时, 点, 分, 公里, 米, 度, 吨, 次, 号, 小时, 级, 楼, 辆, 家, 艘, 层")),
  whenBefore: new Set(["月"]),
  whenAfter: new Set([..."前后内起"]),
  lasting: new Set(list("")),
  linking: new Set([..."已约近被"]),
  limiting: new Set([..."重其他新"]),
  changedTo: new Set([..."至到为达"]),
};
