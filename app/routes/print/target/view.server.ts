import type { TargetProfile } from "~/backend/contract/profile";
import { actionRow } from "~/domain/action/action-words.server";
import { decisionInWords } from "~/domain/decision/decision-words.server";
import { listedDocument } from "~/domain/document/document-words.server";
import { rulesInWords } from "~/domain/score/rule-name.server";
import { ownershipWords } from "~/domain/target/ownership-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { Dossier } from "./queries.server";
import { heads, type Section, shown, told } from "./section-words.server";
import { type Summary, summaryOf } from "./summary.server";

export interface DossierView {
  summary: Summary;
  facts: { name: string; text: string }[];
  sections: Section[];
}

export function viewOf(dossier: Dossier, speech: Speech): DossierView {
  return {
    summary: summaryOf(dossier, speech),
    facts: factsOf(dossier.profile, speech),
    sections: [
      scoresIn(dossier, speech),
      alertsIn(dossier, speech),
      decisionsIn(dossier, speech),
      sanctionsIn(dossier, speech),
      actionsIn(dossier, speech),
      documentsIn(dossier, speech),
    ],
  };
}

function factsOf(profile: TargetProfile, speech: Speech): DossierView["facts"] {
  const { type, ctype, names, name, industry, size, foreignSystems, parents, website, customer } = profile;
  const { address, postalCode, city, country } = profile;
  const fact = (key: Parameters<Speech["say"]>[0], parts: (string | null | false)[]) => ({
    name: speech.say(key),
    text: speech.list(parts),
  });
  const isPlace = type === "country" || type === "industry";
  return [
    fact("print:dossier.kind", [isPlace ? speech.word("targetTypes", type) : speech.word("ctypes", ctype)]),
    fact(
      "profile:facts.names",
      names.map(({ text }) => text).filter((text) => text !== name),
    ),
    fact("profile:facts.address", [
      address,
      [postalCode, city].filter(Boolean).join(" "),
      country && speech.country(country),
    ]),
    fact(
      "profile:facts.numbers",
      foreignSystems.map(({ system, id }) => `${speech.word("identifiers", system)} ${id}`),
    ),
    fact(
      "profile:facts.parents",
      parents.map((parent) => speech.list([parent.name, ownershipWords(parent, speech)])),
    ),
    fact("profile:facts.industry", [industry && speech.word("industries", industry)]),
    fact("profile:facts.size", [size && speech.word("sizes", size)]),
    fact("profile:facts.website", [website]),
    fact("print:dossier.watched", [
      customer && speech.say(customer.following ? "print:dossier.followed" : "print:dossier.notFollowed"),
    ]),
  ].filter(({ text }) => text !== "");
}

function scoresIn({ scores }: Dossier, speech: Speech): Section {
  const [first] = scores;
  const level = (value: number | null) => (value === null ? "–" : speech.number(Math.floor(value)));
  return {
    id: "scores",
    heading: speech.say("print:dossier.scores"),
    note: first?.computedAt
      ? speech.say("print:dossier.computed", { when: speech.dateTime(first.computedAt) })
      : speech.say("print:dossier.none.scores"),
    heads: heads(speech, "perspective", "score", "parts", "rules"),
    rows: scores.map(({ perspective, score, risk, components, missing, ruleVersions }) => ({
      key: perspective,
      cells: [
        speech.word("perspectives", perspective),
        score === null ? speech.word("risks", risk) : `${level(score)}${DOT}${speech.word("risks", risk)}`,
        [
          ...components
            .filter(({ value }) => value !== null)
            .map(({ name, value }) => `${speech.say(`profile:components.${name}`)} ${level(value)}`),
          speech.say("print:dossier.missing", { share: speech.percent(missing) }),
        ].join(DOT),
        rulesInWords(ruleVersions, speech) || "–",
      ],
    })),
  };
}

