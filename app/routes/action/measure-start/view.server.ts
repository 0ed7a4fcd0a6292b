import { LAST_RESORT } from "~/backend/contract/action-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { days } from "~/time/duration";
import { measureFacts, targetHint } from "../measure-words.server";
import { teamOptions } from "../team-options.server";
import type { StartView } from "./components/start-page";
import type { MeasureStart } from "./queries.server";

/** Those are selected that the measure is made for, or, where targets were given, all of them. */
export function viewOf(
  { measure, isGiven, ofAll, fits, others, more, users, teams }: MeasureStart,
  speech: Speech,
): Omit<StartView, "constraints"> {
  const { say } = speech;
  const chosen = fits.filter(({ match }) => isGiven || match === "same").slice(0, isGiven ? undefined : CHOSEN);
  return {
    title: measure.title,
    language: measure.language,
    what: measure.what,
    warnings: measure.warnings,
    facts: measureFacts(measure, speech),
    steps: measure.steps.map(({ title }) => title),
    version: measure.version,
    needsReason: measure.typeId === LAST_RESORT,
    measureHref: paths.measure(measure.id),
    retired:
      measure.state === "published"
        ? null
        : {
            title: measure.successor?.title ?? null,
            href: measure.successor && paths.measureStart(measure.successor.id),
          },
    selectedCount: ofAll?.count ?? null,
    more: moreOf(ofAll, more, speech),
    whom: ofAll
      ? whomOfAll(ofAll, fits.length > 0, speech)
      : whomOf(chosen.length, fits.length + others.length, speech),
    targets: [
      ...fits.map((one) => ({ value: String(one.targetId), label: one.name, hint: targetHint(one, speech) })),
      ...others.map(({ id, name }) => ({ value: String(id), label: name, hint: say("measures:start.noFit") })),
    ],
    chosen: chosen.map(({ targetId }) => String(targetId)),
    dueOn: new Date(Date.now() + days(measure.typicalDays)).toISOString().slice(0, 10),
    users,
    teams: teamOptions(teams, speech),
  };
}

/** Nobody starts fifty actions by one click too many. */
const CHOSEN = 10;

function moreOf(ofAll: MeasureStart["ofAll"], more: boolean, { say }: Speech): string | null {
  if (ofAll?.isTooMany) return say("measures:problems.tooManySelected");
  return more ? say(ofAll ? "measures:start.moreSelected" : "measures:start.more") : null;
}

/** Of all that a filter shows of a collection: those that are selected in the list of those at risk, or all of them. */
function whomOfAll(
  { count, isTooMany }: NonNullable<MeasureStart["ofAll"]>,
  hasList: boolean,
  { say, number }: Speech,
): StartView["whom"] {
  const all = count ?? 0;
  return [
    ...(hasList ? [{ value: "selected", label: say("measures:start.selected") }] : []),
    ...(isTooMany || all === 0
      ? []
      : [{ value: "all", label: say("measures:start.ofAll", { count: all, number: number(all) }) }]),
  ];
}

/** Where not all that are listed are selected: whether it is for those, or for all. */
function whomOf(selected: number, listed: number, { say, number }: Speech): StartView["whom"] {
  if (listed <= selected) return null;
  return [
    { value: "selected", label: say("measures:start.selected") },
    { value: "all", label: say("measures:start.all", { count: listed, number: number(listed) }) },
  ];
}
