import type { PriorityName } from "~/backend/contract/alert-words";
import type { RiskName } from "~/backend/contract/score-words";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { Dossier } from "./queries.server";

export interface Summary {
  /** By the perspective of the highest score; null where none is computed. */
  risk: { name: RiskName; word: string; score: string } | null;
  gravest: string | null;
  /** The gravest first; of more alerts than are printed the last figure is a least one. */
  priorities: { risk: PriorityName; word: string; number: string }[];
  facts: { name: string; text: string }[];
}

/** What somebody reads who reads no more: how risky it is, why, and what is open. */
export function summaryOf(dossier: Dossier, speech: Speech): Summary {
  const { alerts, decisions, sanctions, actions, documents } = dossier;
  const [gravest] = alerts.content;
  const open = sanctions?.matches.content.filter(({ decision }) => decision === "undecided").length ?? 0;
  const all = ({ totalElements, totalIsExact }: { totalElements: number; totalIsExact: boolean }) =>
    `${speech.number(totalElements)}${totalIsExact ? "" : "+"}`;
  const facts = [
    sanctions && {
      name: speech.say("print:dossier.sanctions"),
      text: [all(sanctions.matches), open > 0 && speech.say("print:dossier.toDecide", { number: speech.number(open) })]
        .filter(Boolean)
        .join(DOT),
    },
    decisions && { name: speech.say("print:dossier.decisions"), text: all(decisions) },
    { name: speech.say("actions:list.heading"), text: all(actions) },
    { name: speech.say("documents:title"), text: all(documents) },
  ];
  return {
    risk: riskOf(dossier, speech),
    gravest: gravest ? speech.say("print:dossier.gravest", { title: gravest.title }) : null,
    priorities: prioritiesOf(alerts, speech),
    facts: facts.filter((fact) => fact !== null),
  };
}

function riskOf({ scores }: Dossier, speech: Speech): Summary["risk"] {
  const [highest] = scores
    .filter(({ score }) => score !== null)
    .sort((one, two) => (two.score ?? 0) - (one.score ?? 0));
  if (!highest) return null;
  const { risk, score, perspective } = highest;
  return {
    name: risk,
    word: speech.word("risks", risk),
    score: [speech.number(Math.floor(score ?? 0)), speech.word("perspectives", perspective)].join(DOT),
  };
}

/** They come by priority: what is cut off is of the last one that is seen, or below it. */
function prioritiesOf({ content, totalElements }: Dossier["alerts"], speech: Speech): Summary["priorities"] {
  const counts = new Map<PriorityName, number>();
  for (const { priority } of content) counts.set(priority, (counts.get(priority) ?? 0) + 1);
  const isCut = content.length < totalElements;
  return [...counts].map(([risk, count], at) => ({
    risk,
    word: speech.word("priorities", risk),
    number: `${speech.number(count)}${isCut && at === counts.size - 1 ? "+" : ""}`,
  }));
}
