import { z } from "zod";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { knownOr, knownOrNull } from "./known-of";
import { CHOICES, NOT_SENT, QUESTIONNAIRE_STATES, SELF_ASSESSMENT } from "./questionnaire-words";
import { requestLink } from "./requests";
import { writtenAddress } from "./written-address";

const id = z.int().positive();
const READ = { permission: "questionnaires:read" } as const;
const SEND = { permission: "questionnaires:send" } as const;
const AREA = "questionnaires";
const ofOne = z.object({ questionnaireId: z.string().max(20) });
const day = givenDay().describe("YYYY-MM-DD");
const text = z.object({ en: z.string(), de: z.string(), ch: z.string(), fr: z.string() });
export type TextInLanguages = z.output<typeof text>;
const LANGUAGES = ["en", "de", "ch"] as const;

const head = z.object({ id: z.string(), version: z.string(), title: text, lead: text });

/** What is asked, topic by topic, in the version that was asked. */
export const questionnaireDefinition = head.extend({
  topics: z.array(
    z.object({
      id: z.string(),
      title: text,
      /** What it rests on, such as a paragraph of a law. */
      basis: z.string(),
      questions: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(["choice", "text"]),
          text,
          /** The answer without risk; null where no answer is one. */
          good: z.enum(["yes", "no"]).nullable(),
        }),
      ),
    }),
  ),
});
export type QuestionnaireDefinition = z.output<typeof questionnaireDefinition>;

const answer = z.object({ value: z.enum(CHOICES).nullable(), comment: z.string().trim().max(2000).default("") });
const answers = z.record(z.string().max(60), answer);

export const listQuestionnaireDefinitions = defineCall({
  name: "listQuestionnaireDefinitions",
  area: AREA,
  summary: "List the current version of each questionnaire",
  method: "get",
  path: "/v2/questionnaire-definitions",
  access: READ,
  scope: "due-diligence:read",
  response: z.array(head.extend({ scored: z.boolean() })),
});

/** To whom the next would go. */
export const questionnaireContact = z.object({ email: z.string(), name: z.string(), language: knownOrNull(LANGUAGES) });

/** To whom one is sent; in the asker's own language unless said. */
export const requestContact = z.object({
  email: writtenAddress(),
  name: z.string().trim().max(200).default(""),
  language: z.enum(LANGUAGES).optional(),
});

