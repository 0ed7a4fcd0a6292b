import { z } from "zod";
import { MOST_ATTACHMENTS } from "./action-words";
import { defineCall } from "./call";
import { document } from "./documents";

const params = z.object({ actionId: z.coerce.number().int().positive() });
const withDocument = z.object({ ...params.shape, documentId: z.string().max(20) });
const AREA = "actions";
const MANAGE = { permission: "actions:manage" } as const;

export const listActionAttachments = defineCall({
  name: "listActionAttachments",
  area: AREA,
  summary: "The documents that are attached to an action, the newest first; their files come by `readDocumentFile`",
  method: "get",
  path: "/v2/actions/{actionId}/attachments",
  access: "signed-in",
  params,
  response: z.array(document),
});

export const addActionAttachment = defineCall({
  name: "addActionAttachment",
  area: AREA,
  summary:
    "Attach a file that was sent before (`sendDocumentFile`). It becomes a document: of the action's target where it has one " +
    `alone, and shown on no profile. 409 \`too_many\` beyond ${MOST_ATTACHMENTS}`,
  method: "post",
  path: "/v2/actions/{actionId}/attachments",
  access: MANAGE,
  params,
  body: z.object({ mappedFilename: z.uuid() }),
  status: 201,
  response: document,
});

export const attachDocument = defineCall({
  name: "attachDocument",
  area: AREA,
  summary: `Attach a document that is there; one that is attached stays so. 409 \`too_many\` beyond ${MOST_ATTACHMENTS}`,
  method: "put",
  path: "/v2/actions/{actionId}/attachments/{documentId}",
  access: MANAGE,
  params: withDocument,
  response: document,
});

export const removeActionAttachment = defineCall({
  name: "removeActionAttachment",
  area: AREA,
  summary: "Take a document off an action. The document stays, with its file; `deleteDocument` deletes it",
  method: "delete",
  path: "/v2/actions/{actionId}/attachments/{documentId}",
  access: MANAGE,
  params: withDocument,
  status: 204,
  response: z.void(),
});
