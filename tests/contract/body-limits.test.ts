import { expect, test } from "vitest";
import { bodyLimitOf, DEFAULT_BODY_LIMIT } from "~/backend/contract/call";
import { CALLS } from "~/backend/contract/calls";
import { openApiDocument } from "../../server/backend/platform/documentation/openapi";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { sampleRequest } from "../support/sample-requests";

const use = backendUnderTest();
const withBody = CALLS.filter(({ body }) => body);
const MEGABYTE = 1024 * 1024;

test("a call takes kilobytes unless it says why it needs more, and one for everybody never a megabyte", () => {
  const larger = withBody.filter((call) => (bodyLimitOf(call) ?? 0) > DEFAULT_BODY_LIMIT);
  expect(larger.map(({ name }) => name).sort()).toEqual([
    "activateManySanctions",
    "addEdges",
    "addGrievanceReport",
    "bulkAssignCollections",
    "changeActions",
    "changeAlertRule",
    "changeAlerts",
    "changeFeedView",
    "changeTargets",
    "createAlertRule",
    "createFeedView",
    "forecastQuestionnaires",
    "forecastUnfollow",
    "importMeasures",
    "importSanctionsListVersion",
    "ingestFile",
    "matchTargets",
    "previewSanctionsListVersion",
    "pushAlert",
    "recommendMeasures",
    "requestManyQuestionnaires",
    "saveLinkedAnswers",
    "startImport",
    "startMeasures",
    "tryAlertRule",
  ]);
  const forEverybody = withBody.filter(({ access }) => access === "public").map((call) => bodyLimitOf(call) ?? 0);
  expect(Math.max(...forEverybody)).toBeLessThan(MEGABYTE);
});

test("every call refuses a byte more than its limit, and JSON that is too deep or too long, and says which limit", async () => {
  const admin = await signInAs(use.transport, "admin");
  for (const call of withBody) {
    const limit = bodyLimitOf(call) ?? 0;
    const { url, method, headers } = sampleRequest(call, { headers: { "idempotency-key": "limits" } });
    const answered = async (body: string) => {
      const answer = await admin.backend(new Request(url, { method, headers, body }));
      const { code, details } = (await answer.json()) as { code: string; details: unknown };
      return { call: call.name, status: answer.status, code, details };
    };
    expect(await answered(`"${"a".repeat(limit - 1)}"`)).toEqual({
      ...{ call: call.name, status: 413, code: "too_large", details: { limit } },
    });
    expect(await answered("[".repeat(50))).toMatchObject({ call: call.name, status: 400, code: "json_too_deep" });
    expect(await answered(`[${"1,".repeat(25_000)}1]`)).toMatchObject({
      call: call.name,
      status: 400,
      code: "json_too_long",
    });
  }
});

test("the OpenAPI document says the limit of every body", () => {
  const { paths } = openApiDocument();
  for (const call of withBody) {
    const operation = paths?.[call.path]?.[call.method];
    const limit = `at most ${bodyLimitOf(call)} bytes`;
    expect([call.name, operation?.description?.includes(limit)]).toEqual([call.name, true]);
    expect([call.name, JSON.stringify(operation?.responses?.[413])?.includes(limit)]).toEqual([call.name, true]);
  }
});

test("a file in a body is documented as base64 with its length", () => {
  const operation = openApiDocument().paths?.["/v2/imports"]?.post;
  const content = JSON.stringify(operation?.requestBody);
  expect(content).toContain('"contentEncoding":"base64"');
});
