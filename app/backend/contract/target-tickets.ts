import { z } from "zod";
import { defineCall } from "./call";
import { LONGEST_MESSAGE, TICKET_KINDS } from "./target-ticket-words";
import { ticket } from "./ticket";

const AREA = "profile";
const params = z.object({ targetId: z.string().max(20) });
const body = z.object({ message: z.string().trim().min(1).max(LONGEST_MESSAGE) });
/** Its number. */
const opened = z.object({ ticket: z.int().positive() });

export const reportTargetInfo = defineCall({
  name: "reportTargetInfo",
  area: AREA,
  summary: "Report wrong information about a target",
  description: "Opens a ticket and returns its number.",
  method: "post",
  path: "/v2/targets/{targetId}/info-reports",
  access: "signed-in",
  scope: "network:write",
  params,
  body,
  status: 201,
  response: opened,
});

export const requestTargetInfo = defineCall({
  name: "requestTargetInfo",
  area: AREA,
  summary: "Request missing information about a target",
  description: "Opens a ticket and returns its number.",
  method: "post",
  path: "/v2/targets/{targetId}/request-info",
  access: "signed-in",
  scope: "network:write",
  params,
  body,
  status: 201,
  response: opened,
});

export const listTargetTickets = defineCall({
  name: "listTargetTickets",
  area: AREA,
  summary: "List the customer's tickets about a target, newest first",
  description: "At most 50.",
  method: "get",
  path: "/v2/targets/{targetId}/request-info",
  access: "signed-in",
  scope: "network:read",
  params,
  response: z.array(ticket.extend({ kind: z.enum(TICKET_KINDS) })),
});
export type TargetTicket = z.output<typeof listTargetTickets.response>[number];
