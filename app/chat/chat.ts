import type { ChatSettings } from "~/backend/contract/chat";
import { paths } from "~/paths";
import { sitePath } from "~/site-path";
import { report } from "~/telemetry/report";

export interface ChatUser {
  id: string;
  name: string;
  email: string;
  /** Epoch seconds. */
  createdAt: number;
}

export interface Chat {
  appId: string;
  host: string;
  user: ChatUser;
}

type Widget = (command: "boot" | "shutdown", settings?: Record<string, unknown>) => void;

/** Specification §9. */
const REGION = "eu";

let started: Promise<void> | null = null;

/**
 * Brings the widget in line with the conditions of specification §4: `chat` stands for the first three, the settings are
 * asked for here. It is initialised once; without the conditions it is shut down. A failure is logged (§8) and not tried again.
 */
export function syncChat(chat: Chat | null): Promise<void> {
  if (!chat) {
    if (started) widgetOf(window)?.("shutdown");
    started = null;
    return Promise.resolve();
  }
  started ??= start(chat).catch((error) => report("chat", String(error)));
  return started;
}

async function start({ appId, host, user }: Chat): Promise<void> {
  const { enabled, token } = await settings();
  if (!enabled) return;
  await loadScript(`${host.replace(/\/$/, "")}/widget/${encodeURIComponent(appId)}`);
  const { id, name, email, createdAt } = user;
  const who = { user_id: id, user_hash: token, name, email, created_at: createdAt };
  widgetOf(window)?.("boot", { app_id: appId, region: REGION, api_base: API_OF_REGION, ...who });
}

const API_OF_REGION = "https://api-iam.eu.intercom.io";

async function settings(): Promise<ChatSettings> {
  const response = await fetch(sitePath(paths.chatSettings()));
  if (!response.ok) throw new Error(`settings: status ${response.status}`);
  return (await response.json()) as ChatSettings;
}

/** A script of a trusted script is trusted (`strict-dynamic`). */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("the widget could not be loaded"));
    document.head.append(script);
  });
}

function widgetOf(page: object): Widget | undefined {
  return (page as { Intercom?: Widget }).Intercom;
}
