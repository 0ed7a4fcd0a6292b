import {
  addActionAttachment,
  attachDocument,
  listActionAttachments,
  removeActionAttachment,
} from "~/backend/contract/action-attachments";
import { readActionBoard } from "~/backend/contract/action-board";
import { changeActions } from "~/backend/contract/action-changes";
import { addActionComment, listActionComments } from "~/backend/contract/action-comments";
import { assessEffect, readActionEffect } from "~/backend/contract/action-effects";
import { readActionFacets } from "~/backend/contract/action-facets";
import {
  changeActionTemplate,
  createActionTemplate,
  deleteActionTemplate,
  listActionTemplates,
} from "~/backend/contract/action-templates";
import {
  changeAction,
  exportActions,
  listActions,
  listAlertActions,
  readAction,
  recommendActions,
  startAction,
  startActions,
} from "~/backend/contract/actions";
import { readOnTime } from "~/backend/contract/on-time";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import { actionFile } from "./action-file";
import { assess } from "./assess-effect";
import { attach, attachFile, detach, listAttachments } from "./attachments";
import { change } from "./change-action";
import { changeMany } from "./change-actions";
import { addComment, listComments } from "./comments";
import { compareEvents } from "./compare-events";
import { countFacets } from "./count-facets";
import { readGrievance } from "./linked-grievance";
import { listPage } from "./list-actions";
import { countOnTime } from "./on-time";
import { findAction, ofAlerts } from "./read-actions";
import { readBoard } from "./read-board";
import { readPutOff } from "./read-put-off";
import { recommend } from "./recommend";
import { start, startEach } from "./start-action";
import { changeTemplate, createTemplate, deleteTemplate, listTemplates } from "./templates";

export const actionHandlers: Handler[] = [
  answer(listActions, async ({ tx, scope, query }) => {
    const { content, total, isExact, after } = await listPage(tx, scope, query);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements: total,
      totalPages: Math.ceil(total / query.size),
      totalIsExact: isExact,
      after,
    };
  }),

  answer(readActionBoard, ({ tx, scope, query }) => readBoard(tx, scope, query)),

  answer(readOnTime, ({ tx, scope, query }) => countOnTime(tx, scope.customerId, query)),

  answer(readActionFacets, ({ tx, scope, query }) => countFacets(tx, scope, query)),

  answerStream(exportActions, async ({ database, scope, session, query: { format, ...filter } }) =>
    actionFile(database, scope, filter, { format, language: session.user.language }),
  ),

  answer(readAction, async ({ tx, scope: { customerId }, session, params }) => {
    const found = await findAction(tx, customerId, params.actionId);
    if (!found) throw notFound("action");
    return {
      ...found,
      putOff: await readPutOff(tx, customerId, found),
      grievance: await readGrievance(tx, session, customerId, found.id),
    };
  }),

  answer(startAction, (asked) => start(asked, asked.body)),

  answer(startActions, async (asked) => ({ actionIds: await startEach(asked, asked.body) })),

  answer(changeAction, (asked) => change(asked, asked.params.actionId, asked.body)),

  answer(changeActions, (asked) => changeMany(asked, asked.body)),

  answer(readActionEffect, ({ tx, scope, params }) => compareEvents(tx, scope.customerId, params.actionId)),

  answer(assessEffect, (asked) => assess(asked, asked.params.actionId, asked.body)),

  answer(listActionComments, ({ tx, scope, params, query }) =>
    listComments(tx, scope.customerId, params.actionId, query),
  ),

  answer(addActionComment, (asked) => addComment(asked, asked.params.actionId, asked.body.text)),

  answer(listActionAttachments, ({ tx, scope, params }) => listAttachments(tx, scope.customerId, params.actionId)),

  answer(addActionAttachment, (asked) => attachFile(asked, asked.params.actionId, asked.body.mappedFilename)),

  answer(attachDocument, (asked) => attach(asked, asked.params.actionId, documentIn(asked))),

  answer(removeActionAttachment, (asked) => detach(asked, asked.params.actionId, documentIn(asked))),

  answer(listAlertActions, async ({ tx, scope, body: { alertIds } }) => {
    const actions = await ofAlerts(tx, scope.customerId, alertIds);
    return [...new Set(alertIds)].map((alertId) => ({
      alertId,
      actions: actions.filter((action) => action.alertIds.includes(alertId)),
    }));
  }),

  answer(listActionTemplates, ({ tx, scope }) => listTemplates(tx, scope.customerId)),

  answer(createActionTemplate, (asked) => createTemplate(asked, asked.body)),

  answer(changeActionTemplate, (asked) => changeTemplate(asked, asked.params.templateId, asked.body)),

  answer(deleteActionTemplate, (asked) => deleteTemplate(asked, asked.params.templateId)),

  answer(recommendActions, ({ tx, scope, body }) => recommend(tx, scope.customerId, body.alertIds)),
];

const documentIn = ({ params }: { params: { documentId: string } }): number => rowId(params.documentId, "document");
