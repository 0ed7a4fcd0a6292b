/**
 * A title without what only says who tells it, and for which time: "UPDATE 2-", "EXCLUSIVE:", "dpa-AFX:", "(Reuters)", "| BBC News",
 * "（新华社）". Copies of one text differ in these, and agencies number them. What is left of it when nothing else stands there is the title itself.
 */
export function bareTitle(title: string): string {
  const start = title.slice(0, LONGEST);
  let bare = start.trim();
  for (let turn = 0; turn < MOST_MARKS; turn += 1) {
    const less = bare.replace(AHEAD, "").replace(BEHIND, "").replace(SITE, "").trim();
    if (less === bare || !/[\p{L}\p{N}]/u.test(less)) break;
    bare = less;
  }
  return bare;
}

const LONGEST = 300;
const MOST_MARKS = 3;

/** Who tells what others print. "AP" and "PA" only in brackets: they may be anything else. */
const AGENCIES =
  "reuters|thomson reuters|bloomberg|afp|dpa|dpa-afx|afx|apa|sid|kna|epd|awp|ots|ansa|efe|pti|ani|tass|kyodo|yonhap|xinhua|dow jones|prnewswire|globe newswire|business wire|新华社|中新社|路透社|法新社|美联社|彭博社|共同社|财联社";
const KINDS =
  "update|updated|updates|wrapup|exclusive|breaking|breaking news|correction|corrected|refile|rpt|factbox|roundup|eilmeldung|eil|aktualisiert|korrektur|exklusiv|urgent|mise à jour|快讯|突发|更新|独家";
const NUMBER = "(?:\\s?\\d{1,2})?";

const AHEAD = new RegExp(
  `^(?:[([（【「]\\s?(?:${AGENCIES}|ap|pa|${KINDS})${NUMBER}\\s?[)\\]）】」]\\s?[-–—:：]?|(?:${KINDS})${NUMBER}(?:\\s?[:：|]|\\s?[-–—]\\s?(?=\\p{Lu}|\\p{sc=Han}))|(?:${AGENCIES})\\s?[:：])\\s?`,
  "iu",
);
const BEHIND = new RegExp(`\\s?[([（【]\\s?(?:${AGENCIES}|ap|pa)\\s?[)\\]）】]\\s?$`, "iu");

/** Words of which the names of sites are made, or their address: behind any dash nothing else is as sure. */
const PRESS =
  "news|times|post|herald|tribune|journal|gazette|chronicle|guardian|telegraph|observer|mail|reuters|bloomberg|msn|yahoo|cnn|cnbc|bbc|zeitung|nachrichten|anzeiger|tagblatt|tageblatt|rundschau|kurier|handelsblatt|spiegel|le monde|les echos|le figaro|新闻|日报|时报|新浪财经|网";
const SITE = new RegExp(
  `\\s(?:[|–—-]{1,2})\\s(?:[\\p{L}\\p{N}.&]+\\s){0,3}(?:[\\p{L}\\p{N}]+\\.(?:com|net|org|de|fr|cn|co\\.uk|com\\.cn|ch|at)|(?:${PRESS})(?:\\s\\p{Lu}[\\p{L}]*)?|\\p{L}{2,20}(?:zeitung|nachrichten|anzeiger))\\s*$`,
  "iu",
);
