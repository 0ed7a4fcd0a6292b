import type { z } from "zod";
import type { importMapping, importOptions } from "~/backend/contract/imports";

/** Which column holds a field, said by a person; the rest is guessed. */
export type ChosenColumns = z.infer<typeof importMapping>;
export type ImportOptions = z.infer<typeof importOptions>;
