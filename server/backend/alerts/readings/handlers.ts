import { z } from "zod";
import { explainText, listReadItems, readReading, readReadingQuality, reviewReading } from "~/backend/contract/reading";
import { currentArming } from "../../intake/news/arming/current-arming";
import { explainAll } from "../../intake/news/explain/explain";
import { actorOf } from "../../people/session/actor";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import { readQuality } from "./quality";
import { type ItemPlace, readItems } from "./read-items";
import { review } from "./review";
import { toFacts } from "./to-facts";

export const readingHandlers: Handler[] = [
  answer(listReadItems, async ({ tx, scope, query: { size, after, ...filter } }) => {
    const arming = await currentArming(tx);
    const page = { arming, after: after === undefined ? null : readPlace(after), limit: size + 1 };
    const items = await readItems(tx, scope.customerId, filter, page);
    const content = items.slice(0, size);
    const last = items.length > size ? content.at(-1) : undefined;
    return { content, after: last ? writePlace(last) : null };
  }),

  answer(readReading, async ({ tx, scope, params }) => {
    const page = { arming: await currentArming(tx), after: null, limit: 1 };
    const [item] = await readItems(tx, scope.customerId, { id: params.itemId }, page);
    if (!item) throw notFound("item");
    return item;
  }),

  answer(explainText, async ({ tx, body: { title, text, language } }) => {
    const arming = await currentArming(tx);
    const item = { title, summary: text, language, publishedAt: null };
    const [read] = await explainAll({ texts: [{ item, asOf: new Date(), homeCountry: null }], arming });
    if (!read) throw new Error("A thread answered nothing");
    return toFacts(read, arming);
  }),

  answer(reviewReading, async ({ tx, scope, session, params, body }) => {
    await review(tx, { ...scope, actor: actorOf(session) }, params.itemId, body);
    const page = { arming: await currentArming(tx), after: null, limit: 1 };
    const [item] = await readItems(tx, scope.customerId, { id: params.itemId }, page);
    if (!item) throw notFound("item");
    return item;
  }),

  answer(readReadingQuality, ({ tx, scope }) => readQuality(tx, scope.customerId)),
];

const place = z.tuple([z.iso.datetime(), z.int().positive()]);

const writePlace = ({ readAt, id }: ItemPlace): string =>
  Buffer.from(JSON.stringify([readAt, id])).toString("base64url");

/** Throws 422 for what is no cursor of this list. */
function readPlace(text: string): ItemPlace {
  const read = place.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  if (read.success) return { readAt: read.data[0], id: read.data[1] };
  throw new Refusal(422, "invalid_input", "Some of the input is not valid", [
    { path: "query.after", message: "is not a cursor of this list; leave it out to start at the first page" },
  ]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
