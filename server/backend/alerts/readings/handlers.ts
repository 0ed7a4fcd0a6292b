import { explainText, listReadItems, readReading, readReadingQuality, reviewReading } from "~/backend/contract/reading";
import { currentArming } from "../../intake/news/arming/current-arming";
import { currentCorrections } from "../../intake/news/corrections/current-corrections";
import { explainAll } from "../../intake/news/explain/explain";
import { toFacts } from "../../intake/news/to-facts";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { wordsInText } from "../own-words/told-words";
import { listItems } from "./list-items";
import { readQuality } from "./quality";
import { type PlacedItem, readItems } from "./read-items";
import { review } from "./review";

export const readingHandlers: Handler[] = [
  answer(listReadItems, ({ tx, scope, query }) => listItems(tx, scope.customerId, query)),

  answer(readReading, ({ tx, scope, params }) => itemOf(tx, scope.customerId, params.itemId)),

  answer(explainText, async ({ tx, scope, body: { title, text, language } }) => {
    const arming = await currentArming(tx);
    const corrections = await currentCorrections(tx, scope.customerId);
    const item = { title, summary: text, language, publishedAt: null };
    const [read] = await explainAll({ texts: [{ item, asOf: new Date(), homeCountry: null }], arming, corrections });
    if (!read) throw new Error("A thread answered nothing");
    const own = await wordsInText(tx, scope.customerId, { title, text, language: read.language.tag });
    return { ...toFacts(read, arming), ownWords: own };
  }),

  answer(reviewReading, async ({ tx, scope, session, params, body }) => {
    await review(tx, { ...scope, actor: actorOf(session) }, params.itemId, body);
    return itemOf(tx, scope.customerId, params.itemId);
  }),

  answer(readReadingQuality, ({ tx, scope }) => readQuality(tx, scope.customerId)),
];

async function itemOf(tx: Tx, customerId: number, id: number): Promise<PlacedItem["item"]> {
  const page = { arming: await currentArming(tx), part: "all", after: null, limit: 1 } as const;
  const [found] = await readItems(tx, customerId, { id }, page);
  if (!found) throw notFound("item");
  return found.item;
}
