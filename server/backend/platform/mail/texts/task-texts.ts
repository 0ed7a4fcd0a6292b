import type { Language } from "./account-texts";
import { alertTexts } from "./alert-texts";

interface Counts {
  overdue: number;
  today: number;
  week: number;
}

/** What mails about tasks say beside the tasks themselves. */
export interface TaskTexts {
  greeting: ReturnType<typeof alertTexts>["greeting"];
  digest: {
    subject(open: number, overdue: number): string;
    /** How many are due when. */
    lead(counts: Counts): string;
    /** There are more than these. */
    more(told: number, all: number): string;
    onlyWaiting: string;
    waiting(count: number): string;
    open: string;
  };
  given: {
    subject(count: number, first: string): string;
    lead(count: number): string;
    /** As one item: several that were given at once. */
    several(count: number): string;
    open: string;
  };
  commented: {
    /** On how many actions. */
    subject(count: number, first: string): string;
    lead: string;
    /** There are more than these. */
    more(told: number): string;
    comments(count: number): string;
    open: string;
  };
  reminders: {
    subject(count: number, first: string): string;
    lead(count: number): string;
    /** There are more than these. */
    more(told: number): string;
    open: string;
  };
  late: {
    subject(count: number, first: string): string;
    /** Without days only what a law dates is told. */
    lead(count: number, days: number | null): string;
    more(told: number): string;
    /** Whose it is. */
    owner(names: string): string;
    /** Nobody may turn this mail off; why it came: to who leads a team, or to a manager. */
    why(isOfTeam: boolean): string;
    open: string;
  };
  /** A link follows it. */
  settings: string;
}

const task = (count: number) => (count === 1 ? "1 task" : `${count} tasks`);
const aufgabe = (count: number) => (count === 1 ? "1 Aufgabe" : `${count} Aufgaben`);

const ENGLISH: Omit<TaskTexts, "greeting"> = {
  digest: {
    subject: (open, overdue) => (overdue > 0 ? `${task(open)} open, ${overdue} overdue` : `${task(open)} open`),
    lead: ({ overdue, today, week }) => `Overdue: ${overdue} · Today: ${today} · This week: ${week}`,
    more: (told, all) => `The first ${told} of ${all} open tasks:`,
    onlyWaiting: "There is nothing for you to do. These tasks are waiting for others.",
    waiting: (count) => `Waiting for others (${count})`,
    open: "Open your tasks",
  },
  given: {
    subject: (count, first) => (count === 1 ? `Assigned to you: ${first}` : `${count} tasks were assigned to you`),
    lead: (count) =>
      count === 1 ? "A task was assigned to you or your team." : `${count} tasks were assigned to you or your team.`,
    several: (count) => `${count} tasks at once`,
    open: "Open your tasks",
  },
  commented: {
    subject: (count, first) => (count === 1 ? `New comment: ${first}` : `New comments on ${count} actions`),
    lead: "Others commented on actions that are assigned to you, or that you started or commented on.",
    more: (told) => `The first ${told} are below.`,
    comments: (count) => (count === 1 ? "1 new comment" : `${count} new comments`),
    open: "Open the actions",
  },
  reminders: {
    subject: (count, first) => (count === 1 ? `Reminder: ${first}` : `Reminder: ${task(count)} due or overdue`),
    lead: (count) => (count === 1 ? "This task needs your attention:" : "These tasks need your attention:"),
    more: (told) => `The first ${told} are below; the button opens all of them.`,
    open: "Open your tasks",
  },
  late: {
    subject: (count, first) => (count === 1 ? `Overdue: ${first}` : `${count} tasks of your colleagues are overdue`),
    lead: (count, days) =>
      days === null
        ? `${count === 1 ? "A task is" : `${count} tasks are`} past a legal deadline.`
        : `${count === 1 ? "A task is" : `${count} tasks are`} overdue: by more than ${days === 1 ? "1 day" : `${days} days`}, or past a legal deadline.`,
    more: (told) => `The first ${told} are below; the button opens all of them.`,
    owner: (names) => `Assigned to: ${names}`,
    why: (isOfTeam) =>
      `Overdue tasks of ${isOfTeam ? "the team you lead" : "your company"} are reported to you, each of them once.`,
    open: "Open overdue tasks",
  },
  settings: "Choose which e-mails you get about tasks:",
};

