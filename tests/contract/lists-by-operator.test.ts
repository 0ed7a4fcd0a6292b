import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import { removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import { importSanctionsListVersion, listSanctionsLists } from "~/backend/contract/sanctions-lists";
import { readSession } from "~/backend/contract/session";
import { BackendRefusedError } from "~/backend/errors";
import type { BackendTransport } from "~/backend/transport";
import { ownBackend } from "../support/own-backend";
import { signInAs, withToken } from "../support/personas";

const use = ownBackend({ listsManagedBy: "operator" });

test("an installation may leave sanctions lists to its operator, also where an administrator's key asks", async () => {
  const admin = await signInAs(use.transport, "admin");
  const body = { name: "Lists", scopes: ["sanctions:write" as const, "sanctions:read" as const] };
  const { token } = await callBackend(admin, createApiToken, { body });
  for (const { backend } of [admin, { backend: withToken(use.transport, token) }]) {
    expect(await changesOf(backend)).toEqual([403, 403]);
    expect(await callBackend({ backend }, listSanctionsLists, {})).toEqual([]);
  }
  expect((await callBackend(admin, readSession, {})).permissions).not.toContain("lists:manage");
});

/** The status of an import and of a removal. */
async function changesOf(backend: BackendTransport): Promise<number[]> {
  const params = { name: "own" };
  const files = [{ name: "own.csv", content: Buffer.from("id,name\n1,Nord Werk\n").toString("base64") }];
  const attempts = [
    callBackend({ backend }, importSanctionsListVersion, { params, body: { files } }),
    callBackend({ backend }, removeSanctionsList, { params, body: { reason: "Outdated" } }),
  ];
  return Promise.all(attempts.map((attempt) => attempt.then(() => 200, statusOf)));
}

function statusOf(error: unknown): number {
  if (error instanceof BackendRefusedError) return error.status;
  throw error;
}
