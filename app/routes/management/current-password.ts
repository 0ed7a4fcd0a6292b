import { z } from "zod";

/** For changes that a stolen session must not make. */
export const currentPasswordField = z.string({ error: "management:currentPasswordMissing" }).max(1024);
