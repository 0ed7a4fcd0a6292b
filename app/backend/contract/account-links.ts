import { z } from "zod";
import { defineCall } from "./call";
import { emailAddress, newPassword, personName, revokeKeys } from "./own-account";

const challenge = z.object({ challenge: z.string().max(200) });
const forWhom = z.object({ email: z.string(), firstname: z.string(), lastname: z.string() });

export const askForPasswordReset = defineCall({
  name: "askForPasswordReset",
  area: "accounts",
  summary: "Request a password reset link by e-mail",
  description: "The response is the same for known and unknown addresses.",
  method: "post",
  path: "/v2/password-resets",
  access: "public",
  body: z.object({ email: emailAddress }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
});

export const readPasswordReset = defineCall({
  name: "readPasswordReset",
  area: "accounts",
  summary: "Read whose password a reset link sets",
  description: "Does not consume the link. 404 when it was used, is older than an hour, or does not exist.",
  method: "get",
  path: "/v2/password-resets/{challenge}",
  access: "public",
  params: challenge,
  response: forWhom,
});

export const resetPassword = defineCall({
  name: "resetPassword",
  area: "accounts",
  summary: "Set a new password and end all sessions",
  description: "404 when the link was used, is older than an hour, or does not exist.",
  method: "put",
  path: "/v2/password-resets/{challenge}",
  access: "public",
  params: challenge,
  body: z.object({ password: newPassword, revokeKeys }),
  status: 204,
  response: z.void(),
});

export const readRegistration = defineCall({
  name: "readRegistration",
  area: "accounts",
  summary: "Read who was invited",
  description: "Does not consume the link. 404 when it was used, is older than an hour, or does not exist.",
  method: "get",
  path: "/v2/registrations/{challenge}",
  access: "public",
  params: challenge,
  response: forWhom.extend({ customer: z.string() }),
});

export const finalizeRegistration = defineCall({
  name: "finalizeRegistration",
  area: "accounts",
  summary: "Accept an invitation and set a password",
  description: "404 when the link was used, is older than an hour, or does not exist.",
  method: "put",
  path: "/v2/registrations/{challenge}",
  access: "public",
  params: challenge,
  body: z.object({
    firstname: personName,
    lastname: personName,
    language: z.enum(["en", "de", "ch"]),
    password: newPassword,
  }),
  status: 204,
  response: z.void(),
});

export const askForEmailChange = defineCall({
  name: "askForEmailChange",
  area: "accounts",
  summary: "Request a confirmation link for a new e-mail address",
  description: "The link is sent to the new address.",
  method: "post",
  path: "/v2/email-confirmations",
  access: "signed-in",
  bearer: "person",
  body: z.object({ email: emailAddress, currentPassword: z.string().min(1).max(1024) }),
  status: 202,
  response: z.object({ accepted: z.literal(true) }),
});

export const readEmailConfirmation = defineCall({
  name: "readEmailConfirmation",
  area: "accounts",
  summary: "Read which address a confirmation link confirms",
  description: "Does not consume the link. 404 when it was used, is older than an hour, or does not exist.",
  method: "get",
  path: "/v2/email-confirmations/{challenge}",
  access: "public",
  params: challenge,
  response: z.object({ email: z.string() }),
});

export const confirmEmail = defineCall({
  name: "confirmEmail",
  area: "accounts",
  summary: "Confirm a new e-mail address",
  description:
    "409 `email_taken` when another account uses it by now. 404 when the link was used, is older than an hour, or does not exist.",
  method: "put",
  path: "/v2/email-confirmations/{challenge}",
  access: "public",
  params: challenge,
  status: 204,
  response: z.void(),
});
