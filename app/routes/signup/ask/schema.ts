import { z } from "zod";
import { emailField } from "~/domain/account/fields";

const search = z.object({
  /** The name of the route that offered signing up. */
  state: z
    .string()
    .regex(/^[a-z][a-z-]{0,39}$/)
    .nullable()
    .catch(null),
  reason: z.enum(["not_registered"]).nullable().catch(null),
});

/** What the address says; anything else is left out. */
export function searchOf(parameters: URLSearchParams): z.output<typeof search> {
  return search.parse({ state: parameters.get("state"), reason: parameters.get("reason") });
}

const short = (error: "welcome:signup.errors.company" | "welcome:signup.errors.name") =>
  z.string({ error }).trim().min(1, error).max(200);

export const signupForm = z.object({
  company: short("welcome:signup.errors.company"),
  name: short("welcome:signup.errors.name"),
  email: emailField,
  interest: z.string().trim().max(2000).default(""),
});
