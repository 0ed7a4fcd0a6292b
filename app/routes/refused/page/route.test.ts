import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { loader } from "./route";

const ask = (context: Partial<AppLoadContext>) =>
  loader({ request: new Request("http://tierwatch.test/refused"), context: context as AppLoadContext, params: {} });

test("asked for by itself, the page does not exist", async () => {
  await expect(ask({})).rejects.toMatchObject({ status: 404 });
});

test("in the place of a refused page it answers 403", async () => {
  expect((await ask({ refusal: { ok: false, status: 403, why: {} } })).init?.status).toBe(403);
});
