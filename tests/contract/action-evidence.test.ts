import { expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import {
  addActionAttachment,
  listActionAttachments,
  removeActionAttachment,
} from "~/backend/contract/action-attachments";
import { assessEffect } from "~/backend/contract/action-effects";
import { changeAction, readAction } from "~/backend/contract/actions";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { listEvidence } from "~/backend/contract/evidence";
import { actionsOn } from "../support/actions";
import { ownBackend } from "../support/own-backend";

const use = ownBackend();
const { as, begin } = actionsOn(use);

const upload = async (fileName: string) => {
  const content = new Blob([`%PDF-1.7 ${fileName}`]).stream();
  const { mappedFilename } = await sendToBackend(
    await as("analyst"),
    sendDocumentFile,
    { query: { fileName } },
    content,
  );
  return mappedFilename;
};
const attach = async (actionId: number, fileName: string) => {
  const body = { mappedFilename: await upload(fileName) };
  return (await callBackend(await as("analyst"), addActionAttachment, { params: { actionId }, body })).id;
};
const completed = async () => {
  const { id } = await begin({ purpose: "remedy" });
  await callBackend(await as("analyst"), changeAction, {
    params: { actionId: id },
    body: { version: 1, metaStatus: "Completed" },
  });
  return id;
};
type Body = Partial<Parameters<typeof callBackend<typeof assessEffect>>[2]["body"]>;
const assess = async (actionId: number, version: number, body: Body = {}) =>
  callBackend(await as("analyst"), assessEffect, {
    params: { actionId },
    body: { result: "effective", note: "Seen on site", version, ...body },
  });
const evidenceOf = async (actionId: number) =>
  (await callBackend(await as("viewer"), readAction, { params: { actionId } })).effect?.evidence.map(
    ({ name }) => name,
  );

test("whether it worked is shown by attachments of the action and by a file that comes with it", async () => {
  const id = await completed();
  const [before, after] = [await attach(id, "before.pdf"), await attach(id, "after.pdf")];
  const { action } = await assess(id, 2, { documentIds: [after, after], mappedFilename: await upload("visit.pdf") });
  expect(action.effect?.evidence.map(({ name }) => name)).toEqual(["after.pdf", "visit.pdf"]);
  expect(await evidenceOf(id)).toEqual(["after.pdf", "visit.pdf"]);
  const attached = await callBackend(await as("analyst"), listActionAttachments, { params: { actionId: id } });
  expect(attached.map(({ originalFilename }) => originalFilename)).toEqual(["visit.pdf", "after.pdf", "before.pdf"]);
  const { content } = await callBackend(await as("analyst"), listEvidence, { query: { subject: `action:${id}` } });
  expect(content[0]).toMatchObject({ after: { effect: { evidence: [{ name: "after.pdf" }, { name: "visit.pdf" }] } } });
  // Judged again, what is said then counts, and is not taken off the action.
  await assess(id, 3, { documentIds: [before, after] });
  const params = { actionId: id, documentId: String(before) };
  const taken = callBackend(await as("analyst"), removeActionAttachment, { params });
  await expect(taken).rejects.toMatchObject({ status: 409, code: "proof_kept" });
  expect(await evidenceOf(id)).toEqual(["before.pdf", "after.pdf"]);
});

test("a document of another action is no evidence, and then nothing is kept", async () => {
  const [id, other] = [await completed(), await completed()];
  const documentId = await attach(other, "other.pdf");
  await expect(assess(id, 2, { documentIds: [documentId] })).rejects.toMatchObject({
    ...{ status: 422, details: [{ path: "body.documentIds" }] },
  });
  const mappedFilename = "00000000-0000-4000-8000-000000000000";
  await expect(assess(id, 2, { mappedFilename })).rejects.toMatchObject({ status: 422 });
  const { effect, version } = await callBackend(await as("analyst"), readAction, { params: { actionId: id } });
  expect([effect, version]).toEqual([null, 2]);
});

test("what is taken up again has no evidence of before", async () => {
  const id = await completed();
  const documentId = await attach(id, "first.pdf");
  await assess(id, 2, { documentIds: [documentId] });
  const change = async (body: Parameters<typeof callBackend<typeof changeAction>>[2]["body"]) =>
    callBackend(await as("analyst"), changeAction, { params: { actionId: id }, body });
  await change({ version: 3, metaStatus: "InProgress", reason: "It came back" });
  await change({ version: 4, metaStatus: "Completed" });
  await assess(id, 5);
  expect(await evidenceOf(id)).toEqual([]);
});
