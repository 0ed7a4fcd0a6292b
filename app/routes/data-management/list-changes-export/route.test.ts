import type { AppLoadContext } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { importSanctionsListVersion } from "~/backend/contract/sanctions-lists";
import { backendUnderTest } from "../../../../tests/support/backend-under-test";
import { signInAs } from "../../../../tests/support/personas";
import { loader } from "./route";

const use = backendUnderTest();

test("what changed between two versions is in the file: a row for each field, and what looks like a formula as text", async () => {
  const admin = await signInAs(use.transport, "admin");
  const params = { name: "changes-in-a-file" };
  for (const rows of ["1,=Quellmar,CU\n2,Zweitmar,FR\n", "1,=Quellmar,IR\n3,Drittmar,FR\n"]) {
    const content = Buffer.from(`Id,Name,Country\n${rows}`).toString("base64");
    const body = { files: [{ name: "list.csv", content }], acceptLoss: 1 };
    await callBackend(admin, importSanctionsListVersion, { params, body });
  }
  const fileOf = async (search: string) => {
    const request = new Request(
      `http://tierwatch.test/data-management/lists/changes-in-a-file/changes/export${search}`,
    );
    const context = { ...admin, translations: async () => null } as unknown as AppLoadContext;
    const file = await (await loader({ request, context, params })).text();
    return file.split("\r\n").slice(1, -1);
  };
  const all = await fileOf("");
  expect(all.map((row) => row.split(",")[1])).toEqual(expect.arrayContaining(["'=Quellmar", "Zweitmar", "Drittmar"]));
  const [changed] = await fileOf("?from=1&to=2&change=changed");
  expect(changed).toMatch(/^1,'=Quellmar,.*,Countries,Cuba,Iran$/);
  expect(await fileOf("?from=2&to=1")).toEqual([]);
});
