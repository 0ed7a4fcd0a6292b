import type { PublicConfig } from "~/load-context";

export interface ErrorService {
  dsn: string;
  /** The application's version, such as 2025.16.2. */
  version: string;
  stage: PublicConfig["stage"];
}

/**
 * How errors are reported (specification §9): with the version; all traces, none in the integration environment, which
 * also sends through our own tunnel (§7). Who the user is stays here.
 */
export function errorServiceOptions({ dsn, version, stage }: ErrorService, tunnel: string) {
  const integration = stage === "integration";
  return {
    dsn,
    release: version,
    environment: stage,
    tracesSampleRate: integration ? 0 : 1,
    sendDefaultPii: false,
    ...(integration && { tunnel }),
  };
}
