import { z } from "zod";
import { defineCall } from "./call";

export const chatSettings = z.object({
  enabled: z.boolean(),
  /** Proves to the chat service who the user is; empty where the chat is off. */
  token: z.string(),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const readChatSettings = defineCall({
  name: "readChatSettings",
  area: "language, chat, errors",
  summary: "Read the support chat's settings and the user's token",
  description: "Specification §7.",
  method: "get",
  path: "/v2/intercom/settings",
  access: "signed-in",
  bearer: "person",
  response: chatSettings,
});
