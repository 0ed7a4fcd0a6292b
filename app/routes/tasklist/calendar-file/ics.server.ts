import type { TaskCalendarRead } from "~/backend/contract/task-calendars";
import { taskHref, taskObject, taskTitle } from "~/domain/task/task-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { daysLater } from "~/time/day-start";

type Entry = TaskCalendarRead["entries"][number];

/**
 * Tasks as an iCalendar object (RFC 5545): each an event of one whole day, as calendar programs leave out to-dos (`VTODO`) of calendars that they
 * subscribe to. What is done is told as cancelled.
 * @param origin of this site, for links and for names of events that no other site has
 */
export function icsOf(
  { id, withNames, entries }: TaskCalendarRead,
  origin: string,
  speech: Pick<Speech, "say" | "number">,
): string {
  const host = new URL(origin).host + sitePath("/").replace(/\/$/, "").replaceAll("/", ".");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tierwatch//Tasks//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(speech.say("tasks:calendar.name"))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...entries.flatMap((entry) => eventOf(entry, `${entry.key.replace(":", "-")}.${id}@${host}`)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");

  function eventOf(entry: Entry, uid: string): string[] {
    const { kind, dueOn, sequence, changedAt, cancelled, priority, statutory } = entry;
    const href = cancelled ? paths.tasks() : taskHref(entry);
    const about = withNames && !cancelled ? taskObject(entry, speech) : null;
    const description = [about, statutory ? speech.say("tasks:statutory") : null].filter(Boolean).join("\n");
    return [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${instant(changedAt)}`,
      `LAST-MODIFIED:${instant(changedAt)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${compact(dueOn)}`,
      `DTEND;VALUE=DATE:${compact(daysLater(dueOn, 1))}`,
      `SUMMARY:${escaped(withNames && !cancelled && !NAMES_A_PERSON.has(kind) ? taskTitle(entry, speech) : plainTitle(entry, speech))}`,
      ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
      `URL:${origin + sitePath(href)}`,
      `CATEGORIES:${escaped(speech.say(`tasks:kinds.${kind}`))}`,
      `PRIORITY:${PRIORITIES[priority]}`,
      `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      "END:VEVENT",
    ];
  }
}

/** Titles with the address of a person outside, whom no choice of the reader's gives away. */
const NAMES_A_PERSON: ReadonlySet<Entry["kind"]> = new Set(["contact-bounced"]);

/** Of RFC 5545, 3.8.1.9. */
const PRIORITIES: Record<Entry["priority"], number> = { High: 1, Medium: 5, Low: 9 };

/** The kind, with the number by which the reader finds it: nothing that somebody wrote. */
function plainTitle({ kind, subject }: Entry, speech: Pick<Speech, "say">): string {
  const name = speech.say(`tasks:one.${kind}`);
  return subject.id === null ? name : `${name} ${subject.id}`;
}

/** A text value: line breaks are told by letters, and what is no character of a text is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(NO_TEXT, "");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NO_TEXT = /[\0-\x08\x0b-\x1f\x7f]|\p{Surrogate}/gu;

const compact = (day: string): string => day.replaceAll("-", "");
const instant = (moment: string): string => new Date(moment).toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");

/** Octets of a line, without its break. */
const LONGEST_LINE = 75;

/** A long line goes on behind a break and a blank (RFC 5545, 3.1), never within a character. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  let [out, length] = ["", 0];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > LONGEST_LINE) [out, length] = [`${out}\r\n `, 1];
    out += character;
    length += bytes;
  }
  return out;
}
