import { z } from "zod";
import { TASK_KINDS } from "~/backend/contract/task-words";
import { ownerField } from "../give/schema";

/** An empty owner is the manager who has been there longest. */
export const ownerForm = z.object({ kind: z.enum(TASK_KINDS), to: ownerField.optional() });
