import type { AlertTexts } from "./alert-texts";

export const CHINESE_ALERTS: AlertTexts = {
  subject(channel, count, first) {
    if (count === 1) return first;
    if (channel === "EmailRealtime") return `${first}（另有 ${count - 1} 条）`;
    return channel === "EmailDaily" ? `今日：${count} 条新预警` : `本周：${count} 条新预警`;
  },
  greeting: ({ firstname, lastname }) => `${firstname} ${lastname}，您好：`,
  lead(channel, count) {
    const since = { EmailRealtime: "刚刚", EmailDaily: "自昨日以来", EmailWeekly: "过去一周" }[channel];
    return `${since}收到 ${count} 条新预警${count === 1 ? "。" : "，最严重的排在最前。"}`;
  },
  more: (told) => `以下列出前 ${told} 条，点击按钮可查看全部。`,
  open: (count) => (count === 1 ? "打开预警" : `打开全部 ${count} 条预警`),
  settings: "在此选择通过电子邮件接收哪些预警：",
  stop: {
    EmailRealtime: "不再接收即时邮件：",
    EmailDaily: "不再接收每日邮件：",
    EmailWeekly: "不再接收每周邮件：",
  },
};
