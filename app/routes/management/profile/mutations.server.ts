import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { askForEmailChange } from "~/backend/contract/account-links";
import { changeProfile } from "~/backend/contract/own-account";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { wrongPassword } from "../wrong-password";
import type { emailForm, nameForm } from "./schema";

export function saveName(context: LoadContext, form: z.output<typeof nameForm>): Promise<Attempted<unknown>> {
  return attempt(() => callBackend(context, changeProfile, { body: form }), {});
}

/** Sends a link to the new address; nothing changes until it is followed. */
export function askForAddress(context: LoadContext, form: z.output<typeof emailForm>): Promise<Attempted<unknown>> {
  return attempt(() => callBackend(context, askForEmailChange, { body: form }), { wrong_password: wrongPassword });
}
