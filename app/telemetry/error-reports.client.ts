import { useLocation, useMatches } from "@remix-run/react";
import { browserTracingIntegration, init } from "@sentry/remix";
import { useEffect } from "react";
import { paths } from "~/paths";
import { type ErrorService, errorServiceOptions } from "./error-service";

/** Starts reporting errors of this document; the service's own code comes with this module, and only here. */
export function startErrorReports(service: ErrorService): void {
  init({
    ...errorServiceOptions(service, paths.errorTunnel()),
    integrations: [browserTracingIntegration({ useEffect, useLocation, useMatches })],
  });
}
