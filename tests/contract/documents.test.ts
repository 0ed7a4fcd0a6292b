import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { callBackend, sendToBackend, streamBackend } from "~/backend/client.server";
import { listTargetDecisions } from "~/backend/contract/decisions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { DOCUMENT_TYPE_IDS } from "~/backend/contract/document-words";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  findDocuments,
  listDocumentReports,
  listDocumentTypes,
  notifyOfDocument,
  readDocument,
  readDocumentFile,
  reportDocument,
} from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { addTargets } from "../support/network";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;
type New = z.input<NonNullable<typeof addDocument.body>>;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function fileOf(caller: Caller, content = "%PDF-1.7 a certificate", fileName = "a.pdf"): Promise<string> {
  const stream = new Blob([content]).stream();
  return (await sendToBackend(caller, sendDocumentFile, { query: { fileName } }, stream)).mappedFilename;
}
async function add(caller: Caller, more: Partial<New> = {}, fileName?: string) {
  const mappedFilename = more.mappedFilename ?? (await fileOf(caller, undefined, fileName));
  return callBackend(caller, addDocument, { body: { documentType: "iso-14001", ...more, mappedFilename } });
}
const newTarget = async (name = `Werk ${randomUUID()}`) =>
  (await use.database.asSystem((tx) => addTargets(tx, [{ name }])))[0] ?? 0;
const paramsOf = ({ id }: { id: number }) => ({ documentId: String(id) });
const find = (caller: Caller, query: z.input<NonNullable<typeof findDocuments.query>>) =>
  callBackend(caller, findDocuments, { query });

test("a document is added with all that is said of it, found, changed, and stands in the ledger", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget("Gießerei Ulm");
  const made = await add(
    analyst,
    {
      targetId,
      documentType: "custom",
      customText: "Foundry audit",
      customCategory: "social",
      description: "By the works council",
      validFrom: "2026-01-01",
      validUntil: dayIn(400),
      siteSpecific: true,
      showOnTarget: false,
      notifyCustomer: false,
    },
    "Prüfung 2026.pdf",
  );
  expect(made).toMatchObject({
    target: { id: targetId, name: "Gießerei Ulm" },
    originalFilename: "Prüfung 2026.pdf",
    mimeType: "application/pdf",
    isCustomType: true,
    validity: "Valid",
    verificationType: "Unverified",
    createdBy: "Mara Keller",
    version: 1,
  });
  expect((await find(analyst, { targetId })).content).toEqual([made]);
  const version = made.version;
  const changed = await callBackend(analyst, changeDocument, {
    params: paramsOf(made),
    body: { verificationType: "Checked", documentType: "audit-report", version },
  });
  expect(changed).toMatchObject({ verificationType: "Checked", isCustomType: false, customText: null, version: 2 });
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `document:${made.id}` } });
  expect(content).toMatchObject([
    { kind: "document.changed", before: { verificationType: "Unverified" }, after: { verificationType: "Checked" } },
    { kind: "document.added", before: null, after: { sha256: made.sha256, customText: "Foundry audit" } },
  ]);
});

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

test("documents are found by words, type, validity and profile, page by page", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(`Sägewerk ${randomUUID()}`);
  const on = (more: Partial<New>) => add(analyst, { targetId, ...more });
  const expired = await on({ validUntil: dayIn(-1) });
  const last = await on({ validUntil: dayIn(0), description: "100% Recycling_Anteil" });
  const later = await on({ validUntil: dayIn(61), documentType: "fsc" });
  const notYet = await on({ validFrom: dayIn(2), validUntil: dayIn(3) });
  const open = await on({ showOnTarget: false });
  const ids = async (query: z.input<NonNullable<typeof findDocuments.query>>) =>
    (await find(analyst, { targetId, ...query })).content.map(({ id }) => id);
  expect(await ids({ validity: "Expired" })).toEqual([expired.id]);
  expect(await ids({ validity: "Expiring" })).toEqual([last.id]);
  expect(await ids({ validity: "Valid" })).toEqual([later.id]);
  expect(await ids({ validity: "NotYet" })).toEqual([notYet.id]);
  expect(await ids({ validity: "Unlimited" })).toEqual([open.id]);
  expect(await ids({ documentType: "fsc" })).toEqual([later.id]);
  expect(await ids({ q: "sägewerk ISO 14001 100%" })).toEqual([last.id]);
  expect(await ids({ q: "recycling.anteil" })).toEqual([]);
  expect(await ids({ shownOnTarget: "true" })).not.toContain(open.id);
  const paged: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await find(analyst, { targetId, size: 2, ...(after && { after }) });
    expect(page.totalElements).toBe(5);
    paged.push(...page.content.map(({ id }) => id));
    after = page.after;
  }
  expect(paged).toEqual([open.id, notYet.id, later.id, last.id, expired.id]);
  await expect(find(analyst, { after: "1;" })).rejects.toMatchObject({ status: 422 });
});

