import type { LineCandidate, NameListLine } from "~/backend/contract/name-lists";
import { reasonInWords } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

/** A target that a line may be, as one of its choices. */
export interface CandidateView {
  /** Of its radio button. */
  value: string;
  name: string;
  href: string;
  /** Where it is. */
  place: string;
  /** How alike, and what it is to the customer. */
  facts: string;
  /** What speaks for it and against it. */
  why: string[];
}

export interface LineView {
  line: number;
  name: string;
  /** What else the line says. */
  said: string;
  best: CandidateView | null;
  others: CandidateView[];
  moreText: string;
  /** Of those choices the one that was decided. */
  chosen: string | null;
  noneText: string;
  /** Who decided it; null for a line that waits. */
  decided: string | null;
  /** Of one that went into an import nothing is left to decide. */
  importHref: string | null;
  version: number;
}

export function lineView(line: NameListLine, speech: Speech): LineView {
  const { said, candidates, decision, importId } = line;
  const meant = decision?.kind === "target" ? decision.target : null;
  const shown = candidates.map((one) => candidateView(one, speech));
  const chosen = chosenOf(decision);
  // A target of an earlier decision may be none that the names are like.
  const isOther = meant !== null && shown.every(({ value }) => value !== chosen);
  const all = isOther ? [otherTarget(meant, speech), ...shown] : shown;
  // What was decided stands in sight.
  const [best = null, ...others] = [...all.filter(isChosen(chosen)), ...all.filter((one) => !isChosen(chosen)(one))];
  return {
    ...{ line: line.line, name: said.name, version: line.version, best, others, chosen },
    said: speech.list([
      said.city,
      said.country && speech.country(said.country),
      ...said.identifiers.map(({ system, value }) => speech.labelled(speech.word("identifiers", system), value)),
    ]),
    moreText: speech.say("match:line.more", { count: others.length }),
    noneText: speech.say(`match:line.${best === null ? "noneKnown" : others.length === 0 ? "notThis" : "none"}`),
    decided: decision && decidedText(decision, speech),
    importHref: importId === null ? null : paths.importResult(importId),
  };
}

const isChosen =
  (chosen: string | null) =>
  ({ value }: CandidateView): boolean =>
    value === chosen;

function chosenOf(decision: NameListLine["decision"]): string | null {
  if (decision === null) return null;
  if (decision.kind !== "target") return decision.kind;
  return decision.target && choiceOf(decision.target);
}

const choiceOf = ({ id }: { id: number }): string => `target:${id}`;

function candidateView({ target, score, matchedName, reasons }: LineCandidate, speech: Speech): CandidateView {
  const { own, following, tier } = target;
  const facts = [
    speech.say("match:line.alike", { percent: speech.percent(score) }),
    speech.say(own ? "match:line.own" : "match:line.public"),
    following && speech.say("match:line.following"),
    tier !== null && speech.say("match:line.tier", { tier: speech.number(tier) }),
  ];
  return {
    ...targetView(target, speech),
    facts: facts.filter(Boolean).join(" · "),
    why: [
      ...(matchedName === null ? [] : [speech.say("match:line.knownAs", { name: matchedName })]),
      // How alike the names are stands beside the target where nothing else counts.
      ...reasons
        .filter(({ key, params }) => key !== "imports:duplicates.name" || params.likeness !== Math.round(score * 100))
        .map((reason) => reasonInWords(reason, speech)),
    ],
  };
}

type Target = Pick<LineCandidate["target"], "id" | "name" | "country" | "city">;

const targetView = (target: Target, speech: Speech) => ({
  ...{ value: choiceOf(target), name: target.name, href: paths.targetProfile(target.id) },
  place: speech.list([target.city, target.country && speech.country(target.country)]),
});

const otherTarget = (target: Target, speech: Speech): CandidateView => ({
  ...targetView(target, speech),
  ...{ facts: "", why: [] },
});

function decidedText({ kind, target, by, at, remembered }: NonNullable<NameListLine["decision"]>, speech: Speech) {
  if (kind === "target" && target === null) return speech.say("match:line.targetGone");
  const date = speech.date(at);
  if (remembered) return speech.say("match:line.remembered", { date });
  return by ? speech.say("match:line.decidedBy", { name: by, date }) : speech.say("match:line.decidedOn", { date });
}
