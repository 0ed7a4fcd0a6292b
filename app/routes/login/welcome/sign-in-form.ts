import { z } from "zod";
import type { MessageKey } from "~/i18n/message";

const says = (key: MessageKey) => ({ error: key });

/** The limits are the contract's (`signIn`): no address is longer than 254 characters (RFC 5321). */
export const signInForm = z.object({
  email: z
    .string(says("login:errors.emailMissing"))
    .trim()
    .max(254, says("login:errors.emailForm"))
    .regex(/^[^\s@]+@[^\s@]+$/, says("login:errors.emailForm")),
  password: z.string(says("login:errors.passwordMissing")).max(1024, says("login:refused")),
});
export type SignInForm = z.output<typeof signInForm>;
