import { expect, test } from "vitest";
import { paths } from "~/paths";
import { loader } from "./route";

test("who opens the address of an explanation's text is led to its page", async () => {
  const request = new Request(`http://tierwatch.test${paths.contextHelpText("graph.size")}`);
  const answer = await loader({ request, context: {}, params: { key: "graph.size" } } as never);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/context-help/graph.size"]);
});
