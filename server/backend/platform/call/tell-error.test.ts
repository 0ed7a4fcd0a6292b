import { pino } from "pino";
import { expect, test } from "vitest";
import { ThreadEnded } from "../threads/thread-ended";
import { tellError } from "./tell-error";

const told = (error: Error) =>
  tellError(error, { requestId: "1", path: "/v2/reading/explain" }, { logger: pino({ level: "silent" }) });

test("what a busy machine did not read in time may be asked again, and what broke is our fault", () => {
  const late = told(new ThreadEnded("time", 10_000));
  expect([late.status, late.body.code, late.headers["retry-after"]]).toEqual([503, "took_too_long", "10"]);
  for (const reason of ["memory", "broken"] as const) expect(told(new ThreadEnded(reason, 0)).status).toBe(500);
});
