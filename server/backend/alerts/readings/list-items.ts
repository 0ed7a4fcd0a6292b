import type { z } from "zod";
import type { listReadItems } from "~/backend/contract/reading";
import { currentArming } from "../../intake/news/arming/current-arming";
import type { Tx } from "../../platform/db/database";
import { type ItemPart, readPlace, writePlace } from "./item-places";
import { type PlacedItem, readItems } from "./read-items";

type Query = z.output<typeof listReadItems.query>;
type Answer = z.input<typeof listReadItems.response>;

/** A page of news that was read; where a page is not filled by one part of the list, the next one goes on. */
export async function listItems(tx: Tx, customerId: number, { size, after, sort, ...filter }: Query): Promise<Answer> {
  const parts = partsOf(sort, filter.reviewed);
  const begin = after === undefined ? null : readPlace(after, parts);
  const arming = await currentArming(tx);
  const found: PlacedItem[] = [];
  for (const part of parts.slice(begin ? parts.indexOf(begin.part) : 0)) {
    const limit = size + 1 - found.length;
    if (limit <= 0) break;
    const from = begin?.part === part ? begin : null;
    found.push(...(await readItems(tx, customerId, filter, { arming, part, after: from, limit })));
  }
  const page = found.slice(0, size);
  const last = found.length > size ? page.at(-1) : undefined;
  return { content: page.map(({ item }) => item), after: last ? writePlace(last.place) : null };
}

function partsOf(sort: Query["sort"], reviewed: Query["reviewed"]): readonly ItemPart[] {
  if (reviewed === "yes") return ["reviewed"];
  return sort === "alerts" ? ["with-alert", "without-alert"] : ["all"];
}
