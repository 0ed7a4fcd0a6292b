import { pushAlert } from "~/backend/contract/alerts-push";
import { rulesNow } from "../../intake/ingest/ingest";
import { writeBatch } from "../../intake/ingest/write-batch";
import { enqueueEventMatch } from "../../intake/matching/enqueue-match";
import { actorOf, nameOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { appendEvidence } from "../../platform/evidence/ledger";
import { toReport } from "./to-report";
import { requireVisible, writeToldLinks } from "./told-links";

export const alertsPushHandlers: Handler[] = [
  answer(pushAlert, async ({ tx, scope, session, body }) => {
    const report = toReport(body);
    if (report === null) {
      const problem = { path: "body.eventTypeId", message: "is not an event type; see the list of event types" };
      throw new Refusal(422, "invalid_input", "Some of the input is not valid", [problem]);
    }
    await requireVisible(tx, scope.customerId, body.targetIds);
    const { incoming, sourceName } = report;
    const origin = { sourceName, ownerId: scope.customerId };
    const { counts, eventIds } = await writeBatch(tx, origin, [incoming], await rulesNow(tx));
    const state = STATES.find((one) => counts[one] > 0) ?? "unchanged";
    const eventId = eventIds[0] ?? 0;
    if (state !== "unchanged") {
      await writeToldLinks(tx, scope.customerId, eventId, body.targetIds, nameOf(session));
      // Other targets alone change nothing that the event says, and so bring no matching by themselves.
      if (state !== "added") await enqueueEventMatch(tx, [eventId]);
      const after = { title: body.title, eventTypeId: body.eventTypeId, source: sourceName, state };
      const subject = { subjectType: "event", subjectId: String(eventId) };
      await appendEvidence(tx, scope.customerId, [{ actor: actorOf(session), ...subject, kind: "event.told", after }]);
    }
    return { eventId, state };
  }),
];

const STATES = ["added", "revised", "joined", "unchanged"] as const;
