import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callBackend, streamBackend } from "~/backend/client.server";
import {
  changeDocument,
  deleteDocument,
  listDocumentReports,
  notifyOfDocument,
  readDocument,
  readDocumentFile,
  reportDocument,
} from "~/backend/contract/documents";
import { listEvidence } from "~/backend/contract/evidence";
import { add, dayIn, fileOf, find, type NewDocument, newTarget, paramsOf } from "../support/documents/add-document";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();

test("a document is added with all that is said of it, found, changed, and stands in the ledger", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, "Gießerei Ulm");
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

test("what does not go together, and what is not there, is refused", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const refused = (more: Partial<NewDocument>) => expect(add(analyst, more)).rejects;
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
