import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { changeDocument, deleteDocument, readDocument, readDocumentFile } from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { add, fileOf, newTarget, paramsOf } from "../support/documents/add-document";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();

test("what changes nothing leaves no trace, and who was slower is told what stands there", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const made = await add(analyst);
  const params = paramsOf(made);
  const same = { description: "", documentType: "iso-14001", version: 1 } as const;
  expect(await callBackend(analyst, changeDocument, { params, body: same })).toEqual(made);
  await callBackend(analyst, changeDocument, { params, body: { description: "First", version: 1 } });
  const late = callBackend(analyst, changeDocument, { params, body: { description: "Second", version: 1 } });
  await expect(late).rejects.toMatchObject({ status: 409, details: { current: { description: "First" } } });
});

test("a file comes back as it was sent, to be saved and never to be run", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const evil = "<!doctype html><script>document.title = 'run'</script>";
  const mappedFilename = await fileOf(analyst, evil, 'Größe "1".txt');
  const made = await add(analyst, { mappedFilename });
  const answer = await streamBackend(analyst, readDocumentFile, { params: paramsOf(made) });
  expect(await answer.text()).toBe(evil);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain",
    "content-length": String(Buffer.byteLength(evil)),
    "content-disposition": `attachment; filename="Gr__e__1_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%201.txt`,
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

test("a new file takes the place of the old one, and a deleted document takes its file along", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const made = await add(analyst);
  const params = paramsOf(made);
  const mappedFilename = await fileOf(analyst, "%PDF-1.7 the next one", "b.pdf");
  const changed = await callBackend(analyst, changeDocument, { params, body: { mappedFilename, version: 1 } });
  expect(changed).toMatchObject({ originalFilename: "b.pdf", mappedFilename });
  await use.drain();
  const stored = async () => (await readdir(join(use.dataDir, "files"), { recursive: true })).join();
  expect(await stored()).toContain(mappedFilename);
  expect(await stored()).not.toContain(made.mappedFilename);
  await callBackend(analyst, deleteDocument, { params });
  await use.drain();
  expect(await stored()).not.toContain(mappedFilename);
  await expect(callBackend(analyst, readDocument, { params })).rejects.toMatchObject({ status: 404 });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `document:${made.id}` } });
  expect(content[0]).toMatchObject({ kind: "document.deleted", before: { originalFilename: "b.pdf" }, after: null });
});

test("what was decided about a target's document stays under the target when the document is gone", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use);
  const made = await add(analyst, { targetId });
  const kinds = async () => {
    const decided = await callBackend(analyst, listTargetDecisions, { params: { targetId: String(targetId) } });
    return decided.content.map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual(["document.added"]);
  await callBackend(analyst, deleteDocument, { params: paramsOf(made) });
  expect(await kinds()).toEqual(["document.deleted", "document.added"]);
});

test("a new file is not verified because the old one was, unless somebody says so at once", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const made = await add(analyst);
  const confirmed = { verificationType: "ConfirmedByIssuer", version: 1 } as const;
  await callBackend(analyst, changeDocument, { params: paramsOf(made), body: confirmed });
  const swap = async (version: number, verificationType?: "ConfirmedByIssuer" | "Checked", verifiesFile?: boolean) => {
    const mappedFilename = await fileOf(analyst, `%PDF-1.7 of version ${version}`);
    const body = { mappedFilename, verificationType, verifiesFile, version };
    return callBackend(analyst, changeDocument, { params: paramsOf(made), body });
  };
  // What the form sends along because it stood there already verifies nothing.
  expect((await swap(2, "ConfirmedByIssuer")).verificationType).toBe("Unverified");
  expect((await swap(3, "Checked")).verificationType).toBe("Checked");
  expect((await swap(4)).verificationType).toBe("Unverified");
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `document:${made.id}` } });
  const said = content.map(({ before, after }) => [before, after].map((one) => Object(one).verificationType));
  expect(said.slice(0, 3)).toEqual([
    ["Checked", "Unverified"],
    ["Unverified", "Checked"],
    ["ConfirmedByIssuer", "Unverified"],
  ]);
  expect((await swap(5, "Checked", true)).verificationType).toBe("Checked");
  // It stays what it is, of another file.
  expect(await swap(6, "Checked", true)).toMatchObject({ verificationType: "Checked", version: 7 });
  expect((await swap(7, undefined, false)).verificationType).toBe("Unverified");
});

test("that the verification holds for a file verifies nothing by itself, and changes nothing without one", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const made = await add(analyst);
  const params = paramsOf(made);
  const body = { verifiesFile: true, version: 1 };
  expect(await callBackend(analyst, changeDocument, { params, body })).toEqual(made);
  const mappedFilename = await fileOf(analyst, "%PDF-1.7 another");
  const swapped = await callBackend(analyst, changeDocument, { params, body: { ...body, mappedFilename } });
  expect(swapped).toMatchObject({ verificationType: "Unverified", mappedFilename });
});
