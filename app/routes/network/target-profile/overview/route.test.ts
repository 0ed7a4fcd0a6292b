import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { ANALYST } from "../../../../../tests/support/node-server";
import { loader } from "./route";

/** What the page asks a backend for, by path and query, until it has to give up. */
async function askedFor(answer: (path: string) => Response): Promise<string[]> {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${pathname}${search}`);
    return answer(pathname);
  };
  const context = { backend, session: ANALYST, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/network/target/5/profile");
  await loader({ request, context, params: { targetId: "5" } }).catch(() => undefined);
  return asked;
}

const refused = (code: string, status: number) => Response.json({ code, message: "", requestId: "r" }, { status });

test("the feed is not asked for where the target is not there, nor before the perspective is known", async () => {
  const none = await askedFor(() => refused("not_found", 404));
  expect(none).toEqual(["/v2/targets/5/profile", "/v2/targets/5/perspectives"]);
});

test("the feed is asked for under the reader's own perspective, of the public scope and at the size that the product has", async () => {
  const asked = await askedFor((path) => {
    if (path.endsWith("/profile")) return Response.json(PROFILE);
    if (path.endsWith("/perspectives"))
      return Response.json([
        { perspective: "Compliance", score: 40, risk: "Mid", computedAt: null },
        { perspective: "Disruption", score: 80, risk: "Critical", computedAt: null },
      ]);
    return refused("internal", 500);
  });
  const feed = asked.filter((path) => path.startsWith("/v2/targets/5/alerts"));
  expect(feed).toEqual([
    "/v2/targets/5/alerts?perspective=Compliance&timeFrame=All&feedOrder=NewestFirst&scope=Public",
  ]);
});

const PROFILE = {
  ...{ id: 5, type: "organization", ctype: "company", name: "Werk", own: false, country: "DE", city: "Kehl" },
  ...{ region: null, postalCode: null, address: null, lat: null, lon: null, place: null, size: null, employees: null },
  ...{ website: null, industry: null, names: [], foreignSystems: [], hsCodes: [], places: [], parents: [], sites: [] },
  moreSites: false,
  customer: null,
};
