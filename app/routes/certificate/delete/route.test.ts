import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { action } from "./route";

const DOCUMENT = {
  ...{ id: 9, target: null, mappedFilename: "00000000-0000-4000-8000-000000000000", originalFilename: "a.pdf" },
  ...{ fileSize: 8, mimeType: "application/pdf", sha256: "0".repeat(64), documentType: "other", isCustomType: false },
  ...{ customText: null, customCategory: null, description: "", validFrom: null, validUntil: null },
  ...{ validity: "Unlimited", showOnTarget: false, siteSpecific: false, notifyCustomer: false, createdBy: null },
  ...{ verificationType: "Unverified", renewalActionId: null, version: 1 },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
};

/** Presses the button, where the backend answers so to the deletion. */
async function deleted(answer: () => Response) {
  const backend = async ({ method }: Request) => (method === "DELETE" ? answer() : Response.json(DOCUMENT));
  const context = { backend, session: null, translations: async () => null } as unknown as AppLoadContext;
  const request = new Request("http://tierwatch.test/", { method: "POST", body: new URLSearchParams() });
  return action({ request, params: { documentId: "9" }, context });
}
const refusal = (status: number, code: string, details?: object) => () =>
  Response.json({ code, message: "", details, requestId: "r" }, { status });

test("proof that is kept is not deleted, and it is said until when", async () => {
  expect(await deleted(refusal(409, "proof_kept", { until: "2033-11-30" }))).toMatchObject({
    data: { problem: { key: "documents:problems.proofKept", params: { day: "30 Nov 2033" } } },
    init: { status: 409 },
  });
});

test("what is deleted, or was already, leads to the list", async () => {
  for (const answer of [() => new Response(null, { status: 204 }), refusal(404, "not_found")]) {
    const { status, headers } = (await deleted(answer)) as Response;
    expect([status, headers.get("Location")]).toEqual([303, "/certificate"]);
  }
});
