import { z } from "zod";
import { alertComment } from "./alert";
import { LONGEST_ALERT_COMMENT } from "./alert-words";
import { defineCall } from "./call";

const id = z.coerce.number().int().positive();
const TRIAGE = { permission: "alerts:triage" } as const;

export const addAlertComment = defineCall({
  name: "addAlertComment",
  area: "feed",
  summary: "Add a comment to an alert",
  description:
    "Plain text of up to 2,000 characters. Comments cannot be changed. 409 `too_many` when the alert has 500 of them. Reading the alert lists them.",
  method: "post",
  path: "/v2/alerts/{alertId}/comments",
  access: TRIAGE,
  scope: "feed:write",
  params: z.object({ alertId: id }),
  body: z.object({ text: z.string().trim().min(1).max(LONGEST_ALERT_COMMENT) }),
  status: 201,
  response: alertComment,
});

export const deleteAlertComment = defineCall({
  name: "deleteAlertComment",
  area: "feed",
  summary: "Delete a comment of an alert",
  description: "Your own; an administrator deletes any. The ledger keeps that it was deleted, and not what it said.",
  method: "delete",
  path: "/v2/alerts/{alertId}/comments/{commentId}",
  access: TRIAGE,
  scope: "feed:write",
  params: z.object({ alertId: id, commentId: id }),
  status: 204,
  response: z.void(),
});
