import { isRouteErrorResponse } from "@remix-run/react";

/** The status that an error page stands for: the thrown response's own, else 500. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** The id under which the log knows the request, when the thrown response carries one. */
export function requestIdOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const data: unknown = error.data;
  if (typeof data !== "object" || data === null || !("requestId" in data)) return null;
  return typeof data.requestId === "string" ? data.requestId : null;
}
