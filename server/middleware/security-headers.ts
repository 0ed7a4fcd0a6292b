import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { days, seconds } from "~/time/duration";
import type { Config } from "../config";
import { pathOf } from "../site-path";
import type { AppEnv } from "./app-env";
import { isConfidential } from "./confidential";
import { contentSecurityPolicy } from "./content-security-policy";
import { type ThirdPartyConfig, thirdPartiesOf } from "./third-parties";
import { toBrowser } from "./to-browser";

/** The headers of every answer, whoever makes it. */
export function securityHeaders(
  config: Pick<Config, "publicUrl"> & ThirdPartyConfig,
  { dev }: { dev: boolean },
): MiddlewareHandler<AppEnv> {
  const below = pathOf(config);
  return createMiddleware(async (c, next) => {
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    await next();
    const { body, status } = c.res;
    const headers = new Headers(c.res.headers);
    const referrer = headers.get("Referrer-Policy");
    const isHttps = config.publicUrl?.protocol === "https:" || c.get("url")?.protocol === "https:";
    for (const [name, value] of Object.entries(FIXED)) headers.set(name, value);
    if (isHttps)
      headers.set("Strict-Transport-Security", below === "" ? `${HTTPS_ONLY}; includeSubDomains` : HTTPS_ONLY);
    // A page whose address is a secret says so itself; with a policy of `no-referrer` its forms would come without an origin.
    if (referrer) headers.set("Referrer-Policy", referrer);
    else if (isConfidential(c.req.path)) headers.set("Referrer-Policy", "strict-origin");
    const isFile = headers.get("Content-Disposition")?.startsWith("attachment");
    const policy = isFile ? FILE_POLICY : contentSecurityPolicy(nonce, { dev }, thirdPartiesOf(c, config));
    headers.set("Content-Security-Policy", policy);
    toBrowser(headers, { isHttps, below });
    // What says nothing about being kept is personal.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    // One answer for all headers: set one by one, each makes another answer.
    c.res = undefined;
    c.res = new Response(body, { status, headers });
  });
}

/** What is to be saved runs nothing and is of no origin, even where a browser shows it all the same. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

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

/** For the host alone where the product stands below a path of it: what is below the host is somebody else's. */
const HTTPS_ONLY = `max-age=${days(365) / seconds(1)}`;
