import type { ReadItem } from "~/backend/contract/reading";
import type { ReviewVerdictName } from "~/backend/contract/reading-words";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked, type Part } from "~/domain/reading/marks";
import { quotesOf } from "~/domain/reading/quotes";
import { placeInWords } from "~/domain/reading/steps.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { isNarrowed, type ReviewFilter, toSearch } from "./filter";
import type { TextsAnswer } from "./queries.server";

export interface Fact {
  name: string;
  value: string;
}

export interface ReviewText {
  id: number;
  readAt: string;
  name: string;
  title: Part[];
  extract: Part[];
  /** Source, language and moment. */
  meta: string[];
  href: string | null;
  alertHref: string | null;
  facts: Fact[];
  /** In the list of texts: the type that was found, whom it is about, in which language. */
  brief: { type: string; about: string; moment: string };
  /** Why a person is asked. */
  why: string;
  verdict: ReviewVerdictName | null;
  /** Who said what, when. */
  said: string | null;
  /** The type that was named instead; empty where none was. */
  namedType: string;
  /** Behind it on this page, else before it: where a verdict goes on. */
  next: number | null;
}

interface Options {
  group: string;
  options: { value: string; label: string }[];
}

export interface TextsView {
  texts: ReviewText[];
  types: Options[];
  languages: { value: string; label: string }[];
  chosen: { view: ReviewFilter["view"]; eventTypeId: string; language: string };
  tabs: { key: ReviewFilter["view"]; href: string }[];
  isNarrowed: boolean;
  clearHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

/** Those in which texts are read (`reading-lexicon.*`). */
const LANGUAGES = ["en", "de", "fr", "zh", "es"];

export function viewOf(
  { texts: { content, after }, types }: TextsAnswer,
  filter: ReviewFilter,
  speech: Speech,
): TextsView {
  const hrefOf = (other: Partial<ReviewFilter>) => paths.readingReview(toSearch({ ...filter, after: null, ...other }));
  const languages = [...new Set([...LANGUAGES, ...(filter.language ? [filter.language] : [])])];
  return {
    texts: content.map((item, index) => ({
      ...textOf(item, speech),
      next: content[index + 1]?.id ?? content[index - 1]?.id ?? null,
    })),
    types: [...new Set(types.map(({ group }) => group))].map((group) => ({
      group: speech.word("eventGroups", group),
      options: types
        .filter((type) => type.group === group)
        .map(({ id }) => ({ value: id, label: speech.word("eventTypes", id) })),
    })),
    languages: languages.map((value) => ({ value, label: speech.language(value) })),
    chosen: { view: filter.view, eventTypeId: filter.eventTypeId ?? "", language: filter.language ?? "" },
    tabs: (["waiting", "reviewed"] as const).map((key) => ({ key, href: hrefOf({ view: key }) })),
    isNarrowed: isNarrowed(filter),
    clearHref: isNarrowed(filter) ? hrefOf({ eventTypeId: null, language: null }) : null,
    firstHref: filter.after ? hrefOf({}) : null,
    nextHref: after ? hrefOf({ after }) : null,
  };
}

function textOf(item: ReadItem, speech: Speech): Omit<ReviewText, "next"> {
  const { reading, review } = item;
  const language = reading.language.tag?.split("-", 1)[0];
  const quotes = quotesOf(reading);
  const moment = item.publishedAt ?? item.readAt;
  return {
    id: item.id,
    readAt: item.readAt,
    name: item.title,
    title: marked(item.title, quotes),
    extract: marked(item.extract, quotes),
    meta: [sourceTitle(item.sourceName), ...(language ? [speech.language(language)] : []), speech.dateTime(moment)],
    href: item.url,
    alertHref: item.alertId === null ? null : paths.feedView("all", `?alert=${item.alertId}`),
    facts: factsOf(reading, speech),
    brief: {
      type: typeOf(reading, speech),
      about: [reading.subjects[0]?.value, language && speech.language(language)].filter(Boolean).join(DOT),
      moment: speech.date(moment),
    },
    why: whyOf(item, speech),
    verdict: review?.verdict ?? null,
    said: review && saidOf(review, speech),
    namedType: review?.verdict === "type" ? (review.eventTypeId ?? "") : "",
  };
}

type Reading = ReadItem["reading"];

/** What was found; of what was not, only that the checks found no type. */
function factsOf({ types, second, subjects, places, status }: Reading, speech: Speech): Fact[] {
  const sure = second?.p == null ? null : speech.say("reading:review.secondSays", { share: speech.percent(second.p) });
  const where = places.map(({ value }) => placeInWords(value, speech));
  const facts = {
    typeFound: typeOf({ types }, speech),
    second: sure ?? speech.say("reading:review.secondNone"),
    company: speech.list(subjects.map(({ value }) => value)),
    place: where.join("; "),
    status: status ? speech.say(`reading:statuses.${status.value}`) : "",
  };
  return FACTS.filter((name) => facts[name] !== "").map((name) => ({
    name: speech.say(`reading:review.${name}`),
    value: facts[name],
  }));
}

const typeOf = ({ types }: Pick<Reading, "types">, speech: Speech): string =>
  types[0] ? speech.word("eventTypes", types[0].value) : speech.say("reading:review.noType");

const FACTS = ["typeFound", "second", "company", "place", "status"] as const;

/** What was drawn by lot looks like what waits, so that nobody judges it otherwise; where too much came at once it is said, for then all may be wrong. */
function whyOf({ reading: { outcome, heldBy }, review }: ReadItem, speech: Speech): string {
  const isTooMuch = heldBy === "breaker" || heldBy === "type-breaker";
  if (!review && !isTooMuch) return speech.say("reading:review.asked");
  return outcome === "event" || !heldBy
    ? speech.say("reading:review.published")
    : speech.say(`reading:holds.${heldBy}`);
}

function saidOf({ verdict, eventTypeId, by, at }: NonNullable<ReadItem["review"]>, speech: Speech): string {
  const words = speech.say(`reading:verdicts.${verdict}`);
  const type = verdict === "type" && eventTypeId ? ` → ${speech.word("eventTypes", eventTypeId)}` : "";
  return [`${words}${type}`, by, speech.dateTime(at)].filter(Boolean).join(DOT);
}
