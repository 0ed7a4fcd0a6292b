import { createHmac } from "node:crypto";
import { readChatSettings } from "~/backend/contract/chat";
import { answer, type Handler } from "../../platform/call/handler";

export const chatHandlers: Handler[] = [
  // The service's own scheme: HMAC-SHA256 of the user's id with the secret that both sides know.
  answer(readChatSettings, async ({ session, deps }) => {
    const { chat } = deps.config;
    if (!chat) return { enabled: false, token: "" };
    return { enabled: true, token: createHmac("sha256", chat.secret).update(String(session.user.id)).digest("hex") };
  }),
];
