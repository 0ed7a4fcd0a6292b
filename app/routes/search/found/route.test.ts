import { expect, test } from "vitest";
import { paths } from "~/paths";
import { loader as helpText } from "../../context-help/text/route";
import { loader } from "./route";

const asked = (url: string, params: object = {}) =>
  ({ request: new Request(`http://tierwatch.test${url}`), context: {}, params }) as never;
const leadsTo = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("who opens the address of the palette's answers in a window is led to the page of them", async () => {
  expect(leadsTo(await loader(asked(paths.searchOver("mill", "/feed"))))).toEqual([302, "/search?q=mill"]);
  expect(leadsTo(await loader(asked(paths.searchOver("", "/feed"))))).toEqual([302, "/search"]);
});

test("who opens the address of an explanation's text is led to its page", async () => {
  const url = paths.contextHelpText("graph.size");
  expect(leadsTo(await helpText(asked(url, { key: "graph.size" })))).toEqual([302, "/context-help/graph.size"]);
});
