import { compareTargets as compareTargetsCall } from "~/backend/contract/comparison";
import { decidePlace as decidePlaceCall } from "~/backend/contract/place-decisions";
import {
  compareTarget as compareTargetCall,
  listProfileEventTypes,
  listProfileGroups,
  listProfilePerspectives,
  listPublicEvents,
  readTargetProfile,
  readTransparency as readTransparencyCall,
} from "~/backend/contract/profile";
import { readProfileCards } from "~/backend/contract/profile-cards";
import { listMonthMovers, listProfileAlerts, listTargetAlerts } from "~/backend/contract/profile-feed";
import { changeTargetInfo, readTargetInfo } from "~/backend/contract/target-info";
import { listTargetTickets, reportTargetInfo, requestTargetInfo } from "~/backend/contract/target-tickets";
import { listTargetTimeline } from "~/backend/contract/timeline";
import { deliveryOfTarget } from "../../alerts/delivery/delivery-of-target";
import { mergedInto } from "../../network/targets/merged-numbers";
import { visibleTarget } from "../../network/targets/visible-target";
import { answer, answerAnybody, type Handler } from "../../platform/call/handler";
import { perspectiveOf, perspectivesOf } from "../../risk/scores/perspective-of";
import { openTicket } from "../../work/tickets/open-ticket";
import { readTickets } from "../../work/tickets/read-tickets";
import { changeInfo, readInfo } from "./change-info";
import { compareTarget } from "./compare-target";
import { compareTargets } from "./compare-targets";
import { decidePlace } from "./decide-place";
import { listAlerts } from "./list-alerts";
import { listAllAlerts } from "./list-all-alerts";
import { readCards } from "./read-cards";
import { readMovers } from "./read-movers";
import { readParts } from "./read-parts";
import { readPerspectives } from "./read-perspectives";
import { readProfile } from "./read-profile";
import { readPublicEvents } from "./read-public-events";
import { readTimeline } from "./read-timeline";
import { readTransparency } from "./read-transparency";

export const profileHandlers: Handler[] = [
  answerAnybody(readTargetProfile, async ({ tx, customerId, session, params }) => {
    const { id } = await visibleTarget(tx, customerId, params.targetId);
    const reader =
      customerId === null || !session
        ? null
        : { customerId, perspective: perspectiveOf(session, {}), permissions: session.permissions };
    return readProfile(tx, reader, id);
  }),

  answerAnybody(listPublicEvents, async ({ tx, customerId, params }) => {
    const { id } = await visibleTarget(tx, customerId, params.targetId);
    return readPublicEvents(tx, id);
  }),

  answer(listProfilePerspectives, async ({ tx, scope, session, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    return readPerspectives(tx, scope.customerId, id, perspectivesOf(session));
  }),

  answer(listProfileGroups, async ({ tx, scope, session, params, query }) => {
    const perspective = perspectiveOf(session, query);
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    const { groups } = await readParts(tx, scope.customerId, target, perspective);
    return { perspective, groups };
  }),

  answer(listProfileEventTypes, async ({ tx, scope, session, params, query }) => {
    const perspective = perspectiveOf(session, query);
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    const { types } = await readParts(tx, scope.customerId, target, perspective);
    return { perspective, eventTypes: types.filter(({ group }) => !query.group || group === query.group) };
  }),

  answer(listProfileAlerts, async ({ tx, scope, session, params, query }) => {
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    const { language } = session.user;
    const perspective = perspectiveOf(session, query);
    return listAlerts(tx, { customerId: scope.customerId, target, perspective, language, query });
  }),

  answer(listTargetAlerts, async ({ tx, scope, session, params, query }) => {
    const { id: targetId } = await visibleTarget(tx, scope.customerId, params.targetId);
    return listAllAlerts(tx, scope.customerId, { targetId, language: session.user.language, query });
  }),

  answer(listMonthMovers, async ({ tx, scope, session, params, query }) => {
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    const asked = { perspective: perspectiveOf(session, query), month: params.month, own: query.scope === "Customer" };
    return readMovers(tx, scope.customerId, target, asked);
  }),

  answer(compareTargetCall, async ({ tx, scope, session, params, query }) => {
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    return compareTarget(tx, scope.customerId, target, perspectiveOf(session, query));
  }),

  answer(compareTargetsCall, async ({ tx, scope, session, query }) => {
    const perspective = perspectiveOf(session, query);
    const reader = { customerId: scope.customerId, permissions: session.permissions };
    const merged = await mergedInto(tx, scope.customerId, query.targetIds);
    const ids = new Set(query.targetIds.map((id) => merged.get(id) ?? id));
    const targets = await compareTargets(tx, reader, [...ids], perspective);
    return { perspective, targets };
  }),

  answer(listTargetTimeline, async ({ tx, scope, session, params, query }) => {
    const { id: targetId } = await visibleTarget(tx, scope.customerId, params.targetId);
    const perspective = perspectiveOf(session, query);
    return readTimeline(tx, scope.customerId, { targetId, language: session.user.language, perspective, query });
  }),

  answer(readTransparencyCall, async ({ tx, scope, params }) => {
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    return readTransparency(tx, scope.customerId, target);
  }),

  answer(readProfileCards, async ({ tx, scope, session, params }) => {
    const target = await visibleTarget(tx, scope.customerId, params.targetId);
    const { customerId } = scope;
    const cards = await readCards(tx, { customerId, permissions: session.permissions }, target);
    const mailed = { customerId, userId: session.user.id };
    return { ...cards, delivery: cards.followed && (await deliveryOfTarget(tx, mailed, target)) };
  }),

  answer(readTargetInfo, async ({ tx, scope, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    return readInfo(tx, id);
  }),

  answer(changeTargetInfo, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return changeInfo(asked, id, asked.body);
  }),

  answer(decidePlaceCall, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return decidePlace(asked, id, asked.body);
  }),

  answer(reportTargetInfo, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return { ticket: await openTicket(asked, { type: "target", id }, asked.body.message, "reported") };
  }),

  answer(requestTargetInfo, async (asked) => {
    const { id } = await visibleTarget(asked.tx, asked.scope.customerId, asked.params.targetId);
    return { ticket: await openTicket(asked, { type: "target", id }, asked.body.message, "info-requested") };
  }),

  answer(listTargetTickets, async ({ tx, scope, params }) => {
    const { id } = await visibleTarget(tx, scope.customerId, params.targetId);
    const tickets = await readTickets(tx, scope.customerId, { type: "target", id });
    return tickets.map(({ what, ...ticket }) => ({ ...ticket, kind: what === "reported" ? "wrong" : "missing" }));
  }),
];
