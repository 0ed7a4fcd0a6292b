import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { days, seconds } from "~/domain/duration";
import type { Config } from "../config";
import type { AppEnv } from "./app-env";
import { contentSecurityPolicy } from "./content-security-policy";

/** The headers of every answer, whoever makes it. */
export function securityHeaders(
  config: Pick<Config, "publicUrl">,
  { dev }: { dev: boolean },
): MiddlewareHandler<AppEnv> {
  const fixed = { ...FIXED, ...(config.publicUrl?.protocol === "https:" ? HTTPS_ONLY : {}) };
  return createMiddleware(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    for (const [name, value] of Object.entries(fixed)) c.header(name, value);
    c.header("Content-Security-Policy", contentSecurityPolicy(nonce, { dev }));
    // What says nothing about being kept is personal.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "private, no-store");
  });
}

const FIXED = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()",
};

const HTTPS_ONLY = {
  "Strict-Transport-Security": `max-age=${days(365) / seconds(1)}; includeSubDomains`,
};
