import { expect, test } from "vitest";
import { paths } from "~/paths";
import { loader } from "./route";

test("who opens the address of the palette's answers in a window is led to the page of them", async () => {
  const leadsTo = async (q: string) => {
    const request = new Request(`http://tierwatch.test${paths.searchOver(q, "/feed")}`);
    const answer = await loader({ request, context: {}, params: {} } as never);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await leadsTo("mill")).toEqual([302, "/search?q=mill"]);
  expect(await leadsTo("")).toEqual([302, "/search"]);
});