const GERMAN: Omit<TaskTexts, "greeting"> = {
  digest: {
    subject: (open, overdue) => `${aufgabe(open)} offen${overdue > 0 ? `, davon ${overdue} überfällig` : ""}`,
    lead: ({ overdue, today, week }) => `Überfällig: ${overdue} · Heute: ${today} · Diese Woche: ${week}`,
    more: (told, all) => `Die ersten ${told} von ${all} offenen Aufgaben:`,
    onlyWaiting: "Für Sie ist nichts zu tun. Diese Aufgaben warten auf andere.",
    waiting: (count) => `Warten auf andere (${count})`,
    open: "Aufgaben öffnen",
  },
  given: {
    subject: (count, first) =>
      count === 1 ? `Ihnen zugewiesen: ${first}` : `Ihnen wurden ${count} Aufgaben zugewiesen`,
    lead: (count) =>
      count === 1
        ? "Ihnen oder Ihrem Team wurde eine Aufgabe zugewiesen."
        : `Ihnen oder Ihrem Team wurden ${count} Aufgaben zugewiesen.`,
    several: (count) => `${count} Aufgaben auf einmal`,
    open: "Aufgaben öffnen",
  },
  commented: {
    subject: (count, first) => (count === 1 ? `Neuer Kommentar: ${first}` : `Neue Kommentare zu ${count} Maßnahmen`),
    lead: "Andere haben Maßnahmen kommentiert, für die Sie zuständig sind oder die Sie gestartet oder kommentiert haben.",
    more: (told) => `Unten stehen die ersten ${told}.`,
    comments: (count) => (count === 1 ? "1 neuer Kommentar" : `${count} neue Kommentare`),
    open: "Maßnahmen öffnen",
  },
  reminders: {
    subject: (count, first) =>
      count === 1 ? `Erinnerung: ${first}` : `Erinnerung: ${aufgabe(count)} mit nahem oder überschrittenem Termin`,
    lead: (count) =>
      count === 1 ? "Bitte kümmern Sie sich um diese Aufgabe:" : "Bitte kümmern Sie sich um diese Aufgaben:",
    more: (told) => `Unten stehen die ersten ${told}; die Schaltfläche öffnet alle.`,
    open: "Aufgaben öffnen",
  },
  late: {
    subject: (count, first) =>
      count === 1 ? `Überfällig: ${first}` : `${count} Aufgaben in Ihrem Unternehmen sind überfällig`,
    lead: (count, days) =>
      days === null
        ? `Bei ${count === 1 ? "einer Aufgabe" : `${count} Aufgaben`} ist die gesetzliche Frist abgelaufen.`
        : `${count === 1 ? "Eine Aufgabe ist" : `${count} Aufgaben sind`} überfällig: seit mehr als ${days === 1 ? "einem Tag" : `${days} Tagen`} oder mit abgelaufener gesetzlicher Frist.`,
    more: (told) => `Unten stehen die ersten ${told}; die Schaltfläche öffnet alle.`,
    owner: (names) => `Zuständig: ${names}`,
    why: (isOfTeam) =>
      `Überfällige Aufgaben ${isOfTeam ? "Ihres Teams" : "Ihres Unternehmens"} werden Ihnen gemeldet, jede einmal.`,
    open: "Überfällige Aufgaben öffnen",
  },
  settings: "Welche E-Mails Sie zu Aufgaben erhalten, legen Sie hier fest:",
};

const CHINESE: Omit<TaskTexts, "greeting"> = {
  digest: {
    subject: (open, overdue) => `${open} 项待办任务${overdue > 0 ? `，其中 ${overdue} 项已逾期` : ""}`,
    lead: ({ overdue, today, week }) => `已逾期：${overdue} · 今天：${today} · 本周：${week}`,
    more: (told, all) => `以下为 ${all} 项待办任务中的前 ${told} 项：`,
    onlyWaiting: "您目前没有待办事项。以下任务正在等待他人处理。",
    waiting: (count) => `等待他人（${count}）`,
    open: "打开我的任务",
  },
  given: {
    subject: (count, first) => (count === 1 ? `已分配给您：${first}` : `有 ${count} 项任务分配给您`),
    lead: (count) => `有 ${count} 项任务分配给您或您的团队。`,
    several: (count) => `一次分配的 ${count} 项任务`,
    open: "打开我的任务",
  },
  commented: {
    subject: (count, first) => (count === 1 ? `新评论：${first}` : `${count} 项措施有新评论`),
    lead: "有人评论了您负责、启动或评论过的措施。",
    more: (told) => `以下列出前 ${told} 项。`,
    comments: (count) => `${count} 条新评论`,
    open: "打开措施",
  },
  reminders: {
    subject: (count, first) => (count === 1 ? `提醒：${first}` : `提醒：${count} 项任务即将到期、到期或已逾期`),
    lead: (count) => (count === 1 ? "以下任务需要您处理：" : `以下 ${count} 项任务需要您处理：`),
    more: (told) => `以下列出前 ${told} 项，点击按钮可查看全部。`,
    open: "打开我的任务",
  },
  late: {
    subject: (count, first) => (count === 1 ? `已逾期：${first}` : `贵公司有 ${count} 项任务已逾期`),
    lead: (count, days) =>
      days === null
        ? `有 ${count} 项任务已超过法定期限。`
        : `有 ${count} 项任务逾期超过 ${days} 天，或已超过法定期限。`,
    more: (told) => `以下列出前 ${told} 项，点击按钮可查看全部。`,
    owner: (names) => `负责人：${names}`,
    why: (isOfTeam) => `${isOfTeam ? "您所负责团队" : "贵公司"}的逾期任务会通知您，每项任务只通知一次。`,
    open: "打开逾期任务",
  },
  settings: "在此选择接收哪些任务邮件：",
};

const TEXTS = { en: ENGLISH, de: GERMAN, ch: CHINESE };

export const taskTexts = (language: Language): TaskTexts => ({
  ...TEXTS[language],
  greeting: alertTexts(language).greeting,
});
