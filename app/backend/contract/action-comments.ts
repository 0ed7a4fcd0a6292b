import { z } from "zod";
import { LONGEST_COMMENT } from "./action-words";
import { defineCall } from "./call";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const params = z.object({ actionId: z.coerce.number().int().positive() });

export const actionComment = z.object({
  id,
  text: z.string(),
  /** Null where whoever wrote it is not there any more. */
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type ActionComment = z.output<typeof actionComment>;

export const listActionComments = defineCall({
  name: "listActionComments",
  area: "actions",
  summary: "List an action's comments, newest first",
  method: "get",
  path: "/v2/actions/{actionId}/comments",
  access: "signed-in",
  scope: "due-diligence:read",
  params,
  query: z.object(pageQuery),
  response: pageOf(actionComment),
});

export const addActionComment = defineCall({
  name: "addActionComment",
  area: "actions",
  summary: "Add a comment to an action",
  description: "Notifies the assignee and the creator. Comments cannot be changed.",
  method: "post",
  path: "/v2/actions/{actionId}/comments",
  access: { permission: "actions:manage" },
  scope: "due-diligence:write",
  params,
  body: z.object({ text: z.string().trim().min(1).max(LONGEST_COMMENT) }),
  status: 201,
  response: actionComment,
});
