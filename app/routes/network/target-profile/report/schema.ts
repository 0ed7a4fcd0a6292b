import { z } from "zod";
import { LONGEST_MESSAGE, TICKET_KINDS } from "~/backend/contract/target-ticket-words";

const MESSAGE = "targetTickets:problems.message";

export const reportForm = z.object({
  kind: z.enum(TICKET_KINDS, "targetTickets:problems.kind"),
  message: z.string(MESSAGE).trim().min(1, MESSAGE).max(LONGEST_MESSAGE, MESSAGE),
});
