import { z } from "zod";

/** A customer's short name as it may be shown to who follows a link. */
export const SHORT_NAME = /^[a-z0-9][a-z0-9._-]{0,59}$/;

/** A press of the button is all there is. */
export const startForm = z.object({});
