import { type Answers, CHOICES, isAnswered } from "~/backend/contract/questionnaire-words";
import type { LinkedQuestionnaire, TextInLanguages } from "~/backend/contract/questionnaires";
import type { Language } from "~/i18n/languages";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { shownOf } from "./schema";

interface Topic {
  id: string;
  name: string;
  href: string;
  progress: string;
  isDone: boolean;
}

export interface QuestionsView {
  title: string;
  lead: string;
  about: string;
  until: string;
  /** The asker's own words. */
  message: string;
  topics: Topic[];
  progress: string;
  isComplete: boolean;
  overview: string;
  /** The topic that is answered now; null on the overview. */
  topic: {
    id: string;
    title: string;
    place: string;
    questions: { id: string; kind: "choice" | "text"; text: string }[];
    /** `base`: the answers again, to tell what was changed. */
    values: { answers: Record<string, { value: string; comment: string }>; base: string };
    choices: { value: string; label: string }[];
  } | null;
  /** Null until they are handed in. */
  submitted: { text: string; answers: { id: string; text: string; answer: string; comment: string }[] } | null;
}

interface Asked {
  /** What each address of these pages carries. */
  carried: Record<string, string>;
  topicId: string | null;
  language: Language;
}

export function viewOf(linked: LinkedQuestionnaire, { carried, topicId, language }: Asked, speech: Speech) {
  const say = (text: TextInLanguages) => text[language];
  const { asked, answers, customer, target, message, dueOn, submittedAt, submittedBy } = linked;
  const href = (topic?: string) => addressOf(carried, topic);
  const topics = asked.topics.map(({ id, title, questions }): Topic => {
    const { done, needed } = progressOf(questions, answers);
    return {
      id,
      name: say(title),
      href: href(id),
      progress: speech.say("request:done", { done, all: needed }),
      isDone: done === needed,
    };
  });
  const index = asked.topics.findIndex(({ id }) => id === topicId);
  const topic = asked.topics[index];
  const questions = asked.topics.flatMap((one) => one.questions);
  const shown = shownOf(topic?.questions.map(({ id }) => id) ?? [], answers);
  const view: QuestionsView = {
    title: say(asked.title),
    lead: say(asked.lead),
    about: speech.say("request:about", { customer, target }),
    until: speech.day(dueOn),
    message,
    topics,
    progress: speech.say("request:topicsDone", { done: topics.filter((one) => one.isDone).length, all: topics.length }),
    isComplete: topics.every((one) => one.isDone),
    overview: href(),
    topic: !topic
      ? null
      : {
          id: topic.id,
          title: say(topic.title),
          place: speech.say("request:place", { number: index + 1, all: topics.length }),
          questions: topic.questions.map(({ id, kind, text }) => ({ id, kind, text: say(text) })),
          values: { answers: shown, base: JSON.stringify(shown) },
          choices: CHOICES.map((value) => ({ value, label: speech.say(`request:choices.${value}`) })),
        },
    submitted: !submittedAt
      ? null
      : {
          text: speech.say("request:submittedBy", { name: submittedBy ?? "", when: speech.dateTime(submittedAt) }),
          answers: questions.map(({ id, text }) => {
            const { value, comment } = answers[id] ?? { value: null, comment: "" };
            return { id, text: say(text), answer: value ? speech.say(`request:choices.${value}`) : "", comment };
          }),
        },
  };
  return view;
}

function progressOf(questions: LinkedQuestionnaire["asked"]["topics"][number]["questions"], answers: Answers) {
  const needed = questions.filter(({ kind }) => kind === "choice");
  return { needed: needed.length, done: needed.filter(({ id }) => isAnswered(answers[id])).length };
}

/** Where to go on: the first topic that is not complete. */
export function nextOf({ asked, answers }: LinkedQuestionnaire, carried: Asked["carried"]): string {
  const topic = asked.topics.find(({ questions }) => {
    const { needed, done } = progressOf(questions, answers);
    return done < needed;
  })?.id;
  return addressOf(carried, topic);
}

const addressOf = (carried: Asked["carried"], topic?: string): string =>
  paths.requestNew(`?${new URLSearchParams({ ...carried, ...(topic && { topic }) })}`);

/** What a topic asks, and where its form leads: to the next topic, or to the overview. 404 for a topic that is not asked. */
export function topicOf({ asked }: LinkedQuestionnaire, carried: Asked["carried"], topicId: string | null) {
  const index = asked.topics.findIndex(({ id }) => id === topicId);
  const topic = asked.topics[index];
  if (!topic) throw new Response(null, { status: 404 });
  const following = asked.topics[index + 1]?.id;
  return {
    ids: topic.questions.map(({ id }) => id),
    overview: addressOf(carried),
    next: addressOf(carried, following),
  };
}
