// Again on PostgreSQL 15: words are searched by an index of the server.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { DOCUMENT_TYPE_IDS } from "~/backend/contract/document-words";
import { type findDocuments, listDocumentTypes } from "~/backend/contract/documents";
import { add, dayIn, find, type NewDocument, newTarget } from "../support/documents/add-document";
import { type OwnBackend, ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";

const use: OwnBackend = ownBackend();

test("documents are found by words, type, validity and profile, page by page", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const targetId = await newTarget(use, `Sägewerk ${randomUUID()}`);
  const on = (more: Partial<NewDocument>) => add(analyst, { targetId, ...more });
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
