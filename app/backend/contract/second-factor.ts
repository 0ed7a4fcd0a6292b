import { z } from "zod";
import { defineCall } from "./call";
import { signIn } from "./session";

/** Six digits, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(6).max(40);
const currentPassword = z.string().min(1).max(1024);

export const signInWithCode = defineCall({
  name: "signInWithCode",
  area: "session",
  summary: "Complete a sign-in with a second-factor code",
  description: "Takes the ticket of `signIn` and a code. Five wrong codes invalidate the ticket.",
  method: "post",
  path: "/v2/session/code",
  access: "public",
  body: z.object({ ticket: z.string().max(200), code }),
  status: 201,
  response: signIn.response,
});

export const readSecondFactor = defineCall({
  name: "readSecondFactor",
  area: "session",
  summary: "Read whether your account uses a second factor",
  method: "get",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  response: z.object({ active: z.boolean(), recoveryCodesLeft: z.int().nonnegative() }),
});

export const setUpSecondFactor = defineCall({
  name: "setUpSecondFactor",
  area: "session",
  summary: "Create a secret for an authenticator app",
  description: "The second factor is active only after `confirmSecondFactor`.",
  method: "post",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  secretAnswer: true,
  body: z.object({ currentPassword }),
  status: 201,
  response: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = defineCall({
  name: "confirmSecondFactor",
  area: "session",
  summary: "Activate the second factor with a first code",
  description: "Returns the recovery codes, once. Ends your other sessions.",
  method: "put",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  secretAnswer: true,
  body: z.object({ code }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const removeSecondFactor = defineCall({
  name: "removeSecondFactor",
  area: "session",
  summary: "Remove the second factor from your account",
  description: "Ends your other sessions.",
  method: "delete",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  body: z.object({ currentPassword }),
  status: 204,
  response: z.void(),
});
