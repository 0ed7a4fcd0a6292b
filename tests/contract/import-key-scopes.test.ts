import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { createApiToken } from "~/backend/contract/api-tokens";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { applyImport, undoImport } from "~/backend/contract/imports";
import type { Scope } from "~/backend/contract/scopes";
import { ownBackend } from "../support/own-backend";
import { signInAs, withToken } from "../support/personas";
import { sendList } from "../support/sent-list";

// A file is no way around what a key was not given.
const use = ownBackend();

async function keyOf(...scopes: Scope[]) {
  const manager = await signInAs(use.transport, "manager");
  const { token } = await callBackend(manager, createApiToken, { body: { name: "A", scopes } });
  return { backend: withToken(use.transport, token) } as typeof manager;
}

const FILES = [
  ["own-alerts", "events:report", "Target;Type;Title\nNobody;strike;Strike"],
  ["actions", "due-diligence:write", "Target;Action type;Title\nNobody;watch;Look"],
  ["contacts", "due-diligence:write", "Target;E-mail\nNobody;a@nobody.example"],
  ["supply-data", "network:write", "Supplier;Input;Share\nNobody;Zinc;0.5"],
] as const satisfies [ImportKind, Scope, string][];

test.each(FILES)(
  "a key that may only import sends no %s, and applies and undoes none: that takes %s",
  async (kind, scope, text) => {
    const imports = await keyOf("imports:write", "imports:read");
    const missing = { status: 403, code: "scope_missing", details: { scope } };
    await expect(sendList(imports, text, kind)).rejects.toMatchObject(missing);
    const both = await keyOf("imports:write", "imports:read", scope);
    const { id } = await sendList(both, text, kind);
    await use.drain();
    const params = { importId: String(id) };
    await expect(callBackend(imports, applyImport, { params })).rejects.toMatchObject(missing);
    await callBackend(both, applyImport, { params });
    await use.drain();
    await expect(callBackend(imports, undoImport, { params })).rejects.toMatchObject(missing);
  },
);

test("suppliers take no more than importing", async () => {
  const { id } = await sendList(await keyOf("imports:write"), "Supplier;Country\nKwarzit Guss;DE");
  expect(id).toBeGreaterThan(0);
});
