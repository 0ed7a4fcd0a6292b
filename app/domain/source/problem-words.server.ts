import type { Speech } from "~/i18n/speech.server";

export interface ProblemView {
  text: string;
  /** `en` where nobody has put it into the reader's words: the backend's own sentence. */
  language: "en" | undefined;
}

/** What was wrong with one item of a source, in the reader's words. The backend keeps one sentence of its own for each. */
export function problemInWords(message: string, speech: Speech): ProblemView {
  for (const { key, says } of KNOWN) {
    const found = says.exec(message);
    if (found === null) continue;
    const { number: counted, type, ...rest } = found.groups ?? {};
    const count = Number(counted ?? 0);
    const params = {
      ...rest,
      ...(counted !== undefined && { count, number: speech.number(count) }),
      ...(type !== undefined && { type: speech.word("eventTypes", type) }),
    };
    return { text: speech.say(`sources:problem.${key}`, params), language: undefined };
  }
  return { text: message, language: "en" };
}

const KNOWN = [
  { key: "date", says: /^"(?<value>[^"]*)" is no date$/ },
  { key: "year", says: /^"(?<value>[^"]*)" is no year$/ },
  { key: "hazard", says: /^"(?<value>[^"]*)" is no hazard known here$/ },
  { key: "title", says: /^the (?:row|item) has no title$/ },
  { key: "company", says: /^the row names no company$/ },
  { key: "columns", says: /^no (?:column names the company|header with the expected columns)$/ },
  { key: "number", says: /^the (?:item|alert|feature) has (?:neither .*|no id|no identifier)$/ },
  { key: "quotes", says: /^(?:the quotes do not fit together|a quoted cell is never closed)$/ },
  { key: "brokenOff", says: /^the file (?:breaks off|ends inside)/ },
  { key: "longLine", says: /^the line is too long$/ },
  { key: "cells", says: /^more than (?<number>\d+) cells$/ },
  { key: "json", says: /^this is not JSON$/ },
  { key: "list", says: /^there is no array "(?<value>[^"]*)"$/ },
  { key: "feed", says: /^this is no RSS and no Atom$/ },
  { key: "sitemap", says: /^this is no news sitemap/ },
  { key: "binary", says: /^this is not text$/ },
  { key: "closed", says: /^(?<value><[^>]*>) is never closed$/ },
  { key: "entities", says: /^the file declares entities/ },
  { key: "twice", says: /^told twice under one number, and not the same: the first holds \((?<value>.*)\)$/s },
  { key: "unread", says: /^left unread after (?<number>\d+) (?:items|problems)$/ },
  { key: "more", says: /^(?<number>\d+) more problems, the last of them here$/ },
  { key: "breakerType", says: /of type “(?<type>[^”]+)” as on a usual day, of all sources: (?<number>\d+)/ },
  { key: "breaker", says: /^more than five times as many events as on a usual day: (?<number>\d+)/ },
  {
    key: "mailSender",
    says: /^(?<number>\d+) e-mails? (?:was|were) not read: the sender is not on the list(?:, from (?<value>.*))?$/s,
  },
  {
    key: "mailSigned",
    says: /^(?<number>\d+) e-mails? (?:was|were) not read: (?<host>\S+) does not say that it is signed[^,]*(?:, from (?<value>.*))?$/s,
  },
  {
    key: "mailHeader",
    says: /^(?<number>\d+) e-mails? (?:was|were) not read: (?:the header is too long|there is not one sender)/,
  },
  { key: "mail", says: /^this e-mail cannot be read$/ },
] as const;
