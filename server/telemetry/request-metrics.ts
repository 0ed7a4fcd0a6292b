import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface RequestMetrics {
  registry: Registry;
  /** `route` is a pattern, so that the number of series stays that of the routes. */
  observe(request: { method: string; route: string; status: number; ms: number }): void;
}

/** Counts and durations of requests, and the process's own figures. */
export function createRequestMetrics(): RequestMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    observe: ({ method, route, status, ms }) => duration.observe({ method, route, status }, ms / 1000),
  };
}
