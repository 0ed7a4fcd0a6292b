import type { Message } from "~/i18n/message";

export interface Toast extends Message {
  id: string;
  tone: "good" | "bad" | "neutral";
}
