import type { Context } from "hono";
import { chatIsWanted } from "~/access/chat";
import { consentIn } from "~/access/consent";
import type { Config } from "../config";
import type { AppEnv } from "./app-env";
import type { ThirdParties } from "./content-security-policy";

export type ThirdPartyConfig = Pick<Config, "chat" | "chatOrigins" | "analyticsUrl" | "sentryDsn" | "stage">;

/**
 * Who else the page of this answer may talk to: analytics and chat only after consent, the chat only for users who have
 * it, the error service where it is configured and is not reached through our own tunnel.
 */
export function thirdPartiesOf(c: Context<AppEnv>, config: ThirdPartyConfig): ThirdParties {
  const host = c.get("url")?.hostname ?? "";
  const consent = consentIn(c.req.header("cookie"), host);
  const analytics = consent === "allow" && config.analyticsUrl ? [new URL(config.analyticsUrl).origin] : [];
  const errors = config.sentryDsn && config.stage !== "integration" ? [new URL(config.sentryDsn).origin] : [];
  const chat = config.chat && chatIsWanted(c.get("session") ?? null, consent) ? config.chat : null;
  return {
    connect: [...analytics, ...errors],
    widget: chat ? [new URL(chat.host).origin, ...config.chatOrigins] : [],
  };
}
