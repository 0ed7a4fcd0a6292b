import { z } from "zod";
import { defineCall } from "./call";
import { emailAddress, newPassword, personName, revokeKeys } from "./own-account";

const challenge = z.object({ challenge: z.string().max(200) });
const forWhom = z.object({ email: z.string(), firstname: z.string(), lastname: z.string() });

const works = (what: string) => `${what}; 404 when the link was used, is older than an hour, or never was`;

export const askForPasswordReset = defineCall({
  name: "askForPasswordReset",
  area: "accounts",
  summary: "Ask for a link to set a new password; the answer is the same whether or not the address is known",
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
  summary: works("Whose password a link sets; reading uses nothing up"),
  method: "get",
  path: "/v2/password-resets/{challenge}",
  access: "public",
  params: challenge,
  response: forWhom,
});

export const resetPassword = defineCall({
  name: "resetPassword",
  area: "accounts",
  summary: works("Set a new password and end all sessions"),
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
  summary: works("Who was invited; reading uses nothing up"),
  method: "get",
  path: "/v2/registrations/{challenge}",
  access: "public",
  params: challenge,
  response: forWhom.extend({ customer: z.string() }),
});

export const finalizeRegistration = defineCall({
  name: "finalizeRegistration",
  area: "accounts",
  summary: works("Accept an invitation"),
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
  summary: "Ask for a link, sent to the new address, that makes it one's own",
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
  summary: works("Which address a link confirms; reading uses nothing up"),
  method: "get",
  path: "/v2/email-confirmations/{challenge}",
  access: "public",
  params: challenge,
  response: z.object({ email: z.string() }),
});

export const confirmEmail = defineCall({
  name: "confirmEmail",
  area: "accounts",
  summary: works("Confirm an address; 409 `email_taken` when it became somebody else's"),
  method: "put",
  path: "/v2/email-confirmations/{challenge}",
  access: "public",
  params: challenge,
  status: 204,
  response: z.void(),
});
