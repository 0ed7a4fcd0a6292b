import { z } from "zod";
import { currentPasswordField } from "../current-password";

export const passwordForm = z.object({ currentPassword: currentPasswordField });
export const codeForm = z.object({ code: z.string({ error: "management:factor.codeMissing" }).trim().max(40) });
