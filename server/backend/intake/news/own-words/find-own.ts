import type { OwnRow } from "../../../platform/db/shapes/lexicon";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { compileInTurns, type Lexicon } from "../lexicon/compile-lexicon";
import { findEvidence } from "../lexicon/find-evidence";
import type { EventRow } from "../lexicon/row";
import type { EventStatus, Span } from "../types";

/** A row that a customer wrote, of one language. */
export interface OwnEntry extends OwnRow {
  id: number;
  eventTypeId: EventTypeId;
}

export interface Found<T> {
  entry: T;
  status: EventStatus | null;
  span: Span;
}

/** The rows of one customer and one language. */
export interface OwnLexicon<T> {
  entries: ReadonlyMap<string, T>;
  lexicon: Lexicon;
}

/** As one trie. Their words have to be valid. */
export async function compileOwn<T extends OwnEntry>(entries: readonly T[]): Promise<OwnLexicon<T>> {
  return {
    entries: new Map(entries.map((entry) => [keyOf(entry), entry])),
    lexicon: await compileInTurns("own-words", entries.map(lexiconRowOf)),
  };
}

/** The row that leads in a text, cause before consequence; null where none has its words there. Only what is kept of a text is looked at. */
export function findOwn<T>(
  { title, extract }: { title: string; extract: string },
  { entries, lexicon }: OwnLexicon<T>,
): Found<T> | null {
  const { types, status } = findEvidence({ title, extract, body: "" }, lexicon);
  const [leading] = types;
  const entry = leading && entries.get(leading.rule.slice(leading.rule.indexOf("#") + 1));
  return entry && leading.span ? { entry, status: status?.value ?? null, span: leading.span } : null;
}

/** As the shared rows are written. */
export function lexiconRowOf(entry: OwnEntry): EventRow {
  const { eventTypeId, any, near, before, not, fields, status, match, no } = entry;
  return {
    ...{ id: keyOf(entry), type: eventTypeId, any, fields, match, no },
    ...(near && { near }),
    ...(before && { before }),
    ...(not.length > 0 && { not }),
    ...(status && { status }),
  };
}

const keyOf = ({ id }: OwnEntry): string => `own-${id}`;