test("what does not go together, and what is not there, is refused", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const refused = (more: Partial<New>) => expect(add(analyst, more)).rejects;
  await refused({ documentType: "custom" }).toMatchObject({ status: 422, details: [{ path: "body.customText" }] });
  await refused({ validFrom: "2026-02-01", validUntil: "2026-01-31" }).toMatchObject({
    status: 422,
    details: [{ path: "body.validUntil" }],
  });
  await refused({ targetId: 999_999_999 }).toMatchObject({ status: 404 });
  await refused({ mappedFilename: randomUUID() }).toMatchObject({ details: [{ path: "body.mappedFilename" }] });
  const { mappedFilename } = await add(analyst);
  await refused({ mappedFilename }).toMatchObject({ details: [{ path: "body.mappedFilename" }] });
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
  const targetId = await newTarget();
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

test("wrong data is reported under a number, which the ledger keeps, also by who may only read", async () => {
  const [analyst, viewer] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "viewer")];
  const made = await add(analyst);
  const body = { message: "The seal is another company's" };
  const first = await callBackend(viewer, reportDocument, { params: paramsOf(made), body });
  const second = await callBackend(viewer, reportDocument, { params: paramsOf(made), body });
  expect(second.ticket).toBeGreaterThan(first.ticket);
  const { content } = await callBackend(analyst, listEvidence, { query: { subject: `document:${made.id}` } });
  expect(content[0]).toMatchObject({ kind: "document.reported", after: { ticket: second.ticket, ...body } });
  const by = { by: "Wei Lin", at: expect.any(String), ...body };
  expect(await callBackend(analyst, listDocumentReports, { params: paramsOf(made) })).toEqual([
    { ...second, ...by },
    { ...first, ...by },
  ]);
  // About another document nothing was reported.
  expect(await callBackend(analyst, listDocumentReports, { params: paramsOf(await add(analyst)) })).toEqual([]);
  const stranger = await signInAs(use.transport, "stranger");
  const theirs = callBackend(stranger, listDocumentReports, { params: paramsOf(made) });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
});

test("types are everybody's, then one's own by name", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const customText = `Own ${randomUUID()}`;
  await add(analyst, { documentType: "custom", customText, customCategory: "product" });
  const types = await callBackend(analyst, listDocumentTypes, {});
  expect(types.slice(0, DOCUMENT_TYPE_IDS.length).map(({ id }) => id)).toEqual(DOCUMENT_TYPE_IDS);
  expect(types).toContainEqual({ id: "custom", category: "product", isCustomType: true, customText });
  expect((await callBackend(stranger, listDocumentTypes, {})).map((one) => one.customText)).not.toContain(customText);
  expect((await find(analyst, { customText })).content).toHaveLength(1);
});

test("another customer finds nothing of it, and a viewer changes nothing", async () => {
  const [analyst, stranger] = [await signInAs(use.transport, "analyst"), await signInAs(use.transport, "stranger")];
  const made = await add(analyst);
  const params = paramsOf(made);
  const attempts = [
    () => callBackend(stranger, readDocument, { params }),
    () => streamBackend(stranger, readDocumentFile, { params }),
    () => callBackend(stranger, changeDocument, { params, body: { description: "Mine", version: 1 } }),
    () => callBackend(stranger, notifyOfDocument, { params, body: { notifyCustomer: false } }),
    () => callBackend(stranger, reportDocument, { params, body: { message: "Mine" } }),
    () => callBackend(stranger, deleteDocument, { params }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 });
  const theirs = await fileOf(analyst);
  await expect(add(stranger, { mappedFilename: theirs })).rejects.toMatchObject({ status: 422 });
  expect((await find(stranger, {})).content.map(({ id }) => id)).not.toContain(made.id);
  const viewer = await signInAs(use.transport, "viewer");
  expect(await callBackend(viewer, readDocument, { params })).toEqual(made);
  await expect(callBackend(viewer, deleteDocument, { params })).rejects.toMatchObject({ status: 403 });
});
