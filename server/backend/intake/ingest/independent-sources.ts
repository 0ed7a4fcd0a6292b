import type { SourceContent } from "../../platform/db/schema/events";
import { bitsApart, quartersOf } from "../news/same-text/simhash";
import { type Facts, retold } from "./retold";

/** Of a report, what tells whether it is another's word for it. */
export interface Told extends Pick<SourceContent, "simhash" | "publisher" | "isDoubtful">, Facts {
  sourceName: string;
}

/** The reports that stand, without those that are only news where others tell of an event: they say nothing of it. */
export function standing<T extends { withdrawn?: boolean; eventTypeId?: string }>(reports: readonly T[]): T[] {
  const all = reports.filter(({ withdrawn }) => !withdrawn);
  const ofEvent = all.filter(({ eventTypeId }) => eventTypeId !== "news");
  return ofEvent.length > 0 ? ofEvent : all;
}

/**
 * How many sources tell of an event on their own: all that one source or the publishers of one group tell count once, and so do copies of
 * one text (design 40, "Same text"), in whatever order they are told. Who only tells again what others told in another language counts as none.
 */
export function independentSources(reports: readonly Told[]): number {
  const words = new Words();
  for (const { sourceName, publisher, simhash } of reports) {
    const source = `source ${sourceName}`;
    words.join(source, source);
    if (publisher !== undefined) words.join(source, `publisher ${publisher}`);
    if (simhash !== undefined) words.join(source, `text ${simhash}`);
  }
  joinCopies(words, new Set(reports.flatMap(({ simhash }) => simhash ?? [])));
  const again = retold(reports);
  const own = new Set(
    reports.filter((one) => !again.has(one)).map(({ sourceName }) => words.of(`source ${sourceName}`)),
  );
  return Math.max(own.size, Math.min(1, reports.length));
}

/** One source tells of it, or several that say the same, and such sources were often wrong. */
export const isUnconfirmed = (reports: readonly Told[]): boolean =>
  reports.length > 0 && reports.every(({ isDoubtful }) => isDoubtful) && independentSources(reports) === 1;

/** Texts that differ in few bits have a quarter in common; of thousands of texts few have. */
function joinCopies(words: Words, hashes: ReadonlySet<string>): void {
  const byQuarter = new Map<string, string[]>();
  for (const hash of hashes) {
    for (const quarter of quartersOf(hash)) {
      const alike = byQuarter.get(quarter) ?? [];
      byQuarter.set(quarter, alike);
      for (const other of alike) {
        const [one, two] = [`text ${hash}`, `text ${other}`];
        if (!words.areJoined(one, two) && bitsApart(hash, other) <= COPIED) words.join(one, two);
      }
      if (alike.length < MOST_ALIKE) alike.push(hash);
    }
  }
}

/** Of texts of one form. */
const MOST_ALIKE = 200;

/** Bits of 64 in which an edited copy differs at most. */
const COPIED = 3;

/** Sources, groups and texts, those that are one another's word together. */
class Words {
  private readonly parents = new Map<string, string>();

  join(one: string, other: string): void {
    this.parents.set(this.first(one), this.first(other));
  }

  areJoined(one: string, other: string): boolean {
    return this.first(one) === this.first(other);
  }

  /** Whose word it is: the same name for all that are joined. */
  of(name: string): string {
    return this.first(name);
  }

  private first(name: string): string {
    let at = name;
    for (let parent = this.parents.get(at) ?? at; parent !== at; parent = this.parents.get(at) ?? at) at = parent;
    this.parents.set(name, at);
    return at;
  }
}
