import type { Addressee, Language } from "./account-texts";
import { alertTexts } from "./alert-texts";

/** What a mail about new matches of a saved search says beside their names. */
interface SearchTexts {
  subject(search: string, count: number): string;
  greeting(to: Addressee): string;
  lead(search: string, count: number): string;
  /** There are more than these. */
  more(told: number): string;
  /** It finds more than is compared from now on. */
  tooManySubject(search: string): string;
  tooMany(search: string): string;
  open: string;
  stop: string;
}

const targets = (count: number) => (count === 1 ? "1 new target" : `${count} new targets`);
const ziele = (count: number) => (count === 1 ? "1 neues Objekt" : `${count} neue Objekte`);

const TEXTS: Record<Language, Omit<SearchTexts, "greeting">> = {
  en: {
    subject: (search, count) => `${search}: ${targets(count)}`,
    lead: (search, count) =>
      count === 1
        ? `1 target matches your search “${search}” that did not at the last check.`
        : `${count} targets match your search “${search}” that did not at the last check.`,
    more: (told) => `The first ${told} by name are below.`,
    tooManySubject: (search) => `${search}: too many targets to compare`,
    tooMany: (search) =>
      `Your search “${search}” now finds more than 10,000 targets, too many to find new ones. Narrow it down to get e-mails about new matches again.`,
    open: "Open the search",
    stop: "You get this e-mail because you asked for it in this search. Open the search to change that.",
  },
  de: {
    subject: (search, count) => `${search}: ${ziele(count)}`,
    lead: (search, count) =>
      count === 1
        ? `1 Objekt passt zu Ihrer Suche „${search}“, das bei der letzten Prüfung noch nicht dazugehörte.`
        : `${count} Objekte passen zu Ihrer Suche „${search}“, die bei der letzten Prüfung noch nicht dazugehörten.`,
    more: (told) => `Unten stehen die ersten ${told} nach Namen.`,
    tooManySubject: (search) => `${search}: zu viele Objekte für einen Vergleich`,
    tooMany: (search) =>
      `Ihre Suche „${search}“ findet jetzt mehr als 10.000 Objekte. Neue Treffer lassen sich damit nicht mehr feststellen. Grenzen Sie die Suche ein, um wieder E-Mails über neue Treffer zu erhalten.`,
    open: "Suche öffnen",
    stop: "Sie erhalten diese E-Mail, weil Sie sie in dieser Suche eingestellt haben. Öffnen Sie die Suche, um das zu ändern.",
  },
  ch: {
    subject: (search, count) => `${search}：${count} 个新对象`,
    lead: (search, count) => `自上次检查以来，有 ${count} 个对象新符合您的搜索“${search}”。`,
    more: (told) => `以下按名称列出前 ${told} 个。`,
    tooManySubject: (search) => `${search}：对象过多，无法比较`,
    tooMany: (search) =>
      `您的搜索“${search}”现已找到超过 10,000 个对象，因此无法再识别新的匹配。请缩小搜索范围，以便重新接收关于新匹配的邮件。`,
    open: "打开搜索",
    stop: "您收到此邮件，是因为在该搜索中设置了邮件通知。如需更改，请打开该搜索。",
  },
};

export const searchTexts = (language: Language): SearchTexts => ({
  ...TEXTS[language],
  greeting: alertTexts(language).greeting,
});
