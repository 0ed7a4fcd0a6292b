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
  summary: "Whether the support chat is on, and the user's token for it (specification §7)",
  method: "get",
  path: "/v2/intercom/settings",
  access: "signed-in",
  response: chatSettings,
});
