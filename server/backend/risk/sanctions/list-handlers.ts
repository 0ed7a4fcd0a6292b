import type { z } from "zod";
import { previewSanctionsListVersion } from "~/backend/contract/sanctions-list-preview";
import { previewSanctionsListRemoval, removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import {
  type importBody,
  importSanctionsListVersion,
  LIST_FILES_LIMIT,
  listSanctionsListChanges,
  listSanctionsLists,
  listSanctionsListVersions,
} from "~/backend/contract/sanctions-lists";
import type { Session } from "~/backend/contract/session";
import { actorOf } from "../../people/session/actor";
import { fileBytes } from "../../platform/call/file-bytes";
import { answer, answerStream, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { requirePermission } from "../../platform/call/require-permission";
import type { Actor } from "../../platform/db/schema/evidence";
import type { ListMapping } from "../../platform/db/shapes/list-mapping";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import { withSteadyHeap } from "../../platform/jobs/steady-heap";
import { importList, type ListImported } from "./lists/import-list";
import { LIST_NAME, LIST_NAME_LENGTH } from "./lists/known-lists";
import { type ListFile, packedFile } from "./lists/list-file";
import { ListLoss, ListRefused } from "./lists/list-refused";
import { KIND_WORDS } from "./lists/list-titles";
import { keptName, ownerOf } from "./lists/own-lists";
import { previewList } from "./lists/preview-list";
import { countChanges, readChanges } from "./lists/read-changes";
import { hasList, lastTwo, readLists, readVersions } from "./lists/read-lists";
import { previewRemoval, removalOf } from "./lists/removal";
import { removeList } from "./lists/remove-list";

/** Beyond this many the total is "1000+". */
const COUNTED_AT_MOST = 1000;

export const sanctionsListHandlers: Handler[] = [
  answer(listSanctionsLists, ({ tx }) => readLists(tx)),

  answer(listSanctionsListVersions, async ({ tx, scope, params }) => {
    const versions = await readVersions(tx, keptName(params.name, scope.customerId));
    if (versions === null) throw notFound("list");
    return versions;
  }),

  answer(listSanctionsListChanges, async ({ tx, scope, params, query: { size, after = "", ...query } }) => {
    const name = keptName(params.name, scope.customerId);
    if (!(await hasList(tx, name))) throw notFound("list");
    const last = (await lastTwo(tx, name)) ?? { from: 0, to: 1 };
    const to = query.to ?? last.to;
    const from = query.from ?? (query.to === undefined ? last.from : to - 1);
    const asked = { name, from, to, change: query.change };
    if (asked.from >= asked.to) {
      const problem = {
        path: "query.from",
        message: "is before the version that it is compared with; choose a later one",
      };
      throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
    }
    const changes = await readChanges(tx, { ...asked, after, size: size + 1 });
    const counted = await countChanges(tx, asked, COUNTED_AT_MOST + 1);
    const content = changes.slice(0, size);
    const totalElements = Math.min(counted, COUNTED_AT_MOST);
    return {
      content,
      number: 0,
      numberOfElements: content.length,
      totalElements,
      totalPages: Math.ceil(totalElements / size),
      totalIsExact: counted <= COUNTED_AT_MOST,
      after: changes.length > size ? (content.at(-1)?.entityId ?? null) : null,
    };
  }),

  answer(previewSanctionsListRemoval, async (asked) => {
    const { tx, scope, query } = asked;
    const removal = await removalOf(tx, { name: changeable(asked), version: query.version ?? null });
    if (removal === null) throw notFound("list");
    return previewRemoval(tx, scope.customerId, removal);
  }),

  // Without a transaction around it: the removal has its own, and each customer's ledger another.
  answerStream(removeSanctionsList, async (asked) => {
    const { database, scope, session, body } = asked;
    const { version = null, reason } = body;
    const wanted = { name: changeable(asked), version, reason, actor: actorOf(session), customerId: scope.customerId };
    const removal = await removeList(database, wanted).catch((error: unknown) => {
      if (error instanceof ListRefused) throw new Refusal(409, "list_busy", error.message);
      throw error;
    });
    if (removal === null) throw notFound("list");
    return Response.json({ backTo: removal.to || null }, { headers: { "cache-control": "no-store" } });
  }),

  // Without a transaction around it: reading a list takes seconds and has its own.
  answerStream(previewSanctionsListVersion, async (asked) => {
    const { database, scope, body } = asked;
    const name = changeable(asked);
    const preview = await withFiles(name, body, (files) =>
      previewList(database, scope, { ...body, name, files, mapping: mappingOf(body) }).catch(refuse),
    );
    return Response.json(preview, { headers: { "cache-control": "no-store" } });
  }),

  answerStream(importSanctionsListVersion, async (asked) => {
    const { database, scope, session, body } = asked;
    const name = changeable(asked);
    const imported = await withFiles(name, body, (files) =>
      importList(database, { ...body, name, files, mapping: mappingOf(body) }).catch(refuse),
    );
    if (!imported.nothingNew) {
      await database.asCustomer(scope, (tx) =>
        appendEvidence(tx, scope.customerId, [entryOf(imported, actorOf(session), body.acceptLoss)]),
      );
    }
    return Response.json(imported, { status: 201, headers: { "cache-control": "no-store" } });
  }),
];

interface AboutList {
  scope: { customerId: number };
  session: Session;
  params: { name: string };
}

/** The list under the name given, where the caller may change it: an own one, or with `lists:manage` one of all. Throws 403, or 404 for another customer's. */
function changeable({ scope, session, params }: AboutList): string {
  const name = keptName(params.name, scope.customerId);
  const owner = ownerOf(name);
  if (owner === null) requirePermission(session, "lists:manage");
  else if (owner !== scope.customerId) throw notFound("list");
  return name;
}

type Sent = z.output<typeof importBody>;

function mappingOf({ mapping }: Sent): Partial<ListMapping> | undefined {
  if (!mapping) return undefined;
  const { kind, ...columns } = mapping;
  return { ...columns, ...(kind && { kind: typeof kind === "string" ? kind : { values: KIND_WORDS, ...kind } }) };
}

async function withFiles<T>(name: string, body: Sent, run: (files: ListFile[]) => Promise<T>): Promise<T> {
  if (!LIST_NAME.test(name) || name.length > LIST_NAME_LENGTH) throw notFound("list");
  const files = body.files.map((file) => ({ name: file.name, content: fileBytes(file.content) }));
  if (files.reduce((sum, { content }) => sum + content.size, 0) > LIST_FILES_LIMIT) {
    throw new Refusal(413, "too_large", `At most ${LIST_FILES_LIMIT} bytes in all files together`);
  }
  return withSteadyHeap(async () => {
    const packed: ListFile[] = [];
    for (const { name, content } of files) packed.push(await packedFile(name, content.pieces));
    return run(packed);
  });
}

function refuse(error: unknown): never {
  if (error instanceof ListLoss) {
    const { leaving, before, message } = error;
    throw new Refusal(409, "list_loss", message, { leaving, before });
  }
  if (error instanceof ListRefused) throw new Refusal(422, "list_refused", error.message, { reason: error.reason });
  throw error;
}

function entryOf(
  { name, problems: _, ...counts }: ListImported,
  actor: Actor,
  acceptLoss: number | undefined,
): EvidenceEntry {
  return {
    actor,
    subjectType: "sanctions-list",
    subjectId: name,
    kind: "sanctions-list.imported",
    before: null,
    after: { ...counts, ...(acceptLoss !== undefined && { acceptLoss }) },
  };
}