export const questionnaire = z.object({
  id,
  targetId: id,
  targetName: z.string(),
  definition: head,
  state: z.enum(QUESTIONNAIRE_STATES),
  contact: z.object({ email: z.string(), name: z.string(), language: knownOr(LANGUAGES, "en") }),
  dueOn: z.iso.date(),
  /** How many questions have an answer, of all that need one. */
  answered: z.int().nonnegative(),
  questions: z.int().nonnegative(),
  requestedBy: z.string().nullable(),
  requestedAt: z.iso.datetime(),
  openedAt: z.iso.datetime().nullable(),
  savedAt: z.iso.datetime().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  submittedBy: z.string().nullable(),
  /** When somebody of the customer ended the review of the answers, and who. */
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  /** Reminders after the first mail, by hand and by the clock. */
  reminders: z.int().nonnegative(),
  lastMailAt: z.iso.datetime().nullable(),
  /** What the answers come to by perspective, 0 to 100, higher is riskier; null while there is nothing. */
  result: z.record(z.string(), z.number()).nullable(),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const listQuestionnaires = defineCall({
  name: "listQuestionnaires",
  area: AREA,
  summary: "List a target's questionnaires, newest first",
  description: "At most 200. With the recipients of the next one.",
  method: "get",
  path: "/v2/targets/{targetId}/questionnaires",
  access: READ,
  scope: "due-diligence:read",
  params: z.object({ targetId: z.string().max(20) }),
  response: z.object({
    /** Whom the customer wrote to last, else the address that is known of the target; null without any. */
    contact: questionnaireContact.nullable(),
    questionnaires: z.array(questionnaire),
  }),
});

export const readQuestionnaire = defineCall({
  name: "readQuestionnaire",
  area: AREA,
  summary: "Read a questionnaire with its answers",
  description: "Includes the questions and the target's previous answers.",
  method: "get",
  path: "/v2/questionnaires/{questionnaireId}",
  access: READ,
  scope: "due-diligence:read",
  params: ofOne,
  response: questionnaire.extend({
    asked: questionnaireDefinition,
    /** Empty until they are submitted: what is half done is the supplier's own. */
    answers,
    earlier: z.object({ id, submittedAt: z.iso.datetime(), answers }).nullable(),
  }),
});
export type QuestionnaireInFull = z.output<typeof readQuestionnaire.response>;

export const requestQuestionnaires = defineCall({
  name: "requestQuestionnaires",
  area: AREA,
  summary: "Send a questionnaire to up to 500 targets",
  description:
    "To their contacts. The self-assessment is the default. Targets that could not be asked are listed with the reason.",
  method: "post",
  path: "/v2/questionnaires",
  access: SEND,
  scope: "due-diligence:write",
  body: z.object({
    definition: z.string().max(60).default(SELF_ASSESSMENT),
    targetIds: z.array(id).min(1).max(500),
    contact: requestContact
      .nullable()
      .default(null)
      .describe("For one target only; without it, the address that was written to last or that is known"),
    message: z.string().trim().max(2000).default(""),
    dueOn: day.optional().describe("30 days from now unless said; a year at most"),
  }),
  status: 201,
  response: z.object({
    requested: z.array(z.object({ targetId: id, questionnaireId: id })),
    failed: z.array(z.object({ targetId: id, code: z.enum(NOT_SENT) })),
  }),
});
export type RequestedQuestionnaires = z.output<typeof requestQuestionnaires.response>;

export const remindQuestionnaire = defineCall({
  name: "remindQuestionnaire",
  area: AREA,
  summary: "Send a reminder with a new link",
  description:
    "409 `closed` after submission or withdrawal, 409 `expired` without a later due date, 409 `too_soon` within a day of the last mail or while one is queued.",
  method: "post",
  path: "/v2/questionnaires/{questionnaireId}/reminders",
  access: SEND,
  scope: "due-diligence:write",
  params: ofOne,
  body: z.object({ dueOn: day.nullable().describe("A later last day; null keeps it") }),
  response: questionnaire,
});

export const withdrawQuestionnaire = defineCall({
  name: "withdrawQuestionnaire",
  area: AREA,
  summary: "Withdraw a questionnaire and invalidate its links",
  description: "409 `closed` after submission or withdrawal.",
  method: "post",
  path: "/v2/questionnaires/{questionnaireId}/withdrawal",
  access: SEND,
  scope: "due-diligence:write",
  params: ofOne,
  response: questionnaire,
});

const linked = z.object({
  customer: z.string(),
  /** The company that is asked about. */
  target: z.string(),
  message: z.string(),
  dueOn: z.iso.date(),
  submittedAt: z.iso.datetime().nullable(),
  submittedBy: z.string().nullable(),
  asked: questionnaireDefinition,
  answers,
});
export type LinkedQuestionnaire = z.output<typeof linked>;

export const openLinkedQuestionnaire = defineCall({
  name: "openLinkedQuestionnaire",
  area: AREA,
  summary: "Read a questionnaire by its link",
  description:
    "With the answers saved so far; changes nothing. 404 for a wrong id or secret, after expiry, and after withdrawal.",
  method: "post",
  path: "/v2/requests/questionnaire",
  access: "public",
  body: requestLink,
  response: linked,
});

export const startLinkedQuestionnaire = defineCall({
  name: "startLinkedQuestionnaire",
  area: AREA,
  summary: "Start a questionnaire by its link",
  description:
    "Marks it as opened, once. Mail gateways follow links by themselves: call this when a person begins. 404 as for reading.",
  method: "post",
  path: "/v2/requests/questionnaire/start",
  access: "public",
  body: requestLink,
  response: linked,
});

export const saveLinkedAnswers = defineCall({
  name: "saveLinkedAnswers",
  area: AREA,
  summary: "Save answers to a questionnaire by its link",
  description: "Other answers are kept. 409 `closed` after submission, 422 for an unknown question.",
  method: "put",
  path: "/v2/requests/questionnaire",
  access: "public",
  body: requestLink.extend({ answers }),
  bodyLimit: 512 * 1024,
  response: linked,
});

export const submitLinkedAnswers = defineCall({
  name: "submitLinkedAnswers",
  area: AREA,
  summary: "Submit a questionnaire by its link",
  description:
    "With the name of the person who submits it. 409 `closed` after submission, 409 `incomplete` with the missing questions.",
  method: "post",
  path: "/v2/requests/questionnaire/submission",
  access: "public",
  body: requestLink.extend({ name: z.string().trim().min(1).max(200) }),
  response: linked,
});
