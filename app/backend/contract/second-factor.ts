import { z } from "zod";
import { defineCall } from "./call";
import { signIn } from "./session";

/** Six digits, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(6).max(40);
const currentPassword = z.string().min(1).max(1024);

export const signInWithCode = defineCall({
  name: "signInWithCode",
  area: "session",
  summary: "The second step of signing in: the ticket of the first, and a code; five wrong codes end the ticket",
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
  summary: "Whether a code is asked for when one signs in",
  method: "get",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  response: z.object({ active: z.boolean(), recoveryCodesLeft: z.int().nonnegative() }),
});

export const setUpSecondFactor = defineCall({
  name: "setUpSecondFactor",
  area: "session",
  summary: "Begin: a new secret for an authenticator app; nothing is asked for until a code of it has been given",
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
  summary: "Finish with a code of the new secret; answers the recovery codes, once",
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
  summary: "Ask for no code any more",
  method: "delete",
  path: "/v2/second-factor",
  access: "signed-in",
  bearer: "person",
  body: z.object({ currentPassword }),
  status: 204,
  response: z.void(),
});
