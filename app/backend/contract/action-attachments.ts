import { z } from "zod";
import { defineCall } from "./call";
import { document } from "./documents";

export const attachment = document.extend({
  keptUntil: z.iso
    .date()
    .nullable()
    .describe(
      "Last day on which it stays attached, as proof of what was done (LkSG § 10(1)); null where it can be detached",
    ),
});
export type Attachment = z.output<typeof attachment>;

const params = z.object({ actionId: z.coerce.number().int().positive() });
const withDocument = z.object({ ...params.shape, documentId: z.string().max(20) });
const AREA = "actions";
const MANAGE = { permission: "actions:manage" } as const;

export const listActionAttachments = defineCall({
  name: "listActionAttachments",
  area: AREA,
  summary: "List an action's documents, newest first",
  description: "`readDocumentFile` returns their files.",
  method: "get",
  path: "/v2/actions/{actionId}/attachments",
  access: "signed-in",
  scope: "due-diligence:read",
  params,
  response: z.array(attachment),
});

export const addActionAttachment = defineCall({
  name: "addActionAttachment",
  area: AREA,
  summary: "Attach an uploaded file to an action",
  description:
    "Takes a file uploaded by `sendDocumentFile` and creates a document for it: of the action's target when it has exactly one, and shown on no profile. 409 `too_many` above 100.",
  method: "post",
  path: "/v2/actions/{actionId}/attachments",
  access: MANAGE,
  scope: "due-diligence:write",
  params,
  body: z.object({ mappedFilename: z.uuid() }),
  status: 201,
  response: document,
});

export const attachDocument = defineCall({
  name: "attachDocument",
  area: AREA,
  summary: "Attach an existing document to an action",
  description: "Idempotent. 409 `too_many` above 100.",
  method: "put",
  path: "/v2/actions/{actionId}/attachments/{documentId}",
  access: MANAGE,
  scope: "due-diligence:write",
  params: withDocument,
  response: document,
});

export const removeActionAttachment = defineCall({
  name: "removeActionAttachment",
  area: AREA,
  summary: "Detach a document from an action",
  description:
    "Keeps the document and its file; `deleteDocument` deletes them. 409 `proof_kept` with the last day, `until`, for seven years after the action was completed or its effect was assessed with it (LkSG § 10(1)).",
  method: "delete",
  path: "/v2/actions/{actionId}/attachments/{documentId}",
  access: MANAGE,
  scope: "due-diligence:write",
  params: withDocument,
  status: 204,
  response: z.void(),
});