function alertsIn({ alerts }: Dossier, speech: Speech): Section {
  return {
    id: "alerts",
    heading: speech.say("print:dossier.alerts"),
    note: shown("alerts", alerts, speech),
    heads: heads(speech, "day", "alert", "priority", "status"),
    rows: alerts.content.map(({ id, at, title, language, eventTypeId, priority, statusId, source }) => ({
      key: String(id),
      cells: [
        speech.date(at),
        told(title, language, speech.list([speech.word("eventTypes", eventTypeId), source?.name])),
        speech.word("priorities", priority),
        speech.word("statuses", statusId),
      ],
    })),
  };
}

function decisionsIn({ decisions, profile }: Dossier, speech: Speech): Section {
  return {
    id: "decisions",
    heading: speech.say("print:dossier.decisions"),
    note: decisions ? shown("decisions", decisions, speech) : speech.say("print:dossier.hidden"),
    heads: heads(speech, "when", "who", "about", "decision", "rules"),
    rows: (decisions?.content ?? []).map((decision) => ({
      key: String(decision.seq),
      cells: [
        speech.dateTime(decision.at),
        decision.actor.type === "user"
          ? decision.actor.name
          : speech.say("print:dossier.byRule", { name: decision.actor.id }),
        told(decision.about ?? profile.name, decision.aboutLanguage),
        [
          decisionInWords(decision, speech),
          decision.reason === "undo" ? speech.say("print:dossier.undo") : decision.reason,
        ]
          .filter(Boolean)
          .join("\n"),
        decision.ruleVersion ?? "–",
      ],
    })),
  };
}

function sanctionsIn({ sanctions }: Dossier, speech: Speech): Section {
  const state = sanctions?.state;
  return {
    id: "sanctions",
    heading: speech.say("print:dossier.sanctions"),
    note: state
      ? [
          state.status ? speech.word("sanctionsStatuses", state.status) : speech.say("sanctions:notScreened"),
          state.screenedAt && speech.say("print:dossier.screened", { when: speech.dateTime(state.screenedAt) }),
          ...state.sanctionedCompanies.map(
            ({ name, relation, listName }) => `${name} ${speech.say(`sanctions:relations.${relation}`)} (${listName})`,
          ),
          shown("matches", sanctions.matches, speech),
        ]
          .filter(Boolean)
          .join(DOT)
      : speech.say("print:dossier.hidden"),
    heads: heads(speech, "entry", "found", "decision", "rules"),
    rows: (sanctions?.matches.content ?? []).map((match) => ({
      key: String(match.id),
      cells: [
        `${match.entityName || match.matchedName}\n${speech.say("sanctions:list", { title: match.listTitle, version: match.listVersion })}`,
        `${speech.date(match.foundAt)}, ${speech.percent(match.score)}`,
        speech.list([speech.say(`sanctions:decisions.${match.decision}`), match.decidedBy?.name, match.decisionReason]),
        match.ruleVersion,
      ],
    })),
  };
}

function actionsIn({ actions }: Dossier, speech: Speech): Section {
  return {
    id: "actions",
    heading: speech.say("actions:list.heading"),
    note: shown("actions", actions, speech),
    heads: heads(speech, "action", "status", "due", "who"),
    rows: actions.content.map((action) => {
      const { title, type, statusWord, overdue, skipped, due, who } = actionRow(action, speech);
      return {
        key: String(action.id),
        cells: [`${title}\n${type}`, [statusWord, overdue, skipped].filter(Boolean).join("\n"), due ?? "–", who],
      };
    }),
  };
}

function documentsIn({ documents }: Dossier, speech: Speech): Section {
  return {
    id: "documents",
    heading: speech.say("documents:title"),
    note: shown("documents", documents, speech),
    heads: heads(speech, "document", "validUntil", "verification"),
    rows: documents.content.map((document) => {
      const { name, file, until, validity, verification } = listedDocument(document, speech);
      return {
        key: String(document.id),
        cells: [
          `${name}\n${file}`,
          [until, speech.say(`documents:validities.${validity}`)].filter(Boolean).join(DOT),
          speech.say(`documents:verifications.${verification}`),
        ],
      };
    }),
  };
}
