import { and, count, eq, isNull } from "drizzle-orm";
import {
  addTopic,
  listNewsSources,
  listTopics,
  putTopic,
  readTopic,
  removeTopic,
  type Topic,
  tryTopic,
} from "~/backend/contract/topics";
import { newsSources } from "../../intake/ingest/news-sources";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { Tx } from "../../platform/db/database";
import { oneAtATime } from "../../platform/db/one-at-a-time";
import { topics } from "../../platform/db/schema/topics";
import { appendEvidence } from "../../platform/evidence/ledger";
import { backTest } from "./back-test";
import { checkQuery, checkTopic } from "./check-topic";
import { columnsOf, lockTopic, newestHits, oneTopic, topicOf, topicsOf } from "./stored-topic";

/** Every piece of news is held against all of them. */
const MOST_TOPICS = 50;

export const topicHandlers: Handler[] = [
  answer(listTopics, ({ tx, scope }) => topicsOf(tx, scope.customerId)),

  answer(readTopic, async ({ tx, scope, params }) => ({
    ...(await topicOf(tx, scope.customerId, params.topicId)),
    newest: await newestHits(tx, scope.customerId, params.topicId),
  })),

  answer(addTopic, async (asked) => {
    const { tx, scope, body } = asked;
    const { customerId, userId } = scope;
    await checkTopic(tx, customerId, body);
    await oneAtATime(tx, `topics:${customerId}`);
    const there = and(eq(topics.customerId, customerId), isNull(topics.removedAt));
    const [known] = await tx.select({ n: count() }).from(topics).where(there);
    if ((known?.n ?? 0) >= MOST_TOPICS) throw new Refusal(409, "too_many", `There are ${MOST_TOPICS} topics already`);
    const [row] = await withFreeName(body.name, () =>
      tx
        .insert(topics)
        .values({ ...columnsOf(body), customerId, createdBy: userId })
        .returning({ id: topics.id }),
    );
    if (!row) throw new Error("An insert answered no row");
    const added = await topicOf(tx, customerId, row.id);
    await record(asked, row.id, null, added);
    return added;
  }),

  answer(putTopic, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { version, ...written } = body;
    const before = await topicOf(tx, scope.customerId, params.topicId);
    if (before.version !== version) throw staleVersion(before);
    // Trying may take seconds, and holds nobody's topic meanwhile.
    await checkTopic(tx, scope.customerId, written, before);
    const locked = await lockTopic(tx, scope.customerId, params.topicId);
    if (locked.version !== version) throw staleVersion(locked);
    await withFreeName(written.name, () =>
      tx
        .update(topics)
        .set({ ...columnsOf(written), version: version + 1, updatedAt: new Date() })
        .where(oneTopic(scope.customerId, before.id)),
    );
    const after = await topicOf(tx, scope.customerId, before.id);
    await record(asked, before.id, locked, after);
    return after;
  }),

  answer(removeTopic, async (asked) => {
    const { tx, scope, params } = asked;
    const before = await lockTopic(tx, scope.customerId, params.topicId);
    await tx
      .update(topics)
      .set({ active: false, removedAt: new Date(), version: before.version + 1 })
      .where(oneTopic(scope.customerId, before.id));
    await record(asked, before.id, before, null);
  }),

  answer(tryTopic, async ({ tx, scope, body: { topicId, ...query } }) => {
    const { customerId } = scope;
    await checkQuery(tx, customerId, query, topicId === null ? null : await topicOf(tx, customerId, topicId));
    return backTest(tx, customerId, query);
  }),

  answer(listNewsSources, ({ tx, scope }) => newsSources(tx, scope.customerId)),
];

/** Alerts and the filter of the feed say a topic by its name: no two have one. */
const withFreeName = <T>(name: string, write: () => PromiseLike<T>): Promise<T> =>
  unlessTaken("topics_name", () => new Refusal(409, "topic_exists", `There is a topic ${name} already`), write);

type Asked = AskedBySession & { tx: Tx };

async function record({ tx, scope, session }: Asked, id: number, before: Topic | null, after: Topic | null) {
  const subject = { actor: actorOf(session), subjectType: "topic", subjectId: String(id) };
  await appendEvidence(tx, scope.customerId, [
    { ...subject, kind: "topic.changed", before: before && kept(before), after: after && kept(after) },
  ]);
}

/** What a person wrote; how much it found and what is gone is no decision. */
const kept = ({ hits: _, lastHitAt: __, gone: ___, ...written }: Topic) => written;
