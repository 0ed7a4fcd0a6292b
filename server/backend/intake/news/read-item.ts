import { days } from "~/time/duration";
import type { RawOrganization } from "../../platform/db/shapes/raw-event";
import type { Finding, Hold, Outcome, Reading } from "../../platform/db/shapes/reading";
import { readLanguage } from "./language/read-language";
import { lexiconNames, lexiconOf } from "./lexicon/lexicons";
import { type Learned, type ReadTypes, readTypes } from "./read-text";
import { readSeverity } from "./severity/read-severity";
import { isTakenBack } from "./taken-back/is-taken-back";
import type { NewsText } from "./types";
import { readWhen } from "./when/read-when";
import { readWhere } from "./where/read-where";
import { liesInName, namesIn } from "./who/names-in";
import { readWho, type Who } from "./who/read-who";

/** A piece of news as its source gives it. */
export interface NewsItem {
  title: string;
  /** Plain text. */
  summary: string;
  /** Plain text of its page, where that was read; it is never kept. */
  body?: string;
  /** BCP 47, as the source says it. */
  language: string | null;
  /** ISO 8601. */
  publishedAt: string | null;
}

export interface ReadContext {
  learned: Learned;
  /** The moment of reading: what was published long before it is no news. */
  asOf: Date;
  /** ISO 3166-1 alpha-2, of the source. */
  homeCountry: string | null;
}

/** Ten thousand old items of a source that is read for the first time are no alerts (design 40, "Bad input"). */
export const NEWS_FOR = days(14);

/** What one piece of news tells, part by part, and whether that may be published. Pure but for the moment given. */
export async function readItem(item: NewsItem, context: ReadContext): Promise<Reading> {
  const { learned, asOf } = context;
  const text: NewsText = { title: item.title, extract: item.summary, body: item.body ?? "" };
  const language = await readLanguage(`${item.title}\n${item.summary}\n${text.body}`, item.language);
  const tag = language.tag ?? "";
  const read = withoutNames(readTypes(text, tag, learned), text, tag);
  const evidence = read.types[0]?.span ?? null;
  const { when, past } = readWhen(text, tag, {
    ...{ publishedAt: item.publishedAt, asOf, type: read.types[0]?.value ?? null, evidence },
  });
  const places = readWhere(text, tag, { evidence, homeCountry: context.homeCountry });
  const status = past ? { ...past, value: "past" as const } : read.status;
  const { outcome, heldBy } = decide(
    { ...read, status },
    { hasLexicon: lexiconOf(tag) !== null, isOld: isOld(item, asOf) },
  );
  return {
    reader: readerOf(tag, learned),
    language,
    types: read.types,
    second: read.second,
    status,
    when,
    severity: readSeverity(text, tag),
    ...withoutTowns(readWho(text, tag, evidence), places),
    places,
    stopped: read.stopped,
    outcome,
    heldBy,
    ...(isTakenBack(item.title, tag) && takenBack()),
  };
}

/** Of a text that its source took back nothing is told, whatever it says. */
export const takenBack = (): Pick<Reading, "types" | "second" | "stopped" | "outcome" | "heldBy"> => ({
  types: [],
  second: null,
  stopped: null,
  outcome: "nothing",
  heldBy: "withdrawn",
});

/** What the gazetteer knows as a place, word for word, is no company because of its capital: "the port of Rotterdam". */
function withoutTowns({ subjects, bystanders }: Who, places: Reading["places"]): Who {
  const isTown = ({ rule, span }: Finding<RawOrganization>): boolean =>
    !rule.endsWith("#legal-form") &&
    places.some(
      (place) =>
        place.span?.field === span?.field && place.span?.start === span?.start && place.span?.end === span?.end,
    );
  return { subjects: subjects.filter((one) => !isTown(one)), bystanders: bystanders.filter((one) => !isTown(one)) };
}

/** The words of a name are no evidence: *Storm Guard Ltd* is no storm. */
function withoutNames(read: ReadTypes, text: NewsText, language: string): ReadTypes {
  const [leading] = read.types;
  if (!leading?.span) return read;
  const names = namesIn(text, language);
  if (!liesInName(leading.span, names)) {
    return { ...read, types: read.types.filter(({ span }) => span === null || !liesInName(span, names)) };
  }
  const stopped = { ...leading, value: "other-meaning" as const };
  return { ...read, types: [], second: null, stopped, outcome: "nothing", heldBy: "stopped" };
}

/** The rules and the model that read a text of this language: read by others, it may come out otherwise. */
export function readerOf(language: string, { name }: Learned): string {
  const lexicon = lexiconOf(language);
  return lexicon ? `${lexicon.rule} ${name}` : name;
}

/** All names that `readerOf` gives with this model: what was read by another one may come out otherwise now. */
export const readersNow = ({ name }: Pick<Learned, "name">): string[] => [
  name,
  ...lexiconNames().map((rule) => `${rule} ${name}`),
];

interface Known {
  hasLexicon: boolean;
  isOld: boolean;
}

function decide(read: ReadTypes, { hasLexicon, isOld }: Known): { outcome: Outcome; heldBy: Hold | null } {
  if (isOld && read.types.length > 0) return { outcome: "nothing", heldBy: "old" };
  if (read.status?.value === "past") return { outcome: "nothing", heldBy: "past" };
  if (!hasLexicon && read.outcome !== "event") return { outcome: read.outcome, heldBy: "language" };
  return read;
}

function isOld({ publishedAt }: NewsItem, asOf: Date): boolean {
  const published = publishedAt === null ? Number.NaN : Date.parse(publishedAt);
  return published < asOf.getTime() - NEWS_FOR;
}
