import { expect, test } from "vitest";
import { CALLS } from "~/backend/contract/calls";
import { backendUnderTest } from "../support/backend-under-test";
import { signInAs } from "../support/personas";
import { SAMPLES, sampleRequest } from "../support/sample-requests";

const use = backendUnderTest();
const DEPTH = 100_000;
const deep = (opening: string, closing: string) => opening.repeat(DEPTH) + closing.repeat(DEPTH);

test.each([
  ["lists", deep("[", "]")],
  ["objects", `${'{"a":'.repeat(DEPTH)}1${"}".repeat(DEPTH)}`],
])("a hundred thousand %s inside each other break no call", async (_, nested) => {
  const admin = await signInAs(use.transport, "admin");
  for (const call of CALLS.filter(({ body }) => body)) {
    const { url, method, headers } = sampleRequest(call, { headers: { "idempotency-key": "deep" } });
    const fields = Object.keys(SAMPLES[call.name]?.body ?? {});
    const bodies = [
      nested,
      `{${fields.map((field) => `${JSON.stringify(field)}:${nested}`).at(-1) ?? `"a":${nested}`}}`,
    ];
    for (const body of bodies) {
      const { status } = await admin.backend(new Request(url, { method, headers, body }));
      expect([call.name, status < 500]).toEqual([call.name, true]);
    }
  }
});
