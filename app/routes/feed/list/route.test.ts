import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { loader } from "./route";

const ask = (view: string) =>
  loader({ request: new Request("http://tierwatch.test/"), context: {} as AppLoadContext, params: { view } });

test.each(["", "New", "inreview", "constructor"])("no view is called %s", async (view) => {
  await expect(ask(view)).rejects.toMatchObject({ status: 404 });
});
