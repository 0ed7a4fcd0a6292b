import { MATCH_KINDS, MATCH_SORTS, MATCH_STATES, MATCH_VERDICTS } from "~/backend/contract/sanctions-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Match, matchOf } from "../target-profile/sanctions/view.server";
import { isNarrowed, type ReviewFilter, toSearch } from "./filter";
import type { ReviewAnswer } from "./queries.server";

interface Choice {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

/** A match with its target; `grounds` are the strongest few of its reasons in a line each. */
export interface ReviewRow extends Match {
  target: { name: string; place: string; href: string };
  grounds: { key: string; text: string }[];
  foundOn: string;
  /** The match behind it on this page, to which a decision goes on. */
  next: number | null;
}

export interface ReviewView {
  rows: ReviewRow[];
  count: string;
  choices: Choice[];
  isNarrowed: boolean;
  /** Followed targets that are not screened, where nothing else explains that there is no match. */
  unscreened: { text: string; href: string } | null;
  clearHref: string | null;
  exports: { format: string; href: string }[];
  firstHref: string | null;
  nextHref: string | null;
}

/** So many grounds stand in a row; all of them behind it. */
const GROUNDS = 3;

export function viewOf(
  { matches, lists, collections, unscreened }: ReviewAnswer,
  filter: ReviewFilter,
  speech: Speech,
): ReviewView {
  const { content, totalElements, totalIsExact, after } = matches;
  const hrefOf = (other: ReviewFilter) => paths.sanctions(toSearch(other));
  const total = { count: totalElements, number: speech.number(totalElements) };
  const whole = toSearch({ ...filter, after: null });
  return {
    rows: content.map((match, index) => {
      const shown = matchOf(match, speech);
      return {
        ...shown,
        target: {
          name: match.target.name,
          place: match.target.country ? speech.country(match.target.country) : "",
          href: paths.targetSanctions(match.target.id),
        },
        grounds: shown.reasons.slice(0, GROUNDS).map(({ key, feature, target, entry, points }) => ({
          key,
          text: speech.labelled(
            feature,
            `${target === entry || entry === "" ? target : `${target} – ${entry}`} (${points})`,
          ),
        })),
        foundOn: speech.say("sanctionsReview:found", { day: speech.date(match.foundAt) }),
        next: content[index + 1]?.id ?? content[index - 1]?.id ?? null,
      };
    }),
    count: totalIsExact
      ? speech.say(`sanctionsReview:${filter.state}`, total)
      : speech.say(`sanctionsReview:moreThan.${filter.state}`, total),
    choices: choicesOf(filter, { lists, collections }, speech),
    isNarrowed: isNarrowed(filter),
    unscreened: unscreened ? unscreenedOf(unscreened, speech) : null,
    clearHref: isNarrowed(filter) ? hrefOf({ ...filter, ...CLEAR }) : null,
    exports: (["csv", "xlsx"] as const).map((format) => ({
      format: format.toUpperCase(),
      href: paths.sanctionsExport(format, whole),
    })),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}

const unscreenedOf = (count: number, speech: Speech) => ({
  text: speech.say("sanctionsReview:unscreened", { count, number: speech.number(count) }),
  href: paths.collection(0, "?sanctions=NotScreened"),
});

const CLEAR = { listName: null, kind: null, verdict: null, collectionId: null, after: null };

function choicesOf(
  filter: ReviewFilter,
  { lists, collections }: Pick<ReviewAnswer, "lists" | "collections">,
  speech: Speech,
): Choice[] {
  const say = (key: Parameters<Speech["say"]>[0]) => speech.say(key);
  return [
    {
      ...{ name: "state", label: say("sanctionsReview:state"), value: filter.state },
      options: MATCH_STATES.map((value) => ({ value, label: say(`sanctionsReview:states.${value}`) })),
    },
    {
      ...{ name: "listName", label: say("sanctionsReview:list"), value: filter.listName ?? "" },
      options: [
        { value: "", label: say("sanctionsReview:anyList") },
        ...lists.map(({ name, title }) => ({ value: name, label: title })),
      ],
    },
    {
      ...{ name: "kind", label: say("sanctionsReview:kind"), value: filter.kind ?? "" },
      options: [
        { value: "", label: say("sanctionsReview:anyKind") },
        ...MATCH_KINDS.map((value) => ({ value, label: say(`sanctions:kinds.${value}`) })),
      ],
    },
    {
      ...{ name: "verdict", label: say("sanctionsReview:verdict"), value: filter.verdict ?? "" },
      options: [
        { value: "", label: say("sanctionsReview:anyVerdict") },
        ...MATCH_VERDICTS.map((value) => ({ value, label: say(`sanctionsReview:verdicts.${value}`) })),
      ],
    },
    {
      ...{ name: "collectionId", label: say("sanctionsReview:collection"), value: String(filter.collectionId ?? "") },
      options: [
        { value: "", label: say("sanctionsReview:anyCollection") },
        ...collections.content.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    {
      ...{ name: "sort", label: say("sanctionsReview:sort"), value: filter.sort },
      options: MATCH_SORTS.map((value) => ({ value, label: say(`sanctionsReview:sorts.${value}`) })),
    },
  ];
}
