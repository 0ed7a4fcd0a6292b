import { expect, test } from "vitest";
import { errorServiceOptions } from "./error-service";

const service = { dsn: "https://key@errors.example/7", version: "2025.16.2" };

test("reports carry the version, and all traces are sampled", () => {
  expect(errorServiceOptions({ ...service, stage: "production" }, "/tunnel")).toEqual({
    dsn: service.dsn,
    release: "2025.16.2",
    environment: "production",
    tracesSampleRate: 1,
    sendDefaultPii: false,
  });
});

test("in the integration environment no trace is sampled, and reports go through the tunnel", () => {
  expect(errorServiceOptions({ ...service, stage: "integration" }, "/tunnel")).toMatchObject({
    tracesSampleRate: 0,
    tunnel: "/tunnel",
  });
});
