import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { FEED_VIEWS } from "~/paths";
import { loader } from "./route";

const ask = (view: string) =>
  loader({ request: new Request("http://tierwatch.test/"), context: {} as AppLoadContext, params: { view } });

test.each(FEED_VIEWS)("the view %s is a page with its own name", async (view) => {
  expect(await ask(view)).toEqual({ view, title: `feed:headings.${view}` });
});

test.each(["", "New", "inreview", "constructor"])("no view is called %s", async (view) => {
  await expect(ask(view)).rejects.toMatchObject({ status: 404 });
});
