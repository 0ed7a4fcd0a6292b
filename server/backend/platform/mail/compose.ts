/** Languages of users, and French, which some mails to suppliers are written in as well. */
export type MailLanguage = "en" | "de" | "ch" | "fr";

/** A mail in words: a subject, paragraphs, and at most one thing to do. */
export interface MailContent<L extends MailLanguage = Exclude<MailLanguage, "fr">> {
  language: L;
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** What it is about, one by one, each with a link. */
  items?: { title: string; url: string; lines: string[] }[];
  /** More of them, apart from the first ones. */
  apart?: { heading: string; items: { title: string; url: string; lines: string[] }[] };
  action?: { label: string; url: string };
  /** Below the action: what it is about and what to do if it was not oneself. */
  notes: string[];
}

const TAGS: Record<MailLanguage, string> = { en: "en", de: "de", ch: "zh-Hans", fr: "fr" };

/** The same mail as plain text and as HTML that every mail program shows, without pictures or anything fetched. */
export function compose({
  language,
  subject,
  greeting,
  paragraphs,
  items = [],
  apart,
  action,
  notes,
}: MailContent<MailLanguage>): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...items.map(inText),
    ...(apart ? [apart.heading, ...apart.items.map(inText)] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    "-- \nTierwatch",
  ];
  return { subject: oneLine(subject), text: `${text.join("\n\n")}\n`, html: html() };

  function html(): string {
    const paragraph = (words: string) => `<p style="margin:0 0 16px">${escaped(words)}</p>`;
    const button =
      action &&
      `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="background:#0b5f6e;color:#ffffff;padding:12px 20px;border-radius:5px;text-decoration:none;font-weight:600">${escaped(action.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:#4a5a66;word-break:break-all">${escaped(action.url)}</p>`;
    const item = ({ title, url, lines }: { title: string; url: string; lines: string[] }) =>
      `<p style="margin:0 0 14px"><a href="${escaped(url)}" style="color:#0b5f6e;font-weight:600">${escaped(title)}</a>` +
      `${lines.map((line) => `<br><span style="font-size:13px;color:#4a5a66">${escaped(line)}</span>`).join("")}</p>`;
    const small = notes.map((note) => `<p style="margin:0 0 8px;font-size:13px;color:#4a5a66">${escaped(note)}</p>`);
    return [
      `<!doctype html><html lang="${TAGS[language]}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
      '<body style="margin:0;padding:24px;background:#f5f7f8;color:#14212b;font:15px/1.5 system-ui,sans-serif">',
      '<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dfe5e9;border-radius:8px">',
      '<p style="margin:0 0 20px;font-weight:700">Tierwatch</p>',
      paragraph(greeting),
      ...paragraphs.map(paragraph),
      ...items.map(item),
      ...(apart
        ? [`<p style="margin:20px 0 10px;font-weight:600">${escaped(apart.heading)}</p>`, ...apart.items.map(item)]
        : []),
      button ?? "",
      ...small,
      "</div></body></html>",
    ].join("\n");
  }
}

const inText = ({ title, url, lines }: { title: string; url: string; lines: string[] }): string =>
  [title, ...lines, url].join("\n");

/** A name in it may come from outside: a line break would begin another header of the mail. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\p{Cc}]+/gu, " ").trim();
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
