import type { WrittenRows } from "../written-rows";

/** Characters are words here: a phrase is compared character by character. */
export const ZH: WrittenRows = {
  version: 3,
  before: `供应商, 的供应商, 供应商为, 供应给, 供货给, 客户, 客户为, 客户是, 客户包括, 竞争对手, 对手, 不同于, 与此不同, 根据, 据, 分析师, 来源, 例如, 比如, 作为, 供货商,
    代工厂, 母公司, 律师事务所, 券商, 旗下`,
  after:
    "供应商, 的供应商, 的客户, 客户, 的竞争对手, 竞争对手, 分析师, 的分析师, 报道, 消息, 讯, 记者, 获悉, 的代工厂, 旗下",
  fillers: "",
  speaking: "",
  of: "",
  contrast: "而",
  ...{ companies: "", titles: "", small: "", ordinary: "", places: "", belongings: "" },
  verbs: `召回 将召回 收购 拟收购 宣布 公告 发布 发公告 裁员 大裁员 被 停产 破产 申请 起诉 回应 承认 否认 关闭 拟 将 卖掉 出售 并购 财务 董事 高管 又一高管
    员工 工人 工厂 厂房 罢工 爆炸 起火 火灾 违约 涉嫌 遭 披露 因 向 首席 总经理 总裁 再 已 正式 紧急 全资`,
};
