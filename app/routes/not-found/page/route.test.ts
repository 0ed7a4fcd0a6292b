import { expect, test } from "vitest";
import type { LoadContext } from "~/load-context";
import { action, loader } from "./route";

const sent = (failure?: LoadContext["failure"]) =>
  ({
    request: new Request("http://tierwatch.test/nowhere"),
    context: { requestId: "r", failure },
    params: {},
  }) as unknown as Parameters<typeof loader>[0];

test("what is read and what is posted to nowhere both answer 404", async () => {
  await expect(loader(sent())).rejects.toMatchObject({ status: 404 });
  await expect(action(sent())).rejects.toMatchObject({ status: 404 });
});

test("in the place of a page that could not be made, it answers that page's status", async () => {
  await expect(loader(sent({ status: 503 }))).rejects.toMatchObject({ status: 503 });
});
