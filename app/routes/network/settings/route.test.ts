import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../tests/support/node-server";
import { action } from "./route";

const COLLECTION = {
  id: 7,
  parentId: null,
  level: 1,
  name: "Powertrain",
  type: "Default",
  kind: "follows",
  scope: "Customer",
  isDefault: false,
  isMyDefault: false,
  monitored: true,
  tiersEnabled: true,
  tierSettings: {
    maxTier: 2,
    minimumPriority: {},
    sources: ["Customs"],
    minimumShipments: null,
    minimumProbability: null,
    shipmentPeriod: { from: null, to: null },
  },
  delivery: {},
  collectionTreeFilter: [7],
  targetCount: 2,
  targetCountIsExact: true,
  targetGraphSize: 2,
  mayChange: true,
  mayManage: true,
  mayFill: true,
  version: 3,
  roles: [],
  graphLimit: 2000,
  lost: { targets: 2, children: 0, roles: 0, deliveries: 0 },
};
const TYPED = { name: "Drive train", type: "Default", kind: "follows", maxTier: "5", sources: "Customs", version: "3" };

/** Posts the settings of collection 7 to a backend that answers its change, or its forecast, so. */
async function post(intent: "save" | "forecast", status: number, said: object) {
  const asked: string[] = [];
  const backend = async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    if (method === "GET") return Response.json(COLLECTION);
    asked.push(`${method} ${pathname}`);
    return Response.json(said, { status });
  };
  const body = new URLSearchParams({ ...TYPED, intent });
  const request = new Request("http://tierwatch.test/network/collection/7/settings", { method: "POST", body });
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const answer = await action({ request, context, params: { collectionId: "7" } });
  return { asked, answer };
}

test("a graph that reached its size ends the saving, with the size that is shown from then on", async () => {
  const details = { targetGraphSize: 2340, limit: 2000, isExact: true };
  const no = { code: "graph_size_reached", message: "Too large", requestId: "r", details };
  const { asked, answer } = await post("save", 409, no);
  expect(asked).toEqual(["PUT /v2/collections/7"]);
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: {
      problem: { key: "collection:problems.graphSize", params: { size: 2340, limit: 2000 } },
      forecast: { targetGraphSize: 2340, limit: 2000 },
      // What was typed is there to be made smaller.
      submission: { initialValue: { name: "Drive train", maxTier: "5" } },
    },
  });
});

test("the forecast comes before anything is saved, and what was typed stays", async () => {
  const forecast = { targetGraphSize: 1800, isExact: true, limit: 2000, byTier: [2, 298, 1500] };
  const { asked, answer } = await post("forecast", 200, forecast);
  expect(asked).toEqual(["POST /v2/collections/7/forecast"]);
  expect(answer).toMatchObject({ init: { status: 200 }, data: { forecast, typed: { name: "Drive train" } } });
});

test("what was saved leads back to the settings and says so", async () => {
  const { answer } = await post("save", 200, { ...COLLECTION, name: "Drive train" });
  const { status, headers } = answer as unknown as Response;
  expect([status, headers.get("Location")]).toEqual([303, "/network/collection/7/settings"]);
});
