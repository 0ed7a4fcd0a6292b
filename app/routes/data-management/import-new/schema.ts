import { z } from "zod";
import { IMPORT_KINDS } from "~/backend/contract/import-kinds";

export const newForm = z.object({ kind: z.enum(IMPORT_KINDS, { error: "importPages:newPage.problems.kind" }) });
