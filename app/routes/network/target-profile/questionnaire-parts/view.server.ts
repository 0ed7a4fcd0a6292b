import type { QuestionnaireState } from "~/backend/contract/questionnaire-words";
import type { Questionnaire, QuestionnaireInFull } from "~/backend/contract/questionnaires";
import { citationIn } from "~/domain/request/citation";
import type { Language } from "~/i18n/languages";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

export interface SentRow {
  id: number;
  href: string;
  title: string;
  state: QuestionnaireState;
  stateWord: string;
  /** "18 of 24 answered". */
  progress: string;
  contact: { name: string; email: string };
  dueOn: string;
  requested: { on: string; by: string | null };
}

export interface SentView extends SentRow {
  lead: string;
  facts: { name: string; text: string }[];
  result: { perspective: string; value: number; text: string }[];
  isOpen: boolean;
  isExpired: boolean;
}

export interface AnsweredTopic {
  id: string;
  title: string;
  basis: string;
  risks: string | null;
  questions: {
    id: string;
    text: string;
    answer: string;
    comment: string;
    isRisk: boolean;
    /** What was answered the time before, where that is another answer. */
    before: string | null;
  }[];
}

export function sentRow(one: Questionnaire, language: Language, speech: Speech): SentRow {
  const { id, targetId, definition, state, contact, dueOn, answered, questions, requestedBy, requestedAt } = one;
  return {
    id,
    href: paths.targetQuestionnaire(targetId, id),
    title: definition.title[language],
    state,
    stateWord: speech.say(`questionnaires:states.${state}`),
    progress: speech.say("questionnaires:progress", { done: answered, all: questions }),
    contact: { name: contact.name, email: contact.email },
    dueOn: speech.day(dueOn),
    requested: { on: speech.date(requestedAt), by: requestedBy },
  };
}

/** "28 Oct 2026, Mara Keller". */
export const requestedInWords = ({ requested: { on, by } }: Pick<SentRow, "requested">): string =>
  [on, by].filter(Boolean).join(", ");

export function sentView(one: Questionnaire, language: Language, speech: Speech): SentView {
  const { state, result, reminders, lastMailAt, openedAt, submittedAt, submittedBy, definition } = one;
  const { reviewedAt, reviewedBy } = one;
  const row = sentRow(one, language, speech);
  const fact = (name: Parameters<Speech["say"]>[0], text: string | null | undefined) =>
    text ? [{ name: speech.say(name), text }] : [];
  return {
    ...row,
    lead: definition.lead[language],
    isOpen: state !== "submitted" && state !== "withdrawn",
    isExpired: state === "expired",
    facts: [
      ...fact("questionnaires:contact", speech.list([row.contact.name, row.contact.email])),
      ...fact("questionnaires:requested", requestedInWords(row)),
      ...fact("questionnaires:dueOn", row.dueOn),
      ...fact("questionnaires:opened", openedAt && speech.dateTime(openedAt)),
      ...fact("questionnaires:answered", row.progress),
      ...fact(
        "questionnaires:mails",
        lastMailAt && speech.say("questionnaires:reminded", { count: reminders, when: speech.date(lastMailAt) }),
      ),
      ...fact("questionnaires:submitted", submittedAt && speech.list([speech.dateTime(submittedAt), submittedBy])),
      ...fact("questionnaires:reviewed", reviewedAt && speech.list([speech.dateTime(reviewedAt), reviewedBy])),
      ...fact("questionnaires:version", definition.version),
    ],
    result: Object.entries(result ?? {}).map(([perspective, value]) => ({
      perspective: speech.word("perspectives", perspective),
      value,
      text: speech.number(value),
    })),
  };
}

/** What was answered, with what is a risk, and what was another answer the time before. */
export function answeredTopics(
  { asked, answers, earlier }: QuestionnaireInFull,
  language: Language,
  speech: Speech,
): AnsweredTopic[] {
  return asked.topics.map(({ id, title, basis, questions }) => {
    const shown = questions.map(({ id, text, good }) => {
      const { value = null, comment = "" } = answers[id] ?? {};
      const was = earlier?.answers[id]?.value ?? null;
      return {
        id,
        text: text[language],
        answer: value ? speech.say(`questionnaires:choices.${value}`) : "",
        comment,
        isRisk: good !== null && (value === "yes" || value === "partly" || value === "no") && value !== good,
        before: was && was !== value ? speech.say(`questionnaires:choices.${was}`) : null,
      };
    });
    const risks = shown.filter(({ isRisk }) => isRisk).length;
    return {
      id,
      title: title[language],
      basis: citationIn(language, basis),
      risks: risks > 0 ? speech.say("questionnaires:risks", { count: risks }) : null,
      questions: shown,
    };
  });
}

/** "Compared with the answers of 3 March 2026"; null without earlier ones. */
export const comparedWith = ({ earlier }: QuestionnaireInFull, speech: Speech): string | null =>
  earlier && speech.say("questionnaires:compared", { day: speech.date(earlier.submittedAt) });
