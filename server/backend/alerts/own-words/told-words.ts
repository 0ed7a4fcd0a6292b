import type { OwnWords } from "~/backend/contract/lexicon";
import { compileOwn, findOwn } from "../../intake/news/own-words/find-own";
import type { Tx } from "../../platform/db/database";
import { entriesAtWork } from "./stored-row";

/** What a customer's rows find in a text that somebody asks about, as they are now. */
export async function wordsInText(
  tx: Tx,
  customerId: number,
  { title, text, language }: { title: string; text: string; language: string | null },
): Promise<OwnWords | null> {
  const spoken = language?.toLowerCase().split("-", 1)[0];
  if (!spoken) return null;
  const found = findOwn(
    { title, extract: text },
    await compileOwn(await entriesAtWork(tx, { customerId, language: spoken })),
  );
  if (!found) return null;
  const { id, name, version, eventTypeId } = found.entry;
  return {
    ...{ id, name, version, eventTypeId, quotes: [found.span.quote] },
    ...{ isRemoved: false, itemId: null, alertId: null },
  };
}
