import type { AccountTexts, Addressee } from "./account-texts";

const greeting = ({ firstname, lastname }: Addressee) => `${firstname} ${lastname}，您好：`;
const ONE_HOUR = "此链接只能使用一次，一小时内有效。";

export const CHINESE: AccountTexts = {
  reset: (to) => ({
    subject: "设置新密码",
    greeting: greeting(to),
    paragraphs: ["您可以通过以下链接为您的 Tierwatch 账户设置新密码。"],
    action: "设置新密码",
    notes: [ONE_HOUR, "如果这不是您本人的请求，请忽略本邮件，您的密码不会改变。"],
  }),
  invitation: (to, { customer, inviter }) => ({
    subject: `${customer} 为您开通了 Tierwatch`,
    greeting: greeting(to),
    paragraphs: [`${inviter} 邀请您使用 Tierwatch。${customer} 通过 Tierwatch 监测供应链风险。`],
    action: "完成注册",
    notes: [ONE_HOUR, "如果链接已失效，请在登录页面点击“忘记密码？”重新获取。"],
  }),
  confirmEmail: (to) => ({
    subject: "请确认您的电子邮箱",
    greeting: greeting(to),
    paragraphs: ["您希望将此邮箱用于您的 Tierwatch 账户，请确认该邮箱属于您本人。"],
    action: "确认此邮箱",
    notes: [ONE_HOUR, "如果这不是您本人的请求，请忽略本邮件。"],
  }),
  emailTaken: (to) => ({
    subject: "此邮箱已有账户",
    greeting: greeting(to),
    paragraphs: ["有人想将此邮箱用于另一个 Tierwatch 账户。由于该邮箱已属于您的账户，未作任何更改。"],
    notes: ["如果是您本人操作，请为另一个账户使用其他邮箱。"],
  }),
  emailChanged: (to, { email }) => ({
    subject: "您的电子邮箱已更改",
    greeting: greeting(to),
    paragraphs: [`今后请使用 ${email} 登录 Tierwatch。`],
    notes: ["如果这不是您本人的操作，请立即联系贵公司的管理员。"],
  }),
};
