import { expect, test } from "vitest";
import { callBackend } from "~/backend/client.server";
import { fetchTargets, listCollectionTargets } from "~/backend/contract/collection-targets";
import { createCollection } from "~/backend/contract/collections";
import { findDocuments, readDocument } from "~/backend/contract/documents";
import { followTargets } from "~/backend/contract/following";
import { reportTargetInfo } from "~/backend/contract/target-tickets";
import { add } from "../support/documents/add-document";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { nordwindOf, ownTarget, publicTarget } from "../support/strangers/nordwind";

// Specification §3: fields that lists answer under its names.
const use = ownBackend();

test("a target in a list tells whose it is, whether a collection follows it, and whether it was reported", async () => {
  const nordwind = await nordwindOf(use);
  const [own, everybodys] = [await ownTarget(nordwind), await publicTarget(nordwind)];
  const read = async (id: number) => (await callBackend(nordwind, fetchTargets, { body: { ids: [id] } })).content[0];
  const customer = { id: nordwind.customerId, name: "Nordwind Automotive" };
  expect(await read(own)).toMatchObject({ own: true, customer, collectionFollowing: false, flagged: false });
  expect(await read(everybodys)).toMatchObject({ own: false, customer: null, collectionFollowing: false });

  const { id } = await callBackend(nordwind, createCollection, { body: { name: "Followed" } });
  await callBackend(nordwind, followTargets, { body: { targetIds: [everybodys], collectionIds: [id] } });
  const params = { targetId: String(everybodys) };
  await callBackend(nordwind, reportTargetInfo, { params, body: { message: "It moved" } });
  const { content } = await callBackend(nordwind, listCollectionTargets, { params: { collectionId: id }, query: {} });
  expect(content).toMatchObject([{ id: everybodys, customer: null, collectionFollowing: true, flagged: true }]);

  const stranger = await signInAs(use.transport, "stranger");
  const theirs = await callBackend(stranger, fetchTargets, { body: { ids: [everybodys] } });
  expect(theirs.content).toMatchObject([{ collectionFollowing: false, flagged: false }]);
});

test("a document names its target by number, too", async () => {
  const nordwind = await nordwindOf(use);
  const targetId = await ownTarget(nordwind);
  const admin = await signInAs(use.transport, "admin");
  const { id } = await add(admin, { targetId });
  const params = { documentId: String(id) };
  expect(await callBackend(nordwind, readDocument, { params })).toMatchObject({ targetId, target: { id: targetId } });
  const { content } = await callBackend(nordwind, findDocuments, { query: { targetId } });
  expect(content).toMatchObject([{ id, targetId }]);
  expect(await add(admin, {})).toMatchObject({ targetId: null, target: null });
});
