import { randomUUID } from "node:crypto";
import { ingestFile, isByFile } from "~/backend/contract/connector-files";
import { actorOf } from "../../../people/session/actor";
import { fileBytes } from "../../../platform/call/file-bytes";
import { answer, type Handler } from "../../../platform/call/handler";
import { notFound, Refusal } from "../../../platform/call/refusal";
import { appendEvidence } from "../../../platform/evidence/ledger";
import { findConnector } from "../connectors";
import { keepFile } from "./kept-file";
import { enqueueFile } from "./tasks";

export const sentFileHandlers: Handler[] = [
  answer(ingestFile, async ({ tx, scope: { customerId }, session, params: { name }, body }) => {
    const connector = await findConnector(tx, name, customerId);
    if (connector === null || connector.ownerId !== customerId) throw notFound("source");
    if (!isByFile(connector.format)) {
      throw new Refusal(409, "connector_not_by_file", "Pages and mailboxes cannot be read from a file");
    }
    const { pieces, size: bytes, sha256: fileHash } = fileBytes(body.content);
    if (bytes === 0) {
      throw new Refusal(422, "invalid_input", "The file is empty", [{ path: "body.content", message: "is empty" }]);
    }
    const sent = { customerId, connectorId: connector.id, file: randomUUID() };
    await keepFile(tx, sent, pieces);
    await enqueueFile(tx, sent);
    const subject = { subjectType: "connector", subjectId: name, kind: "connector.file-sent" };
    const after = { fileName: body.fileName, fileHash, bytes };
    await appendEvidence(tx, customerId, [{ actor: actorOf(session), ...subject, after }]);
    return { queued: true as const };
  }),
];
