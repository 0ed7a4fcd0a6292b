import { readdir } from "node:fs/promises";
import { type LabelledText, readLabelled } from "../../../server/backend/intake/news/labelled/read-labelled";

/** A piece of news as a source tells it. */
export interface Told {
  /** `story-NUMBER-…`: copies of one text have one number. */
  externalId: string;
  title: string;
  text: string;
}

/** What one source has to tell when it is asked. */
export interface Poll {
  source: string;
  language: string;
  items: Told[];
}

export const LANGUAGES = ["en", "zh", "de", "es", "pt", "ja"] as const;
const SOURCES_EACH = 4;
const LEGAL = { en: "Ltd", zh: "Ltd", de: "GmbH", es: "S.A.", pt: "S.A.", ja: "K.K." };

/** One of eleven tells of a company that customers follow. */
export const FOLLOWED_EACH = 11;

/**
 * A day of news: the labelled texts again and again, each time of another company and town. Of twenty items one is the text of another source
 * word for word, one nearly so, and one is told again by its own. Polls have `size` items at most.
 */
export async function* dayOfNews(folder: string, wanted: number, size: number): AsyncGenerator<Poll> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".csv")).sort();
  const all = (await Promise.all(files.map((file) => readLabelled(folder, file)))).flat();
  const byLanguage = LANGUAGES.map((language) => all.filter((text) => text.language === language));
  let [told, story] = [0, 0];
  for (let poll = 0; told < wanted; poll++) {
    const at = poll % LANGUAGES.length;
    const [language, texts] = [LANGUAGES[at] ?? "en", byLanguage[at] ?? []];
    const round = Math.floor(poll / LANGUAGES.length);
    const items: Told[] = [];
    const copies: Told[] = [];
    while (items.length < size - size / 10 && told + items.length + copies.length < wanted) {
      const one = storyOf(texts[story % texts.length] as LabelledText, story, language);
      items.push(one);
      if (story % 18 === 4) copies.push({ ...one, externalId: `${one.externalId}-copy` });
      if (story % 18 === 9) copies.push({ ...one, externalId: `${one.externalId}-near`, title: `${one.title} (dpa)` });
      if (story % 18 === 14) items.push(one);
      story += 1;
    }
    const source = (n: number): string => `feed:${language}-${n % SOURCES_EACH}`;
    yield { source: source(round), language, items };
    if (copies.length > 0) yield { source: source(round + 1), language, items: copies };
    told += items.length + copies.length;
  }
}

/** Of no company that exists; of neighbouring numbers names are far apart. */
export function companyOf(story: number, language: keyof typeof LEGAL): string {
  const word = (number: number): string => {
    const parts = [number % 65, Math.floor(number / 65) % 65, Math.floor(number / 4225) % 65];
    const letters = parts.map((part) => `${"bdfgklmnprstv"[part % 13]}${"aeiou"[Math.floor(part / 13)]}`).join("");
    return `${letters[0]?.toUpperCase()}${letters.slice(1)}`;
  };
  return `${word((story * 104_729) % 274_625)} ${word((story * 7_919 + 31) % 274_625)} ${LEGAL[language]}`;
}

const TOWNS = {
  en: ["Leeds", "Toledo", "Felixstowe", "Sheffield", "Hobart", "Akron", "Durban", "Halifax"],
  de: ["Hagen", "Erfurt", "Siegen", "Kassel", "Graz", "Linz", "Bochum", "Ulm"],
  es: ["Zaragoza", "Valladolid", "Rosario", "Bilbao", "Medellín", "Murcia", "Gijón", "Arequipa"],
  pt: ["Braga", "Curitiba", "Joinville", "Aveiro", "Campinas", "Recife", "Setúbal", "Manaus"],
  zh: ["苏州", "无锡", "佛山", "东莞", "温州", "烟台", "洛阳", "襄阳"],
  ja: ["川崎市", "浜松市", "堺市", "岡山市", "北九州市", "静岡市", "熊本市", "新潟市"],
};

function storyOf({ title, text }: LabelledText, story: number, language: keyof typeof LEGAL): Told {
  const town = TOWNS[language][story % 8];
  const company = companyOf(story, language);
  const said = title || text.slice(0, 120);
  const [inTown, ends] = language === "zh" || language === "ja" ? [`（${town}）`, "。"] : [` (${town})`, "."];
  return {
    externalId: `story-${story}-`,
    title: `${company}${inTown}: ${said}`,
    text: `${company} ${town}${ends} ${text}`,
  };
}

const ESCAPED: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };
const escaped = (text: string): string => text.replace(/[<>&]/g, (sign) => ESCAPED[sign] ?? "");

/** The poll as the feed that a source answers. */
export function feedOf({ source, language, items }: Poll): string {
  const written = items.map(
    ({ externalId, title, text }) =>
      `<item><guid>${source}-${externalId}</guid><title>${escaped(title)}</title><description>${escaped(text)}</description>
       <pubDate>${new Date().toUTCString()}</pubDate><link>https://news.example/${source}/${externalId}</link></item>`,
  );
  return `<rss version="2.0"><channel><title>${source}</title><language>${language}</language>${written.join("")}</channel></rss>`;
}
