import { z } from "zod";

/** What every refused call answers with, whatever its status. `message` is for engineers; screens translate `code`. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.unknown().optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `details` of a 422: where the input was wrong. The path is written `body.email`. */
export const inputProblems = z.array(z.object({ path: z.string(), message: z.string() }));
export type InputProblems = z.infer<typeof inputProblems>;
