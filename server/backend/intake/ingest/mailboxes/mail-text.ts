import { createHash } from "node:crypto";
import PostalMime, { type Email } from "postal-mime";
import { cut } from "../../connectors/limits";
import { languageTag } from "../../connectors/news/language-tag";
import { instantOf } from "../../connectors/values/instants";
import { oneLine, plainText } from "../../connectors/values/plain-text";
import { linkIn } from "./mail-link";
import type { MailAnswer, MailTask } from "./mail-task";

/** Characters. Nothing behind them is read. */
const LONGEST_TITLE = 1_000;
const LONGEST_TEXT = 5_000;
/** Characters of a plain text that says no more than where to read the other one. */
const FEW = 200;
/** Parts inside each other: no program that people write mails with makes more. */
const DEEPEST = 32;

/** What a mail says; attachments are left. Null for what cannot be taken apart. */
export async function mailText({ raw, received }: MailTask): Promise<MailAnswer> {
  const mail = await parsed(raw);
  if (mail === null) return null;
  const fieldOf = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? "";
  const messageId = oneLine(mail.messageId ?? "");
  return {
    id: messageId === "" ? null : createHash("sha256").update(messageId).digest("hex").slice(0, 32),
    title: cut(oneLine(withoutControls(mail.subject ?? "")), LONGEST_TITLE),
    text: cut(textOf(mail), LONGEST_TEXT),
    url: linkIn(mail, fieldOf("list-unsubscribe")),
    language: languageTag(fieldOf("content-language").split(",", 1)[0] ?? ""),
    publishedAt: momentOf(fieldOf("date"), received),
  };
}

async function parsed(raw: Uint8Array): Promise<Email | null> {
  try {
    // A mail inside a mail names whoever wrote it first: it is an attachment like others.
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: DEEPEST });
  } catch {
    return null;
  }
}

function textOf({ text = "", html = "" }: Email): string {
  const plain = linesOf(text);
  if (plain.length >= FEW || html === "") return plain;
  const shown = linesOf(plainText(html));
  return shown.length > plain.length ? shown : plain;
}

/** Without lines that are only an address, and without what comes behind the mark of a signature. */
function linesOf(text: string): string {
  const lines = text.slice(0, MOST_CHARACTERS).split(/\r?\n/);
  const signature = lines.indexOf("-- ");
  return (signature > 0 ? lines.slice(0, signature) : lines)
    .map((line) => oneLine(withoutControls(line)))
    .filter((line) => line !== "" && !ONLY_ADDRESS.test(line))
    .join("\n");
}

/** Nobody writes controls of Latin-1: they are what Windows has in their places, which some versions of Node leave as they are. */
const withoutControls = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? "");
const WINDOWS_1252 = [..."€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"];
const MOST_CHARACTERS = 100_000;
const ONLY_ADDRESS = /^[[(<]?https?:\/\/\S+$/i;

/** A mail from the future was written by a clock that is wrong. */
function momentOf(date: string, received: string): string {
  const written = instantOf(date);
  return written === null || Date.parse(written) > Date.parse(received) ? received : written;
}
