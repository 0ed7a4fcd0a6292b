import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { startAction } from "~/backend/contract/actions";
import { createCollection } from "~/backend/contract/collections";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, changeDocument, findDocuments } from "~/backend/contract/documents";
import { followTargets } from "~/backend/contract/following";
import { addGrievanceReport } from "~/backend/contract/grievances";
import { requestQuestionnaires } from "~/backend/contract/questionnaires";
import { activateSanctions } from "~/backend/contract/sanctions";
import { addExternalScore } from "~/backend/contract/scores";
import { addSupplier, proposeSupplier } from "~/backend/contract/suppliers";
import { bulkAssignCollections } from "~/backend/contract/target-changes";
import { addTargets } from "../support/network";
import { ownBackend } from "../support/own-backend";
import { signInAs } from "../support/personas";
import { whileHeld } from "../support/while-waiting";

// The undo of an import takes its targets away while people work with them.
const use = ownBackend();
type Caller = Awaited<ReturnType<typeof signInAs>>;

async function fileOf(caller: Caller): Promise<string> {
  const content = new Blob(["%PDF-1.7 a certificate"]).stream();
  return (await sendToBackend(caller, sendDocumentFile, { query: { fileName: "a.pdf" } }, content)).mappedFilename;
}
const otherTarget = async () =>
  (await use.database.asSystem((tx) => addTargets(tx, [{ name: "Another", country: "DE" }])))[0] ?? 0;

const of = (id: number) => ({ params: { targetId: String(id) } });
const WORK: Record<string, (caller: Caller, id: number) => Promise<() => Promise<unknown>>> = {
  "a document": async (caller, targetId) => {
    const body = { documentType: "fsc", targetId, mappedFilename: await fileOf(caller) } as const;
    return () => callBackend(caller, addDocument, { body });
  },
  "a document that was another's": async (caller, targetId) => {
    const body = { documentType: "fsc", mappedFilename: await fileOf(caller) } as const;
    const { id, version } = await callBackend(caller, addDocument, { body });
    const params = { documentId: String(id) };
    return () => callBackend(caller, changeDocument, { params, body: { targetId, version } });
  },
  "a score of one's own": async (caller, id) => () =>
    callBackend(caller, addExternalScore, { ...of(id), body: { eventTypeId: "strike", value: 50 } }),
  "a supplier": async (caller, id) => {
    const supplierId = await otherTarget();
    return () => callBackend(caller, addSupplier, { ...of(id), body: { supplierId, type: "Supplier" } });
  },
  "a supplier's buyer": async (caller, supplierId) => {
    const buyer = await otherTarget();
    return () => callBackend(caller, addSupplier, { ...of(buyer), body: { supplierId, type: "Supplier" } });
  },
  "a proposal": async (caller, id) => () => callBackend(caller, proposeSupplier, { ...of(id), body: { name: "New" } }),
  "an action": async (caller, id) => () =>
    callBackend(caller, startAction, { body: { typeId: "watch", title: "Watch it", targetIds: [id] } }),
  "a grievance": async (caller, id) => () =>
    callBackend(caller, addGrievanceReport, {
      ...of(id),
      body: { title: "No breaks", description: "Twelve hours.", topic: "wages" },
    }),
  "a questionnaire": async (caller, id) => () =>
    callBackend(caller, requestQuestionnaires, {
      body: { targetIds: [id], contact: { email: "a@werk.example", name: "A", language: "en" } },
    }),
  "its screening": async (caller, id) => () => callBackend(caller, activateSanctions, of(id)),
  "a follow": async (caller, id) => () => callBackend(caller, followTargets, { body: { targetIds: [id] } }),
  "a place in a collection": async (caller, id) => {
    const { id: collectionId } = await callBackend(caller, createCollection, {
      body: { name: "Lost", monitored: false },
    });
    const body = { targetIds: [id], collectionIds: [collectionId] };
    return () => callBackend(caller, bulkAssignCollections, { body });
  },
};

test.each(Object.keys(WORK))(
  "%s of a target that is being taken away is refused: the target is not there",
  async (what) => {
    const manager = await signInAs(use.transport, "manager");
    const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Going", country: "DE" }]));
    const attempt = await WORK[what]?.(manager, id);
    const answer = await whileHeld(
      use.database,
      (tx) => tx.execute(sql`delete from targets where id = ${id}`),
      async () => attempt?.(),
    );
    expect(answer).toMatchObject({ status: "rejected", reason: { status: 404, code: "not_found" } });
  },
);

test("whoever may not keep a document of a lost target keeps the file for another one", async () => {
  const analyst = await signInAs(use.transport, "analyst");
  const [id = 0] = await use.database.asSystem((tx) => addTargets(tx, [{ name: "Going", country: "DE" }]));
  const body = { documentType: "fsc", mappedFilename: await fileOf(analyst) } as const;
  await whileHeld(
    use.database,
    (tx) => tx.execute(sql`delete from targets where id = ${id}`),
    () => callBackend(analyst, addDocument, { body: { ...body, targetId: id } }),
  );
  const made = await callBackend(analyst, addDocument, { body });
  expect((await callBackend(analyst, findDocuments, {})).content).toContainEqual(made);
});
