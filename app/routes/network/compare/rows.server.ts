import { PRIORITY_NAMES, type PriorityName } from "~/backend/contract/alert-words";
import type { Compared } from "~/backend/contract/comparison";
import type { DocumentTypeId } from "~/backend/contract/document-words";
import { PROFILE_COUNTED } from "~/backend/contract/profile";
import { type RiskName, SCORE_COMPONENTS } from "~/backend/contract/score-words";
import { sparklinePath } from "~/charts/sparkline";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type CellOf, differenceOf } from "./differences.server";

export interface Cell {
  /** Whose it is: said where a phone shows cells below each other. */
  name: string;
  text: string;
  /** Where a risk is that of a country or an industry: which. */
  of: string | null;
  href: string | null;
  /** Of what is a risk. */
  risk: RiskName | null;
  /** Of the trend. */
  line: string | null;
}

export interface ComparedRow {
  heading: string;
  /** "24 points apart; highest: …". */
  difference: string | null;
  cells: Cell[];
}

/** What stands side by side, row by row, each with how the targets differ. */
export function rowsOf(targets: readonly Compared[], speech: Speech): ComparedRow[] {
  const row = (
    heading: string,
    kind: "points" | "count" | "words",
    read: (target: Compared) => Partial<Cell> & { text: string; value: CellOf["value"] },
  ): ComparedRow => {
    const cells = targets.map((target) => {
      const { value, ...cell } = read(target);
      return { value, cell: { name: target.name, of: null, href: null, risk: null, line: null, ...cell } };
    });
    return {
      heading,
      difference: differenceOf(
        kind,
        cells.map(({ value, cell }) => ({ name: cell.name, value })),
        speech,
      ),
      cells: cells.map(({ cell }) => cell),
    };
  };
  const say = speech.say;
  const level = (value: number | null) => ({
    text: value === null ? say("compare:noData") : speech.number(Math.floor(value)),
    value: value === null ? null : Math.floor(value),
  });
  const rated = (of: { score: number | null; risk: RiskName } | null) => ({
    risk: of?.risk ?? ("NA" as const),
    text: inWords(of, speech),
    value: of?.score == null ? null : Math.floor(of.score),
  });
  return [
    row(say("compare:rows.risk"), "points", rated),
    ...SCORE_COMPONENTS.map((name) =>
      row(say(`profile:components.${name}`), "points", ({ components }) =>
        level(components.find((one) => one.name === name)?.value ?? null),
      ),
    ),
    row(say("compare:rows.trend"), "points", ({ months }) => trendOf(months, speech)),
    ...[...PRIORITY_NAMES].reverse().map((priority: PriorityName) =>
      row(say("compare:rows.alerts", { priority: speech.word("priorities", priority) }), "count", ({ id, alerts }) => ({
        text: counted(alerts[priority], speech),
        value: alerts[priority],
        href: alerts[priority] > 0 ? paths.targetAlerts(id, `?priority=${priority}`) : null,
      })),
    ),
    row(say("compare:rows.countryRisk"), "points", (target) => ({
      ...rated(target.countryRisk),
      of: target.country && speech.country(target.country),
    })),
    row(say("compare:rows.industryRisk"), "points", (target) => ({
      ...rated(target.industryRisk),
      of: target.industry && speech.word("industries", target.industry),
    })),
    ...(targets.some(({ sanctions }) => sanctions)
      ? [row(say("compare:rows.sanctions"), "words", (target) => sanctionsOf(target, speech))]
      : []),
    row(say("compare:rows.documents"), "count", ({ id, ending }) => ({
      text:
        ending.first === null
          ? say("profile:none")
          : say("compare:ending", {
              count: ending.count,
              number: speech.number(ending.count),
              day: speech.day(ending.first),
            }),
      value: ending.count,
      href: ending.count > 0 ? paths.targetDocuments(id) : null,
    })),
    row(say("compare:rows.assessment"), "words", ({ assessment }) => {
      if (!assessment) return { text: say("compare:notAnswered"), value: "" };
      const text = say("compare:answered", { day: speech.day(assessment.answeredOn) });
      const until = assessment.validUntil && say("compare:validUntil", { day: speech.day(assessment.validUntil) });
      return { text: speech.list([text, until]), value: assessment.answeredOn };
    }),
    row(say("compare:rows.actions"), "count", ({ id, openActions }) => ({
      text: counted(openActions, speech),
      value: openActions,
      href: openActions > 0 ? paths.targetActions(id) : null,
    })),
    row(say("compare:rows.certificates"), "words", ({ certificates }) => {
      const names = certificates.map((type) => say(`documents:types.${type as DocumentTypeId}`));
      return { text: speech.list(names) || say("profile:none"), value: [...certificates].sort().join() };
    }),
  ];
}

const inWords = (of: { score: number | null; risk: RiskName } | null, speech: Speech): string =>
  of?.score == null
    ? speech.say("compare:noData")
    : `${speech.word("risks", of.risk)} ${speech.number(Math.floor(of.score))}`;

const counted = (count: number, speech: Speech): string =>
  count < PROFILE_COUNTED ? speech.number(count) : `${speech.number(PROFILE_COUNTED - 1)}+`;

/** From the first month that has a score to the last. */
function trendOf(months: Compared["months"], speech: Speech) {
  const known = months.filter((score) => score !== null).map(Math.floor);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < 2)
    return { text: speech.say("compare:noTrend"), value: null };
  const change = last - first;
  const text = `${change > 0 ? "+" : change < 0 ? "−" : "±"}${speech.number(Math.abs(change))}`;
  return { text, value: change, line: sparklinePath(months) };
}

function sanctionsOf({ id, sanctions }: Compared, speech: Speech) {
  if (!sanctions) return { text: speech.say("compare:notScreened"), value: "" };
  const { status, state, waits } = sanctions;
  const text = waits
    ? speech.say("profile:cards.reviewRequired")
    : status
      ? speech.word("sanctionsStatuses", status)
      : speech.say(`profile:cards.states.${state ?? "none"}`);
  return { text, value: text, href: paths.targetSanctions(id) };
}
