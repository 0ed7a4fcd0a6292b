import { z } from "zod";

/** Nothing but the press of a button, which no mail scanner makes. */
export const confirmForm = z.object({});
