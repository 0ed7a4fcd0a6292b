import type { LabelledText } from "../../../server/backend/intake/news/labelled/read-labelled";
import { type Learned, type ReadTypes, readTypes } from "../../../server/backend/intake/news/read-text";

export interface Read {
  text: LabelledText;
  read: ReadTypes;
}

export const readAll = (texts: readonly LabelledText[], learned: Learned): Read[] =>
  texts.map((text) => ({
    text,
    read: readTypes({ title: text.title, extract: text.text, body: "" }, text.language, learned),
  }));

/** Of a type, or of all: what was found, as an event or for review, and what of it was published. */
export interface Figures {
  labelled: number;
  found: number;
  right: number;
  published: number;
  publishedRight: number;
}

/** `of` names the row that a type's texts count in; a text counts where it is labelled and where it is found. */
export function figuresBy(
  reads: readonly Read[],
  of: (type: string, text: LabelledText) => string,
): Map<string, Figures> {
  const rows = new Map<string, Figures>();
  const row = (type: string, text: LabelledText): Figures => {
    const key = of(type, text);
    const known = rows.get(key) ?? { labelled: 0, found: 0, right: 0, published: 0, publishedRight: 0 };
    rows.set(key, known);
    return known;
  };
  for (const { text, read } of reads) {
    if (text.type !== "none") row(text.type, text).labelled += 1;
    const found = read.types[0]?.value;
    if (read.outcome === "nothing" || !found) continue;
    const figures = row(found, text);
    const right = found === text.type ? 1 : 0;
    figures.found += 1;
    figures.right += right;
    if (read.outcome !== "event") continue;
    figures.published += 1;
    figures.publishedRight += right;
  }
  return rows;
}

export const f1 = ({ labelled, found, right }: Figures): number => (right === 0 ? 0 : (2 * right) / (labelled + found));

export const sum = (figures: Iterable<Figures>): Figures => {
  const total = { labelled: 0, found: 0, right: 0, published: 0, publishedRight: 0 };
  for (const one of figures) {
    for (const key of Object.keys(total) as (keyof Figures)[]) total[key] += one[key];
  }
  return total;
};

/** Published though the text reports no event, of a thousand such texts. */
export function falseAlarms(reads: readonly Read[]): { texts: number; alarms: number } {
  const none = reads.filter(({ text }) => text.type === "none");
  return { texts: none.length, alarms: none.filter(({ read }) => read.outcome === "event").length };
}
