import type { Handler } from "hono";
import { parseBounded } from "~/backend/contract/json-bounds";
import { seconds } from "~/time/duration";
import type { Config } from "../config";
import type { AppEnv } from "../middleware/app-env";
import { envelopeAddress } from "../telemetry/error-service";

/** An error with its trace and breadcrumbs is far below. */
const LARGEST = 1_000_000;

/**
 * Passes a page's error report on to the error service: only in the integration environment, and only to the configured
 * project (specification §7), so that nobody can send anything anywhere through it. Elsewhere it does not exist.
 */
export function errorTunnel(config: Pick<Config, "sentryDsn" | "stage">): Handler<AppEnv> {
  const project = config.stage === "integration" && config.sentryDsn ? envelopeAddress(config.sentryDsn) : null;
  return async (c) => {
    const refuse = (status: 400 | 404 | 413, code: string) =>
      c.json({ code, message: "This report is not passed on", requestId: c.get("requestId") }, status);
    if (!project) return refuse(404, "not_found");
    const envelope = await new Response(c.get("body")).text();
    if (envelope.length > LARGEST) return refuse(413, "too_large");
    if (dsnIn(envelope) !== config.sentryDsn) return refuse(400, "other_project");
    try {
      const answer = await fetch(project, {
        method: "POST",
        headers: { "Content-Type": "application/x-sentry-envelope" },
        body: envelope,
        redirect: "error",
        signal: AbortSignal.timeout(seconds(5)),
      });
      await answer.body?.cancel();
      return c.body(null, answer.ok ? 200 : 502);
    } catch (err) {
      c.get("logger").error({ err }, "an error report could not be passed on");
      return c.body(null, 502);
    }
  };
}

/** An envelope's first line says where it belongs. */
function dsnIn(envelope: string): unknown {
  try {
    const line = envelope.slice(0, Math.max(0, envelope.indexOf("\n")));
    return (parseBounded(line) as { dsn?: unknown } | null)?.dsn;
  } catch {
    return null;
  }
}
