import { canBeAsked, hasRevenue } from "~/backend/contract/can-be-asked";
import { forecastQuestionnaires, requestManyQuestionnaires } from "~/backend/contract/many-questionnaires";
import { type NotSent, REVENUE_DISCOVERY } from "~/backend/contract/questionnaire-words";
import {
  listQuestionnaireDefinitions,
  listQuestionnaires,
  openLinkedQuestionnaire,
  type Questionnaire,
  readQuestionnaire,
  remindQuestionnaire,
  requestQuestionnaires,
  saveLinkedAnswers,
  startLinkedQuestionnaire,
  submitLinkedAnswers,
  withdrawQuestionnaire,
} from "~/backend/contract/questionnaires";
import { listRevenueRequests, requestRevenue } from "~/backend/contract/revenue";
import type { Session } from "~/backend/contract/session";
import { selectedTargets } from "../../network/following/changes/selected-targets";
import { type VisibleTarget, visibleTarget } from "../../network/targets/visible-target";
import { type AskedBySession, answer, answerPublic, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { contactOf } from "../contacts/contacts";
import { openByLink, saveByLink, startByLink, submitByLink } from "./answer-by-link";
import { askMany } from "./ask-many";
import { asAsked, currentDefinition, currentDefinitions } from "./definitions";
import { remind, withdraw } from "./follow-up";
import { answeredBefore, questionnaire, questionnairesOf } from "./read-questionnaires";
import { askerOf, dayFor, sendQuestionnaires } from "./send-questionnaires";
import { whoCanBeAsked } from "./who-can-be-asked";

type Asked = AskedBySession & { tx: Tx };

/** Throws 404 as well for a target of which there is nothing of the kind, such as a country's answers. */
async function targetThat(fits: (target: VisibleTarget) => boolean, tx: Tx, customerId: number, param: string) {
  const target = await visibleTarget(tx, customerId, param);
  if (!fits(target)) throw notFound("target");
  return target;
}

/** The number of a questionnaire that who asks may know of: one about revenue has its own permission. Throws 404. */
async function known({ tx, scope, session }: Asked, param: string): Promise<number> {
  const id = rowId(param, "questionnaire");
  const { shown } = await questionnaire(tx, scope.customerId, id);
  if (!isKnown(session)(shown)) throw notFound("questionnaire");
  return id;
}

/** It is asked by its own permission only. */
function refuseRevenue({ definition }: { definition: string }): void {
  if (definition === REVENUE_DISCOVERY) throw notFound("questionnaire");
}

const isKnown =
  ({ permissions }: Session) =>
  ({ definition }: Pick<Questionnaire, "definition">): boolean =>
    definition.id !== REVENUE_DISCOVERY || permissions.includes("revenue:request");

export const questionnaireHandlers: Handler[] = [
  answer(listQuestionnaireDefinitions, async ({ tx }) => {
    const definitions = await currentDefinitions(tx);
    return definitions.map(({ id, version, title, lead, scored }) => ({ id, version, title, lead, scored }));
  }),

  answer(listQuestionnaires, async ({ tx, scope, session, params }) => {
    const { id } = await targetThat(canBeAsked, tx, scope.customerId, params.targetId);
    return {
      contact: await contactOf(tx, scope.customerId, id),
      questionnaires: (await questionnairesOf(tx, scope.customerId, id)).filter(isKnown(session)),
    };
  }),

  answer(readQuestionnaire, async (call) => {
    const { tx, scope, params } = call;
    const sent = await questionnaire(tx, scope.customerId, await known(call, params.questionnaireId));
    const { shown, asked, answers } = sent;
    const earlier = await answeredBefore(tx, scope.customerId, sent);
    return { ...shown, asked: asAsked(asked), answers: shown.state === "submitted" ? answers : {}, earlier };
  }),

  answer(requestQuestionnaires, async (asked) => {
    refuseRevenue(asked.body);
    return sendQuestionnaires(asked, asked.body);
  }),

  answer(forecastQuestionnaires, async (asked) => {
    const { tx, scope, body } = asked;
    refuseRevenue(body);
    const { id } = await currentDefinition(tx, body.definition);
    const targetIds = await selectedTargets(asked, body.selection);
    const { contacts, failed } = await whoCanBeAsked(tx, scope.customerId, targetIds, id);
    const failedBy: Partial<Record<NotSent, number>> = {};
    for (const { code } of failed) failedBy[code] = (failedBy[code] ?? 0) + 1;
    return { total: targetIds.length, askable: contacts.size, failedBy };
  }),

  answer(requestManyQuestionnaires, async (asked) => {
    const { tx, body } = asked;
    refuseRevenue(body);
    const { id: definition } = await currentDefinition(tx, body.definition);
    const question = { definition, message: body.message, dueOn: dayFor(body.dueOn) };
    return askMany(tx, askerOf(asked), await selectedTargets(asked, body.selection), question);
  }),

  answer(listRevenueRequests, async ({ tx, scope, params }) => {
    const { id } = await targetThat(hasRevenue, tx, scope.customerId, params.targetId);
    const all = await questionnairesOf(tx, scope.customerId, id);
    return {
      contact: await contactOf(tx, scope.customerId, id),
      requests: all.filter(({ definition }) => definition.id === REVENUE_DISCOVERY),
    };
  }),

  answer(requestRevenue, async (asked) => {
    const { id } = await targetThat(hasRevenue, asked.tx, asked.scope.customerId, asked.params.targetId);
    const wanted = { ...asked.body, definition: REVENUE_DISCOVERY, targetIds: [id] };
    const { requested, failed } = await sendQuestionnaires(asked, wanted);
    if (failed[0]) throw new Refusal(409, failed[0].code, "It could not be sent");
    return (await questionnaire(asked.tx, asked.scope.customerId, requested[0]?.questionnaireId ?? 0)).shown;
  }),

  answer(remindQuestionnaire, async (asked) =>
    remind(asked, await known(asked, asked.params.questionnaireId), asked.body.dueOn ?? undefined),
  ),

  answer(withdrawQuestionnaire, async (asked) => withdraw(asked, await known(asked, asked.params.questionnaireId))),

  answerPublic(openLinkedQuestionnaire, async ({ database, body }) => openByLink(database, body)),

  answerPublic(startLinkedQuestionnaire, async ({ database, body }) => startByLink(database, body)),

  answerPublic(saveLinkedAnswers, async ({ database, body: { answers, ...link } }) =>
    saveByLink(database, link, answers),
  ),

  answerPublic(submitLinkedAnswers, async ({ database, body: { name, ...link } }) =>
    submitByLink(database, link, name),
  ),
];
