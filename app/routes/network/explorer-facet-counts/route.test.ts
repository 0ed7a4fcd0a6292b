import { expect, test } from "vitest";
import { paths } from "~/paths";
import { loader } from "./route";

test("who opens the address of the figures in a window is led to the page that shows them", async () => {
  const request = new Request(`http://tierwatch.test${paths.explorerFacetCounts("?q=Mill")}`);
  const answer = await loader({ request, context: {}, params: {} } as never);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, paths.explorerFacets("?q=Mill")]);
});
